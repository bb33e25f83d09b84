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
  stories: [
    {
      key: 'silent-bank',
      title: 'Eighty-four homes and a silent bank',
      subtitle: 'Back on site in five months, finished in nineteen',
      industry: 'Real Estate',
      timeline: 'Nineteen months, 2022 to 2024',
      situation:
        'A scheme of 84 flats in Walsall stopped at the third floor when its contractor went under. The bank had lent £7.2m of £11m and no longer returned calls. Rain came through the stair cores, and 31 buyers had paid deposits.',
      task: 'The developer asked me to find a new lender within six months, before the buyers could walk away from their contracts.',
      action:
        'No lender would touch the whole, so I split it. I had a surveyor certify what was built, floor by floor, for £38,000. Block A, 38 flats, needed only £1.9m and had 22 of the buyers, and a regional lender took that alone. The old bank agreed to stand behind it in return for the first £600,000 of sales, because I gave them a date for their money.',
      result:
        'Work began again in the fifth month. Block A was sold by month thirteen and paid for Block B. All 84 flats were finished in nineteen months, 28 of the 31 buyers moved in, and the old bank was repaid in full.',
      validatedOn: '2025-04-24',
    },
    {
      key: 'cheap-half-first',
      title: 'The affordable half went up first',
      subtitle: '£3.4m less debt at its peak',
      industry: 'Real Estate',
      timeline: 'Two years, 2021 to 2023',
      situation:
        'A landowner near Exeter had consent for 120 houses, 42 of them affordable. Every plan built the market houses first, as usual, and every plan needed £9.8m at its peak. Four lenders had declined in eighteen months.',
      task: 'I was asked to find a fifth lender. I asked whether the order of building could change, since nobody had priced that.',
      action:
        'I took the 42 affordable homes to two housing associations before anything was dug. One agreed to buy them as they rose, with payment at each of five stages, on a single fixed price. That money built the roads and drains that the market houses needed as well. I wrote to the four lenders again, with the smaller figure on the first line.',
      result:
        'Peak debt fell from £9.8m to £6.4m, and two of the four lenders now offered. The first families moved in fourteen months after the first trench. The market houses sold beside a finished street instead of a muddy field.',
      validatedOn: '2025-10-16',
    },
    {
      key: 'second-staircase',
      title: 'The second staircase',
      subtitle: 'Eleven flats lost, the scheme kept',
      industry: 'Real Estate',
      timeline: 'Seven months, 2024',
      situation:
        'A housing association in south London had consent for a tower of 19 storeys when the rules on escape stairs changed. A second staircase took eleven flats out of the drawings and £4.1m out of the value. The board was ready to sell the land at a loss.',
      task: 'I had one quarter to show the board whether the tower could still be paid for, with honest figures either way.',
      action:
        'I put the architect, the fire engineer and the lender’s surveyor round one table for three days with the cost model on the wall. Each change was priced as it was drawn. We took out a basement that held 40 parking spaces nobody had asked for, lowered the tower by one floor, and turned six large flats into ten that the council would lease.',
      result:
        'The gap closed from £4.1m to £300,000, which the association covered from reserves. The lender approved it in one meeting. Piling started in November 2024, and three other boards have borrowed the three-day table since.',
      validatedOn: '2026-05-28',
    },
    {
      key: 'one-cash-page',
      title: 'The board that could not read its own cash',
      subtitle: 'A warning five months earlier than before',
      industry: 'Real Estate',
      timeline: 'Eight months, 2025',
      situation:
        'A community land trust in Cumbria with 210 homes received a finance report of 64 pages. Its ten board members, two of them farmers and one a midwife, approved it unread. They learned that a loan covenant was nearly broken from the lender’s own letter.',
      task: 'The chair wanted a board that would have seen it coming, and the lender wanted proof within the year.',
      action:
        'I asked each member what they would need to know before lending the trust their own money. Their ten questions became one page: cash for twelve months, the three promises to the lender, and what would break each. For five months a different member presented it, with the finance manager in the second row. I corrected nothing in public.',
      result:
        'In the sixth month the midwife saw that a roof programme would break a promise in the spring, five months before it could happen. They moved it by a quarter. The lender took the trust off its watch list.',
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
        'I had lost my house in my head already. He walked the building with a ledger for two days and said, we are not rescuing 84 flats, we are finishing 38. That was the day I slept.',
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
        'I turned the Exeter site down once. The second letter had a smaller number on the first line and a signed purchaser behind it, so I read on. His figures have never moved on me after the meeting.',
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
        'Everybody told us the affordable homes were the price of the good ones. Kwabena built them first, and they paid for the road.',
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
        'In three days we lost a basement, a floor and eleven flats, and gained a building we could afford. He put the bad figure on the wall first, which is why the board believed the good one.',
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
        'He asked our midwife what she would want to know before lending us her savings. She now reads our cash better than I do, and she spotted the roof.',
      confirmedAt: '2026-05-21T19:30:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2026-05-28T09:10:00Z',
      confirms: ['one-cash-page'],
    },
  ],
} satisfies SampleExpert
