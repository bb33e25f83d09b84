import type { SampleExpert } from './sample-expert.ts'

export const arashGolestani = {
  profileUrl: 'arash-golestani',
  firstName: 'Arash',
  lastName: 'Golestani',
  email: 'arash@golestani-practice.example',
  plan: 'free',
  agentType: 'coach',
  currentRole: 'Sales coach to professional firms',
  industry: 'Consulting',
  businessAreas: ['Sales', 'Strategy/Leadership'],
  headline: 'New clients, without the sales patter',
  coreProblemSolved: 'Consulting partners who do brilliant work and will do anything rather than sell it',
  coreDeliverables: [
    'A list of forty people whom each partner would be glad to ring',
    'A first meeting that needs no slides',
    'A weekly hour in which the partners do it together',
  ],
  keySkills: ['Partner coaching', 'Client conversations', 'Proposal discipline', 'Pipeline reviews'],
  expertise: [
    'partners who will not sell',
    'consulting pipeline is empty',
    'too many proposals and too few wins',
    'how to win clients without cold calling',
    'business development for consultants',
    'procurement pushing our fees down',
    'experts who hate selling',
  ],
  about:
    'I was an engineer who was made partner and then told to sell, and for two years I hid in my projects. What helped was learning that a client’s worry is more interesting than my method. I have coached 160 partners since, most of them shy.',
  yearsExperience: '20+ years',
  signatureSystem: [
    {
      title: 'Forty names',
      outcome: 'Each partner writes down the people whom they would like to hear from.',
    },
    { title: 'One worry', outcome: 'Every call is about something that keeps the other person awake.' },
    { title: 'The shared hour', outcome: 'Partners ring from one room, on the same morning each week.' },
  ],
  stories: [
    {
      key: 'empty-autumn',
      title: 'Three partners and an empty autumn',
      subtitle: '£1.3m of work from 61 telephone calls',
      industry: 'Consulting',
      timeline: 'Twelve weeks, 2024',
      situation:
        'A firm of structural engineers in Sheffield had 34 staff and no work booked after September. Its three partners had not rung a client in a year except about a fault. They had paid an agency £28,000 for 900 cold e-mails, which brought two replies.',
      task: 'They asked me for a sales team. I had twelve weeks to make one out of the three of them, before they would have to let ten people go.',
      action:
        'I asked each to name forty people they would be happy to meet on a train. On Tuesdays from nine to ten we sat in one room and they rang, with one question only: which of your buildings worries you? I made the first calls myself, badly, so that nobody needed to be good at it. Nobody was allowed to mention the firm’s services unless asked.',
      result:
        'They made 61 calls in twelve weeks. Nineteen became visits and seven became work, worth £1.3m together, and nobody was let go. The Tuesday hour has gone on for a year without me.',
      validatedOn: '2025-10-02',
    },
    {
      key: 'fewer-proposals',
      title: 'The year we wrote nine proposals',
      subtitle: 'Seven wins in nine instead of eleven in 84',
      industry: 'Consulting',
      timeline: 'One year, 2023',
      situation:
        'A pricing consultancy in Frankfurt wrote 84 proposals in a year and won eleven. Each took about four days, so its best people spent a third of their time on paper that lost. The partners’ answer was to write them faster.',
      task: 'I was hired to improve the template. I proposed that no proposal be written until the client had agreed the price aloud.',
      action:
        'I sat in on twelve first meetings and noted who first said a number. It was never us. We practised saying it in the second meeting, in a plain sentence, and then keeping quiet for as long as it took. If the client flinched, we talked about that. Only after a spoken yes did anybody write, and then two pages at most.',
      result:
        'They wrote nine proposals that year and won seven, and fees rose from €2.6m to €3.1m. About 300 working days went back to clients. Two of the prospects who had flinched came back a year later.',
      validatedOn: '2026-01-22',
    },
    {
      key: 'procurement-lunch',
      title: 'When procurement joined the meeting',
      subtitle: 'Fees held on eight contracts of ten',
      industry: 'Consulting',
      timeline: 'Nine months, 2025',
      situation:
        'A safety consultancy in Aberdeen had sold to plant managers for twenty years over lunch. In 2024 its ten largest clients put procurement departments in between, and four of them asked for 15 per cent off by return of post.',
      task: 'The partners wanted a script for saying no. I wanted them to know what a buyer is measured on before they said anything.',
      action:
        'I brought in a retired buyer, and for two mornings the partners played the buyer’s part while she played theirs. They learned that a buyer needs a saving she can write down, and that it need not be the day rate. For each of the ten clients we prepared three such savings: fewer visits, fixed reports, one invoice. The plant manager had checked the list first.',
      result:
        'Eight of the ten contracts were renewed at the old day rate, one at four per cent less, and one was lost. The clients wrote down £420,000 of savings between them. Two buyers now bring the firm new sites.',
      validatedOn: '2026-10-08',
    },
    {
      key: 'shy-actuary',
      title: 'The actuary who hated the telephone',
      subtitle: 'From no clients of her own to eleven',
      industry: 'Consulting',
      timeline: 'Eighteen months, 2022 to 2024',
      situation:
        'The most gifted actuary in a firm of sixty had been passed over for partner twice because she brought in no clients. She wrote her telephone calls out in full beforehand, and then did not make them. A rival had offered her a post with no selling in it.',
      task: 'The senior partner asked me to make her a seller within two years. She asked me not to make her into somebody else.',
      action:
        'I let the telephone go. What she did gladly was explain, so we built on that: every second month she wrote two pages on one pension problem and sent it to twenty people by name, with a question at the end. When one of them answered, she answered back at length. I only insisted that she suggest a meeting by the third letter.',
      result:
        'In eighteen months she had eleven clients of her own, worth £540,000 a year, and she was made partner in 2024. She has made four telephone calls. Three younger colleagues now write letters of their own.',
      validatedOn: '2026-10-08',
    },
  ],
  references: [
    {
      name: 'Colin Brathwaite',
      email: 'colin@loxley-structures.example',
      company: 'Loxley Structures',
      role: 'Partner',
      relationship: 'One of the three partners he coached in 2024',
      feedback:
        'He rang first, and he was terrible, and the client laughed and told him about a car park. That car park kept four of our people in work. I still ring on Tuesdays.',
      confirmedAt: '2025-09-23T08:00:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-10-02T13:10:00Z',
      confirms: ['empty-autumn'],
    },
    {
      name: 'Franziska Odenthal',
      email: 'f.odenthal@ziffernhaus.example',
      company: 'Ziffernhaus',
      role: 'Managing Partner',
      relationship: 'His client in 2023, still in touch twice a year',
      feedback:
        'We advise others on price and did not dare to say our own. The silence after the number is the hardest thing I have learned in this job, and the most profitable.',
      confirmedAt: '2026-01-13T14:45:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2026-01-22T10:20:00Z',
      confirms: ['fewer-proposals'],
    },
    {
      name: 'Eleri Vaughan-Osei',
      email: 'eleri@granite-quay-safety.example',
      company: 'Granite Quay Safety',
      role: 'Commercial Partner',
      relationship: 'Worked with him through ten renewals in 2025',
      feedback:
        'I went into that room wanting to defend our day rate and came out wanting to help a buyer fill in a form. Eight of ten held. I was also the young colleague down the corridor when the actuary got her letters, which is why I rang him.',
      confirmedAt: '2026-09-29T09:35:00Z',
      readBy: 'C. Beaufort',
      readAt: '2026-10-08T15:30:00Z',
      confirms: ['procurement-lunch', 'shy-actuary'],
    },
  ],
} satisfies SampleExpert
