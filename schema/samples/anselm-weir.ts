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
        'A night shelter in Hull with 38 beds had £23,600 in the bank and spent £2,150 a day, which made eleven days of cash. The shelter was owed £412,000. The council, its largest payer, settled on average 74 days after the end of each quarter, and the manager had twice put wages on her own credit card.',
      task: 'Wages of £47,000 for 29 people fell due at the end of the month. The trustees asked me to see that they were paid, and that no later month began in the same way.',
      action:
        'I worked out the last safe day and took it to the council’s finance officer in person, with the overdue invoices. The council paid £90,000 on account within six days. I then asked all five funders to pay in advance by the quarter: four agreed, and the fifth was prevented by its own rules. The manager’s £5,800 was repaid first.',
      result:
        'Cash in hand rose from eleven days to 94 over ten months, to about £202,000, through earlier payment alone and without a new grant. Wages have been paid on the due date in every month since. The last safe day is recalculated each Monday and posted in the shelter’s kitchen.',
      validatedOn: '2025-08-14',
    },
    {
      key: 'grant-that-lost-money',
      title: 'The grant that lost £61,000',
      subtitle: 'Three grants refused, two raised to full cost',
      industry: 'Non-profit',
      timeline: 'Eight months, 2022',
      situation:
        'A youth charity in Cardiff won every bid it wrote and had made a loss in each of the last four years. Its largest grant, £180,000 over three years, paid two youth workers and excluded rent, management and payroll. The full cost of employing those two for three years was £241,000, so the grant lost £61,000.',
      task: 'The director asked for an end to the losses with all six clubs kept open. That required knowing, grant by grant, which money cost more than it brought in.',
      action:
        'I apportioned every cost, the boiler included, over the eight projects: by floor area for the building and by hours for the staff. Three of the eight grants fell short. The director rang those three funders herself, gave each the figure, and said that without it she would have to decline. I had told her to expect one of them to accept that.',
      result:
        'Two of the three funders raised their grants to full cost, and the third withdrew. The charity made a surplus of £14,000 that year, its first since 2017, and all six clubs are open. The withdrawn grant had paid for a Saturday music project, which closed: one part-time post and 45 young people, for whom I have found no funder since.',
      validatedOn: '2025-08-14',
    },
    {
      key: 'afraid-to-spend',
      title: 'The reserve they were afraid to spend',
      subtitle: '£900,000 of reserves given a purpose and a floor',
      industry: 'Non-profit',
      timeline: 'Five months, 2024',
      situation:
        'A carers’ charity in Fife held £900,000 in reserve while 230 families waited for help. Fourteen months earlier it had closed its weekend service to save £70,000 a year. I asked the seven trustees in writing what the reserve was for and received seven answers, one of which was the single word “rain”.',
      task: 'The trustees needed a figure below which the reserve was not to fall, and the confidence to spend what lay above it.',
      action:
        'Each trustee described the three worst years that they could imagine, month by month, and I costed them. The dearest of them, at £410,000, became the floor of the reserve, and a balance within £50,000 of it must be reported to the chair. The other £490,000 was set against the waiting list at £98,000 a year for five years, of which the weekend service takes £70,000.',
      result:
        'The weekend service opened again in September, and the waiting list fell from 230 families to 64 within a year. After the first year the reserve stood at £806,000, which is £4,000 above the plan.',
      validatedOn: '2026-01-15',
    },
    {
      key: 'accounts-on-one-page',
      title: 'Forty pages and a silent board',
      subtitle: 'Trustees found a £38,000 error in their second month',
      industry: 'Non-profit',
      timeline: 'Four months, 2021',
      situation:
        'The trustees of a food bank network in the north-east received forty pages of accounts two days before each monthly meeting. In three years the minutes record no question about them. The five were a vicar, a nurse, two lorry drivers and a retired baker, and each supposed that the other four understood.',
      task: 'The auditor had asked for evidence that the board oversaw the finances. The trustees engaged me to see that there was some before the next audit, four months off.',
      action:
        'At the warehouse I set the year out in bread crates, one for every £5,000, and the baker moved them as the months went by. The same picture then went onto one page with four numbers: cash, free reserves, the month’s result and the next large payment. At each meeting a different trustee explained the page to the rest.',
      result:
        'At the second meeting one of the lorry drivers asked why fuel filled fifteen crates this year and eight the year before, when the lorries had driven no further. A supplier had been charging twice, and £38,000 was refunded. The auditor cited the page in his letter.',
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
        'We are one of the four funders that moved to quarterly payment in advance for the Hull shelter, and one of the three that the Cardiff charity was ready to turn down. His apportionment stood up to our own accountant, boiler included, so we raised the grant. Full cost is now our rule for everybody.',
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
        'I was the trustee who wrote ‘rain’. The floor of £410,000 settled it in one evening, and 166 families have come off that list. As auditor of the food banks I can add that the £38,000 was in the bank before I signed.',
      confirmedAt: '2026-01-05T21:33:00Z',
      readBy: 'P. Nair',
      readAt: '2026-01-12T10:26:00Z',
      confirms: ['afraid-to-spend', 'accounts-on-one-page'],
    },
  ],
} satisfies SampleExpert
