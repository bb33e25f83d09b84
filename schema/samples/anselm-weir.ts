import type { SampleExpert } from './sample-expert.ts'

export const anselmWeir = {
  profileUrl: 'anselm-weir',
  firstName: 'Anselm',
  lastName: 'Weir',
  email: 'anselm@weir-accounts.example',
  plan: 'starter',
  agentType: 'coach',
  currentRole: 'Finance director',
  industry: 'Non-profit',
  businessAreas: ['Funding/Finance', 'Management/Administration'],
  headline: 'Know the last safe day, every day',
  coreProblemSolved: 'Charities one late grant away from closing',
  coreDeliverables: [
    'A cash forecast by the week that says which day the money ends',
    'The full cost of every project, in a form that a funder will pay',
    'Accounts on one page that every trustee can explain',
  ],
  keySkills: ['Charity cash flow', 'Full-cost recovery', 'Reserves policy', 'Trustee reporting'],
  expertise: [
    'charity running out of cash',
    'late grant payment',
    'grants do not cover overheads',
    'how much should a charity hold in reserves',
    'trustees do not understand the accounts',
    'part-time finance director for a charity',
  ],
  about:
    'I was treasurer of a hospice that closed with £2m owed to it by people who meant to pay. That was in 2009, and since then I have kept the books of small and middling charities so that it happens to fewer of them. I work two days a month for each, and I publish the last safe day on the first page.',
  yearsExperience: '16-20 years',
  signatureSystem: [
    {
      title: 'The last safe day',
      outcome: 'You know the day on which the money ends, and it is recounted each Monday.',
    },
    { title: 'The whole cost', outcome: 'Every bid asks for the rent, the heating and the payroll as well.' },
    { title: 'One page', outcome: 'Each trustee can explain the accounts to a neighbour.' },
  ],
  stories: [
    {
      key: 'eleven-days',
      title: 'Eleven days of cash',
      subtitle: 'From eleven days of cash to 94, with no new grant',
      industry: 'Non-profit',
      timeline: 'Ten months, 2023',
      situation:
        'A night shelter in Hull with 38 beds was owed £412,000 and had £23,600 in the bank. The council paid on average 74 days after each quarter, and the manager had twice put the wages on her own credit card. The trustees believed that they had three months in hand.',
      task: 'Wages for 29 people were due in eleven days. After that I was to see that nobody would ever again count beds against pay days.',
      action:
        'I wrote down the last safe day and took it to the council’s finance officer in person, with the invoice and a chair. He paid on account within six days. Then I asked all five funders for the same thing, which was payment in advance by the quarter, and four agreed because nobody had asked before.',
      result:
        'Cash in hand rose from eleven days to 94 in ten months without a new grant. No wage has been late. The manager has been repaid, and the last safe day is written on the kitchen door.',
      validatedOn: '2025-08-14',
    },
    {
      key: 'grant-that-lost-money',
      title: 'The grant that lost £61,000',
      subtitle: 'Three grants refused, two paid in full',
      industry: 'Non-profit',
      timeline: 'Eight months, 2022',
      situation:
        'A youth charity in Cardiff won every bid it wrote and had lost money four years running. Its largest grant, of £180,000, paid for two youth workers and forbade spending on rent. I added up what the two needed in order to work at all, and the grant was £61,000 short.',
      task: 'The director wanted to stop the losses without closing a club. I had to show her which money she could not afford to take.',
      action:
        'I shared out every cost, down to the boiler, over the nine projects and printed the nine answers on cards. We laid them on the floor in order. The director rang three funders and said that she would have to decline, and why, with the card in her hand. I listened on the other line.',
      result:
        'Two of the three raised their grants to the full cost, and the third left. The charity made a surplus of £14,000 that year, its first since 2017. All six clubs are open.',
      validatedOn: '2025-08-14',
    },
    {
      key: 'afraid-to-spend',
      title: 'The reserve they were afraid to spend',
      subtitle: '£900,000 of reserves given a purpose and a floor',
      industry: 'Non-profit',
      timeline: 'Five months, 2024',
      situation:
        'A carers’ charity in Fife held £900,000 in reserve and had a waiting list of 230 families. Fourteen months earlier it had closed its weekend service to save £70,000 a year. When I asked the eleven trustees what the reserve was for, I received eleven answers, and one of them was “rain”.',
      task: 'They had to agree on a number below which they would not go, and to spend what lay above it before more families gave up waiting.',
      action:
        'I asked the trustees to write the story of three bad years, month by month, and costed each of them. The worst came to £410,000. We made that the floor, wrote down who must be told when the balance is within £50,000 of it, and set the other £490,000 against the waiting list over five years.',
      result:
        'The weekend service opened again in September and the waiting list fell from 230 families to 64 within a year. The balance has stayed well above the floor. The eleven trustees now give one answer.',
      validatedOn: '2026-01-15',
    },
    {
      key: 'accounts-on-one-page',
      title: 'Forty pages and a silent board',
      subtitle: 'Trustees found a £38,000 error in their second month',
      industry: 'Non-profit',
      timeline: 'Four months, 2021',
      situation:
        'The trustees of a food bank network in the north-east received forty pages of accounts two days before each meeting. In three years they had not asked one question about them. They were a vicar, a nurse, two lorry drivers and a retired baker, and each thought that the others understood.',
      task: 'The auditor had asked for evidence of financial oversight. I wanted the trustees to have the real thing.',
      action:
        'I brought the board to the warehouse and set the year out in bread crates: one crate for every £5,000. The baker moved the crates as the months went by. Then I wrote the same picture on one page, with four numbers, and asked a different trustee each month to explain it to the rest.',
      result:
        'In the second month one of the lorry drivers asked why fuel had two crates. A supplier had charged twice for a year, and £38,000 came back. The auditor quoted the page in his letter.',
      validatedOn: '2026-01-15',
    },
  ],
  references: [
    {
      name: 'Maryam Thistlewood',
      email: 'maryam@humberlight-foundation.example',
      company: 'Humberlight Foundation',
      role: 'Head of Grants',
      relationship: 'Has funded three of the charities whose books Anselm keeps, since 2019',
      feedback:
        'He is the only finance director who has ever rung me to refuse our money, and he was right about the boiler. We now pay full cost to everybody.',
      confirmedAt: '2025-08-04T11:50:00Z',
      readBy: 'S. Okoye',
      readAt: '2025-08-11T14:02:00Z',
      confirms: ['eleven-days', 'grant-that-lost-money'],
    },
    {
      name: 'Euan Baptista-Kerr',
      email: 'euan@largobay-carers.example',
      company: 'Largo Bay Carers’ Circle',
      role: 'Chair of Trustees',
      relationship: 'Chaired the charity in 2024; audited the food bank network in 2021',
      feedback:
        'I was the trustee who said “rain”. It is embarrassing how quickly 166 families came off that list once we knew what we were afraid of.',
      confirmedAt: '2026-01-05T21:33:00Z',
      readBy: 'P. Nair',
      readAt: '2026-01-12T10:26:00Z',
      confirms: ['afraid-to-spend', 'accounts-on-one-page'],
    },
  ],
} satisfies SampleExpert
