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
        'A firm of structural engineers in Sheffield had 34 staff and nothing booked after September. Its three partners had not rung a client in a year, except about a fault. The firm had paid an agency £28,000 to send 900 cold e-mails, and two people wrote back, one of them to ask to be left alone.',
      task: 'The partners wanted enough work in the book by September to keep everybody, and they were frank with me that otherwise ten people would go. That gave us twelve weeks.',
      action:
        'Each partner wrote down forty people they would be pleased to bump into on a train. On Tuesdays from nine to ten we shut ourselves in one room and rang them to ask which of their buildings worried them, and we kept quiet about the firm’s services unless somebody asked. I made the first calls myself, and I was dreadful, which cheered everybody up no end.',
      result:
        'The three partners made 61 calls in twelve weeks, which is only about five a week. Nineteen of the calls turned into visits and seven into work, worth £1.3m together, and nobody had to go. They were still ringing on Tuesdays a year later, by which time they had quite forgotten to invite me.',
      validatedOn: '2025-10-02',
    },
    {
      key: 'fewer-proposals',
      title: 'The year we wrote nine proposals',
      subtitle: 'Seven wins in nine instead of twelve in 84',
      industry: 'Consulting',
      timeline: 'One year, 2023',
      situation:
        'A pricing consultancy in Frankfurt wrote 84 proposals in a year and won twelve of them. A proposal took about four days, so some very clever people were spending 336 days a year on paper, and most of it lost. The partners’ plan, bless them, was to write proposals faster.',
      task: 'I had been hired to improve the proposal template. After a morning with it I told the partners that it was a lovely template, and that I would rather nobody wrote a word until the client had said yes to a price, out loud.',
      action:
        'I sat in on a dozen first meetings to hear who would be first to say a number, and it was never one of ours. So we practised saying the price in the second meeting, in one plain sentence, and then (this is the hard bit) saying nothing at all. If the client flinched, we talked about the flinch. Only after a spoken yes did anybody write, and then two pages at most.',
      result:
        'The consultancy wrote nine proposals that year and won seven, and fees rose from €2.6m to €3.1m. About three hundred working days went back to clients. Two of the prospects who had flinched at the price came back the year after, of their own accord.',
      validatedOn: '2026-01-22',
    },
    {
      key: 'procurement-lunch',
      title: 'When procurement joined the meeting',
      subtitle: 'Fees held on eight contracts of ten',
      industry: 'Consulting',
      timeline: 'Nine months, 2025',
      situation:
        'A safety consultancy in Aberdeen had sold to plant managers over lunch for twenty years, very happily. In 2024 its ten largest clients put procurement departments in between. Four of the new buyers opened by asking for 15 per cent off by return of post.',
      task: 'The partners wanted to hold their day rate through all ten renewals, and to stop dreading the buyer’s name on the telephone.',
      action:
        'I brought in a retired buyer, and for two mornings the partners played the buyer while she played them. It dawned on everybody that a buyer needs a saving she can write down, and that it need not be the day rate. We prepared three such savings for each contract, fewer visits, say, or one invoice, and had the plant manager check them first. With the biggest client I skipped the plant manager, because we were late.',
      result:
        'Eight of the ten contracts were renewed at the old day rate, and one at four per cent less. The biggest one we lost: the plant manager had never seen our list, would not speak for it, and quite right too. Losing that contract cost £190,000 a year and one consultant’s job, and the skipping was mine.',
      validatedOn: '2026-10-08',
    },
    {
      key: 'shy-actuary',
      title: 'The actuary who hated the telephone',
      subtitle: 'From no clients of her own to ten',
      industry: 'Consulting',
      timeline: 'Eighteen months, 2022 to 2024',
      situation:
        'The most gifted actuary in a firm of sixty had twice been passed over for partner because she brought in no clients. The actuary used to write her telephone calls out in full beforehand, and then not make them. A rival had offered the actuary a post with no selling in it, and she was sorely tempted.',
      task: 'The senior partner gave me two years to turn the actuary into somebody who brought in clients. She had a condition of her own, which was that she should still recognise herself at the end.',
      action:
        'We gave up on the telephone in about a week. What the actuary loved was explaining, so every second month she wrote two pages on a single pension problem and sent them to twenty people by name, with a question at the end. Whoever wrote back got an answer at whatever length she pleased. All I insisted on was that by the third letter she suggest a meeting.',
      result:
        'After eighteen months the actuary had ten clients of her own, worth £540,000 a year, and in 2024 she was made partner. She says that she made four telephone calls in all that time. Three younger colleagues have started letters too, and one of the three can actually write.',
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
        'He rang first, and he was terrible, and the client laughed and told him about a car park. That car park kept four of our people in work. It was one of seven jobs, and I still ring on Tuesdays.',
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
        'We went from one win in seven to seven in nine. I checked the figure twice because my own partners did not believe it. The pause after the price has not become any easier.',
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
      relationship: 'Worked with him through ten renewals in 2025; at the actuary’s firm until 2024',
      feedback:
        'Eight of our ten renewals held, and the nine clients who stayed could report £420,000 of savings between them. He told the partners himself why we had lost the tenth. I rang him in the first place because I had worked down the corridor from the actuary and had seen what the letters did.',
      confirmedAt: '2026-09-29T09:35:00Z',
      readBy: 'C. Beaufort',
      readAt: '2026-10-08T15:30:00Z',
      confirms: ['procurement-lunch', 'shy-actuary'],
    },
  ],
} satisfies SampleExpert
