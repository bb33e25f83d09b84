import type { SampleExpert } from './sample-expert.ts'

export const tomArkwright = {
  profileUrl: 'tom-arkwright',
  firstName: 'Tom',
  lastName: 'Arkwright',
  email: 'tom@arkwright-advice.example',
  plan: 'sprint',
  agentType: 'coach',
  currentRole: 'Family business adviser',
  industry: 'Manufacturing',
  businessAreas: ['Strategy/Leadership', 'People'],
  headline: 'A successor, a date, and Sunday lunch kept',
  coreProblemSolved: 'Family firms where nobody will say who leads next',
  coreDeliverables: [
    'A named successor and a date that the whole family has heard at the same table',
    'One page that says who owns, who works and who decides',
    'A leaving plan for the founder that begins with what the founder goes to',
  ],
  keySkills: ['Family succession', 'Founder exits', 'Share agreements', 'Hard conversations'],
  expertise: [
    'choosing a successor in a family firm',
    'family business succession',
    'founder will not retire',
    'brothers and sisters who disagree about the company',
    'shares for children who do not work in the firm',
    'second generation takeover',
    'how to talk to my father about the business',
  ],
  about:
    'I grew up in my family’s pattern shop in Keighley, worked in it for ten years, and was not the one who took it on. Since 2011 I have sat at the tables of 43 other families. I work with everybody who owns a share or washes up afterwards, and I never take a fee that depends on a sale.',
  yearsExperience: '11-15 years',
  signatureSystem: [
    {
      title: 'Every chair once',
      outcome: 'Each member of the family has said what they want, alone and in confidence.',
    },
    {
      title: 'Own, work, decide',
      outcome: 'Three words that had been one are written down as three.',
    },
    {
      title: 'The date',
      outcome: 'A successor and a day are named in one room, and the works hears it first.',
    },
  ],
  hours: {
    timeZone: 'Europe/London',
    length: 60,
    week: { Wednesday: ['09:00-12:45'], Thursday: ['18:00-20:15'] },
  },
  stories: [
    {
      key: 'the-empty-chair',
      title: 'The empty chair',
      subtitle: 'A named successor after nine years of silence',
      industry: 'Manufacturing',
      timeline: 'One spring, 2010',
      situation:
        'My father’s chair stood empty at our own board table from the day of his stroke in 2001, and three of us sat round it: my cousin Beth, my uncle and me. For nine years we ran a pattern shop of 64 people by each doing what we thought he would have done, and not one of us asked who was in charge.',
      task: 'The bank wanted one signature by the summer, and not three. Somebody had to find out whose that should be, and I had to be ready for it not to be mine.',
      action:
        'I went round the eight who owned a share, one at a time, and asked each whom they would follow if the shop caught fire. I wrote the answers on slips, told everybody together what the slips said and not who had said it, and proposed Beth before anybody could propose me, which I had promised myself in the car.',
      result:
        'We had avoided the succession talk for nine years; within a quarter we had a named successor and a date. Beth took over on 1 September, the bank renewed for five years, and the shop employs 81 people today.',
      validatedOn: '2025-02-20',
    },
    {
      key: 'brother-with-the-keys',
      title: 'The brother with the keys',
      subtitle: 'Two brothers, one managing director, no split',
      industry: 'Manufacturing',
      timeline: 'Five months, 2019',
      situation:
        'Two brothers in Leicester each owned half of a knitwear mill, and each called himself managing director, so suppliers were paid twice or not at all. The older one held the only keys to the dye house and had not taken a holiday since 2006, because he would have had to hand them over.',
      task: 'Their mother, who owned the building, had given them until Diwali to settle it between them, or she would sell it over their heads, and she meant it.',
      action:
        'I spent a week in the mill asking the 58 people there whom they went to, and what for. The answers came out almost tidy: they went to one brother about cloth and to the other about customers. I told the two of them together, over their mother’s dal, so that neither heard it first, and we wrote two jobs from it, one of which answers to the other.',
      result:
        'The younger brother became managing director with nearly three weeks to spare. The older one runs the dye house, and last year he spent three weeks in Gujarat. Late supplier payments fell from 41 a month to two.',
      validatedOn: '2025-05-08',
    },
    {
      key: 'equal-was-not-fair',
      title: 'Equal was not fair',
      subtitle: 'Four children, one share agreement, all signed',
      industry: 'Manufacturing',
      timeline: 'Seven months, 2022',
      situation:
        'A widow near Gdańsk meant to leave her packaging company to her four children in equal parts. One daughter had run it for twelve years, and the other three lived abroad and counted on their dividends. The daughter who stayed had a competitor’s offer in her desk and had told nobody, not even her husband.',
      task: 'The mother wanted a division that all four would sign, while she was alive to explain it to them.',
      action:
        'I had the work valued apart from the ownership, so that twelve years of it had a number. Then each of the four wrote down a division, alone, before anybody had spoken, and I went through them at my own desk first. Three of the divisions were nearer to each other than the family had feared, and the youngest son’s was a long way off.',
      result:
        'All four signed one afternoon in September: the daughter has 52 per cent and the votes, and the others have a dividend fixed for ten years. The youngest signed because his mother asked him to. He did not come home that Christmas or the next, and I still think I should have gone to Toronto to see him before I showed anybody a figure.',
      validatedOn: '2025-10-16',
    },
    {
      key: 'thursday-visits',
      title: 'The Thursday visits',
      subtitle: 'A founder who came back on invitation only',
      industry: 'Manufacturing',
      timeline: 'Four months, 2024',
      situation:
        'The founder of a pump maker in Bursa had retired in January with a dinner and a watch. From February he came in every Thursday, walked the floor and changed the production plan. His niece, the new managing director, had cancelled three of his orders and dreaded every Wednesday night.',
      task: 'The niece wanted him kept off the floor. I said I would try, though I had never yet seen a man stay away from a thing he had built because he was told to.',
      action:
        'I went round with the founder on two Thursdays and kept an eye on what he looked at, and it was never the plan, it was always the apprentices. So uncle and niece agreed on a workshop of his own across the yard, with six apprentices in it and no telephone to the floor, and they announced it side by side.',
      result:
        'The founder has not changed a production plan since May, and delivery on time rose from 71 to 93 per cent. All six of his first apprentices passed, two of them with distinction. He walks the floor when his niece invites him, and is in that workshop four days a week, so I cannot claim to have retired him.',
      validatedOn: '2026-03-05',
    },
  ],
  references: [
    {
      name: 'Beth Ormondroyd',
      email: 'beth@aireworth-patterns.example',
      company: 'Aireworth Patterns',
      role: 'Managing Director',
      relationship: 'Tom’s cousin, worked beside him from 2001 to 2011',
      feedback:
        'He wanted that chair and everybody knew it. He told us what was on the slips and then he proposed me. It took me a year to stop asking him what he thought of things, and he was good about that as well.',
      confirmedAt: '2025-02-11T19:24:00Z',
      readBy: 'A. Demir',
      readAt: '2025-02-18T10:15:00Z',
      confirms: ['the-empty-chair'],
    },
    {
      name: 'Clive Amankwah',
      email: 'clive.amankwah@rombalds-bank.example',
      company: 'Rombalds Commercial Bank',
      role: 'Relationship Director, retired',
      relationship:
        'Banker to the family in 2010; has sent Tom five clients since, the Leicester mill among them',
      feedback:
        'I had asked for one signature and expected a quarrel. What came back was a page that said who owns, who works and who decides, and we renewed for five years on the strength of it. At the Leicester mill late payments were down to a couple a month when I last saw the ledger.',
      confirmedAt: '2025-02-12T08:55:00Z',
      readBy: 'A. Demir',
      readAt: '2025-02-18T10:42:00Z',
      confirms: ['the-empty-chair', 'brother-with-the-keys'],
    },
    {
      name: 'Agnieszka Torvald',
      email: 'a.torvald@motlawa-packaging.example',
      company: 'Motława Packaging',
      role: 'Managing Director',
      relationship: 'The daughter who stayed; client from 2022, and still meets Tom once a year',
      feedback:
        'My sister and one of my brothers had written down more for me than I had, which I would never have known if he had let us talk first. My youngest brother and I have been speaking again since last summer. The 52 per cent stands.',
      confirmedAt: '2025-10-06T14:11:00Z',
      readBy: 'P. Nair',
      readAt: '2025-10-13T12:30:00Z',
      confirms: ['equal-was-not-fair'],
    },
    {
      name: 'Selin Kavaklı',
      email: 'selin@kavakli-pumps.example',
      company: 'Kavaklı Pumps',
      role: 'Managing Director',
      relationship: 'Client for four months in 2024',
      feedback:
        'I asked Tom how to keep my uncle out, and he had us build him a room. Our on-time delivery was 71 per cent in the spring and 93 by the end of the year. My uncle complains about the heating.',
      confirmedAt: '2026-02-23T09:37:00Z',
      readBy: 'S. Okoye',
      readAt: '2026-03-02T16:20:00Z',
      confirms: ['thursday-visits'],
    },
  ],
} satisfies SampleExpert
