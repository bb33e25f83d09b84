import type { SampleExpert } from './sample-expert.ts'

export const kwabenaAidoo = {
  profileUrl: 'kwabena-aidoo',
  firstName: 'Kwabena',
  lastName: 'Aidoo',
  email: 'kwabena@aidoo-homes-finance.example',
  plan: 'sprint',
  agentType: 'coach',
  currentRole: 'Housing finance adviser',
  industry: 'Real Estate',
  businessAreas: ['Funding/Finance', 'Projects'],
  headline: 'Stalled housing schemes, funded and back on site',
  coreProblemSolved: 'Housing schemes with consent, half a site and a lender who has gone quiet',
  coreDeliverables: [
    'A funding plan that a lender can approve in one meeting',
    'A phasing that pays for its own next step',
    'A monthly cash page that a board can read without an accountant',
  ],
  keySkills: ['Development finance', 'Phasing and viability', 'Lender negotiation', 'Cash flow for boards'],
  expertise: [
    'stalled housing development',
    'lender has pulled out of our scheme',
    'development no longer viable after cost rises',
    'affordable housing funding gap',
    'contractor went bust half way through',
    'second staircase redesign cost',
    'housing association cash flow',
    'refinance an unfinished building site',
  ],
  about:
    'I ran the development lending desk of a small bank for twelve years and refused more schemes than I funded, so I know what the refusal letter leaves out. Now I sit with the people who received it. I have helped to finish 1,340 homes that somebody had given up on.',
  yearsExperience: '20+ years',
  scorecardActive: true,
  signatureSystem: [
    {
      title: 'Walk the site with the ledger',
      outcome: 'What is built, what is paid and what is owed, on one sheet.',
    },
    {
      title: 'Find the scheme inside the scheme',
      outcome: 'The smallest part that can be finished, sold or let by itself.',
    },
    {
      title: 'Take the risk apart',
      outcome: 'Each risk goes to the party that can carry it, and is priced once.',
    },
    { title: 'Report before they ask', outcome: 'The lender hears from you on the first of every month.' },
  ],
  hours: {
    timeZone: 'Europe/London',
    length: 45,
    week: { Monday: ['14:00-17:00'], Thursday: ['09:00-12:00', '13:30-16:30'] },
  },
  stories: [
    {
      key: 'silent-bank',
      title: 'Eighty-four homes and a silent bank',
      subtitle: 'Back on site in five months, finished in nineteen',
      industry: 'Real Estate',
      timeline: 'Nineteen months, 2022 to 2024',
      situation:
        'A scheme of 84 flats in Walsall stopped at the third floor when its contractor became insolvent. The bank had advanced £7.2m of a facility of £11m and no longer returned calls. Rain was coming through the stair cores, and 31 buyers had paid deposits.',
      task: 'The developer instructed me to find a new lender within six months, after which the buyers would be entitled to withdraw.',
      action:
        'Since no lender would take the whole scheme, I divided it. A surveyor certified floor by floor what had been built, for a fee of £38,000. Block A, with 38 flats and 22 of the 31 buyers, could be finished for £1.9m, and a regional lender agreed to fund that much by itself. The first bank consented to rank behind it in return for £600,000 out of the sales of Block A, on a fixed date.',
      result:
        'Work began again in the fifth month. Block A had been sold by the thirteenth, and its proceeds paid for Block B. All 84 flats were finished in nineteen months, 28 of the 31 buyers moved in, and the first bank was repaid in full.',
      validatedOn: '2025-04-24',
    },
    {
      key: 'cheap-half-first',
      title: 'The affordable half went up first',
      subtitle: '£3.4m less debt at its peak',
      industry: 'Real Estate',
      timeline: 'Two years, 2021 to 2023',
      situation:
        'A landowner near Exeter had consent for 120 houses, of which 42 were to be affordable. Every plan built the market houses first, as is usual, and every plan therefore needed £9.8m at its peak. Four lenders had declined in eighteen months.',
      task: 'The estate wished me to find a fifth lender for £9.8m. It seemed to me more promising to ask whether the sum need be so large.',
      action:
        'Before any ground was broken I offered the 42 affordable homes to two housing associations. One of them agreed to buy them all as they rose, at a fixed price, in five stage payments. That money built the roads and drains which the market houses would need as well. I then wrote to the four lenders again, with the smaller figure on the first line of the letter.',
      result:
        'Peak debt fell from £9.8m to £6.4m, and two of the four lenders made an offer. The first families moved in fourteen months after work began. The market houses sold somewhat sooner than forecast, at the prices that had been forecast.',
      validatedOn: '2025-10-16',
    },
    {
      key: 'second-staircase',
      title: 'The second staircase',
      subtitle: 'Twelve flats lost, the scheme kept',
      industry: 'Real Estate',
      timeline: 'Seven months, 2024',
      situation:
        'A housing association in south London had consent for a tower of 18 storeys when the rules on escape stairs changed. A second staircase removed twelve flats from the drawings and £4.1m from the value. The board was on the point of selling the land at a loss.',
      task: 'I had one quarter in which to show the board whether the tower could still be paid for, with honest figures in either case.',
      action:
        'The architect, the fire engineer and the lender’s surveyor worked in one room for three days, and each change was priced while it was being drawn. A basement with 40 parking spaces that nobody had asked for was omitted, the tower lost a floor, and six large flats became ten which the council agreed to lease. The lender saw the cost model on each of the three evenings.',
      result:
        'The gap narrowed from £4.1m to £300,000, and the lender approved the tower in one meeting. Piling started in November 2024. An uncharted sewer then cost a further £450,000, so that the association drew £750,000 from reserves instead of £300,000 and put off sixty new kitchens in its older homes by a year.',
      validatedOn: '2026-05-28',
    },
    {
      key: 'one-cash-page',
      title: 'The board that could not read its own cash',
      subtitle: 'A covenant breach seen five months ahead',
      industry: 'Real Estate',
      timeline: 'Eight months, 2025',
      situation:
        'A community land trust in Cumbria with 210 homes received a finance report of 64 pages. Its ten board members, two of them farmers and one a midwife, approved it unread. They learned from the lender’s own letter that a loan covenant had very nearly been broken.',
      task: 'The chair wanted a board that would see the next difficulty for itself, and the lender wanted evidence of it within the year.',
      action:
        'I asked each board member what they would wish to know before lending the trust their own money. Their ten questions became one page a month: cash for the next twelve months, the three promises made to the lender, and what would break each of them. For five months a different member presented the page, and I kept any corrections until afterwards.',
      result:
        'In October, the sixth month, the midwife observed that a roof programme would break a covenant in the following March. The board moved the roofs by a quarter. The lender took the trust off its watch list in the new year.',
      validatedOn: '2026-05-28',
    },
  ],
  references: [
    {
      name: 'Harjit Sandhu',
      email: 'harjit@blacklane-homes.example',
      company: 'Black Lane Homes',
      role: 'Managing Director',
      relationship: 'Kwabena’s client for the 84 flats, from 2022 until the last sale',
      feedback:
        'I had already lost my house in my head. He spent two days in the building and came out with 38 flats that we could finish. Paying £38,000 for a certificate felt like madness at the time, and it is the reason the lender said yes.',
      confirmedAt: '2025-04-14T18:10:00Z',
      readBy: 'A. Demir',
      readAt: '2025-04-17T09:30:00Z',
      confirms: ['silent-bank'],
    },
    {
      name: 'Pauline Vetch',
      email: 'p.vetch@threeshires-lending.example',
      company: 'Three Shires Lending',
      role: 'Head of Development Finance',
      relationship: 'Lent on two of his schemes and declined a third, 2021 to 2024',
      feedback:
        'I lent the £1.9m on Block A and was repaid on time. On Exeter I declined at £9.8m and offered at £6.4m, because the second letter had a signed purchaser behind it. His figures have never moved on me after the meeting.',
      confirmedAt: '2025-04-16T11:55:00Z',
      readBy: 'A. Demir',
      readAt: '2025-04-24T10:25:00Z',
      confirms: ['silent-bank', 'cheap-half-first'],
    },
    {
      name: 'Rosalind Yeo',
      email: 'rosalind.yeo@coombehay-estates.example',
      company: 'Coombehay Estates',
      role: 'Estate Trustee',
      relationship: 'Trustee of the land near Exeter throughout the two years',
      feedback:
        'We had always been told that the affordable homes were the price of the good ones, and in the event they paid for the road. I did have to explain to three cousins why the cheap houses were going up first.',
      confirmedAt: '2025-10-08T14:00:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2025-10-16T13:45:00Z',
      confirms: ['cheap-half-first'],
    },
    {
      name: 'Olumide Bankole',
      email: 'olumide.bankole@lambeth-reach.example',
      company: 'Lambeth Reach Housing Association',
      role: 'Development Director',
      relationship: 'Employed him for the tower review in 2024',
      feedback:
        'Those three days gave us a building, twelve flats smaller, that the board could approve. The sewer was on nobody’s drawing. He put the £450,000 and the kitchens before the board in one letter, the week it was found.',
      confirmedAt: '2026-05-19T07:50:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2026-05-22T16:05:00Z',
      confirms: ['second-staircase'],
    },
    {
      name: 'Hilary Tyson-Bell',
      email: 'chair@fellside-land-trust.example',
      company: 'Fellside Community Land Trust',
      role: 'Chair',
      relationship: 'Chaired the board he coached for eight months in 2025',
      feedback:
        'There are ten of us and not an accountant among us. In October our midwife put her finger on the March column and said that the roofs would sink us, and she was right. We still use the page.',
      confirmedAt: '2026-05-21T19:30:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2026-05-28T09:10:00Z',
      confirms: ['one-cash-page'],
    },
  ],
} satisfies SampleExpert
