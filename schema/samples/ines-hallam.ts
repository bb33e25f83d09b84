import type { SampleExpert } from './sample-expert.ts'

export const inesHallam = {
  profileUrl: 'ines-hallam',
  firstName: 'Inês',
  lastName: 'Hallam',
  email: 'ines@hallam-revenue.example',
  plan: 'sprint',
  agentType: 'coach',
  currentRole: 'Head of revenue, fractional',
  industry: 'Technology',
  businessAreas: ['Sales', 'Strategy/Leadership'],
  headline: 'Deals that close while you are asleep',
  coreProblemSolved: 'Founders who still close every deal themselves',
  coreDeliverables: [
    'A sales conversation that somebody other than the founder can hold',
    'A forecast that is right to within a tenth, three quarters in a row',
    'A first seller who is still there after eighteen months',
  ],
  keySkills: ['Founder-led sales', 'Forecasting', 'Pricing', 'Hiring sellers'],
  expertise: [
    'founder closes every deal',
    'how to hire the first salesperson',
    'sales forecast is always wrong',
    'too many discounts at the end of the quarter',
    'pipeline full but nothing closes',
    'fractional head of sales',
    'selling software to hospitals and councils',
  ],
  about:
    'I sold software for eleven years in Porto and Sheffield before I was paid to teach anybody else to do it. I join companies of eight to forty people for two days a week, and I leave when the founder has missed a signing and been glad of it. I will tell you in the first month if it is the product.',
  yearsExperience: '16-20 years',
  signatureSystem: [
    {
      title: 'Record the founder',
      outcome: 'You know which seven minutes of your meetings do the selling.',
    },
    { title: 'Ask for the no', outcome: 'Your pipeline is half as long and says what will happen.' },
    {
      title: 'Sell from the second chair',
      outcome: 'The founder is in the room and says nothing, and the deal closes.',
    },
    { title: 'Empty the diary', outcome: 'The founder spends fewer than four hours a week on deals.' },
  ],
  stories: [
    {
      key: 'seven-minutes',
      title: 'The seven minutes that did the selling',
      subtitle: 'From every deal to one in nine, in two quarters',
      industry: 'Technology',
      timeline: 'Six months, 2024',
      situation:
        'A founder in Manchester had closed all 74 of her company’s deals. She had hired two sellers in two years and let both go. She was on a train or in a meeting four days a week, and the release that her customers had been promised was five months late.',
      task: 'Within two quarters somebody else had to be closing most of the new business, at the same price and to the same kind of customer.',
      action:
        'I listened to thirty of her recorded calls and found that customers decided in the same seven minutes, when she drew their ward round on a sheet of paper. I had her teach that drawing to an engineer and a support lead. Then she sat in the second chair and was fined five pounds a sentence.',
      result:
        'By the end of the second quarter she had closed two of eighteen new deals. The average price held, the release went out in October, and the £85 in the jar bought the team lunch.',
      validatedOn: '2025-07-24',
    },
    {
      key: 'half-was-polite',
      title: 'Half the pipeline was only polite',
      subtitle: 'A forecast within six per cent, four quarters running',
      industry: 'Technology',
      timeline: 'Ten weeks, 2023',
      situation:
        'A maker of scheduling software in Tallinn carried €6.2m in its pipeline and closed €0.9m of it. The board had stopped believing the forecast and had begun to ask for a second one. Every seller could explain every deal, and no deal had been marked as lost since February.',
      task: 'I was asked for a forecast that the board could borrow against, and I had ten weeks until the bank came.',
      action:
        'I wrote one letter for all 143 open deals, which said that we would close the file unless we heard from the customer by Friday week. The sellers hated it and sent it. For every deal that answered, we asked who would sign, on what day, and what would happen to them if they did not.',
      result:
        'Seventy-nine customers said no or said nothing, and eleven bought within the month. The pipeline fell to €2.4m. Each of the next four quarters landed within six per cent of its forecast, and the bank lent.',
      validatedOn: '2025-07-24',
    },
    {
      key: 'friday-discount',
      title: 'The discount that every quarter brought',
      subtitle: 'Average discount from 27 to 8 per cent',
      industry: 'Technology',
      timeline: 'Two quarters, 2025',
      situation:
        'In the last week of each quarter a payroll software firm in Bristol signed 60 per cent of its business, at an average of 27 per cent off. Customers had learned to wait. One procurement officer had our quarter ends in his calendar, with a reminder set for the Friday before.',
      task: 'The founders wanted the full price back without losing the year, and they wanted to stop signing contracts at eleven at night.',
      action:
        'I published one table with three reasons to pay less: a longer term, payment in advance, or a reference call. I took the power to discount from everybody, founders included, and put it in the table. Then I rang the eleven largest waiting customers myself and read it to them in the first week of the quarter.',
      result:
        'The average discount fell to 8 per cent over two quarters. Two of the eleven left, nine signed, and revenue for the half-year rose by 14 per cent. The last signature of the second quarter came on a Tuesday at noon.',
      validatedOn: '2026-02-12',
    },
    {
      key: 'seller-who-stayed',
      title: 'The first seller who stayed',
      subtitle: 'Three hires gone in a year, then one for good',
      industry: 'Technology',
      timeline: 'Five months, 2022',
      situation:
        'A company of fourteen in Ghent, which makes software for laboratories, had hired three experienced sellers in one year and lost all three. Each had come from a large firm with a famous name. Each had asked in the second month where the leads were.',
      task: 'The founder asked me to find a fourth, and could not afford to be wrong again. I asked to find out first what the job was.',
      action:
        'I did the job myself for five weeks and wrote down what it took, which was mostly patience and a liking for centrifuges. We rewrote the advertisement around that and dropped the ten years of experience. Candidates were asked to explain an instrument that they loved to our cleaner, who had a vote.',
      result:
        'We hired a laboratory technician who had never sold anything. She closed her first deal in week nine and €1.1m in her second year, and she now leads a team of four. Our cleaner still votes.',
      validatedOn: '2025-09-11',
    },
  ],
  references: [
    {
      name: 'Charlotte Nakamura-Reid',
      email: 'charlotte@wardsketch.example',
      company: 'Wardsketch',
      role: 'Founder',
      relationship: 'Worked with Inês two days a week for six months in 2024',
      feedback:
        'I paid most of the £85 myself. The first time I missed a signing I was at my son’s swimming lesson, and I cried in the car with relief.',
      confirmedAt: '2025-07-14T20:41:00Z',
      readBy: 'S. Okoye',
      readAt: '2025-07-21T09:30:00Z',
      confirms: ['seven-minutes'],
    },
    {
      name: 'Priit Vaarandi-Cole',
      email: 'priit@rotaleht.example',
      company: 'Rotaleht',
      role: 'Chair of the Board',
      relationship: 'Chaired the board Inês reported to in 2023, and an investor in two of her clients',
      feedback:
        'She took €3.8m out of our pipeline in ten weeks, and it was the best news I had that year. I have since watched her refuse an assignment because the product was at fault.',
      confirmedAt: '2025-07-15T06:58:00Z',
      readBy: 'S. Okoye',
      readAt: '2025-07-21T10:04:00Z',
      confirms: ['half-was-polite', 'friday-discount', 'seller-who-stayed'],
    },
    {
      name: 'Liesbet Mwangi',
      email: 'liesbet.mwangi@pipetbench.example',
      company: 'Pipetbench',
      role: 'Head of Sales',
      relationship: 'The technician Inês hired in 2022, coached by her for five months',
      feedback:
        'I explained a centrifuge to a man with a mop and was offered a career. She sat beside me in my first nine meetings and spoke in two of them.',
      confirmedAt: '2025-09-01T15:22:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-09-08T11:17:00Z',
      confirms: ['seller-who-stayed'],
    },
  ],
} satisfies SampleExpert
