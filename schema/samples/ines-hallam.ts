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
  hours: {
    timeZone: 'Europe/Lisbon',
    length: 30,
    noticeMinutes: 240,
    week: { Monday: ['09:00-11:15'], Tuesday: ['16:00-19:00'], Friday: ['09:00-12:00'] },
  },
  stories: [
    {
      key: 'seven-minutes',
      title: 'The seven minutes that did the selling',
      subtitle: 'From every deal to one in nine, in two quarters',
      industry: 'Technology',
      timeline: 'Six months, 2024',
      situation:
        'A founder in Manchester had closed all 74 of her company’s deals. Two sellers had come and gone in two years. The founder was on a train or in a meeting four days a week, and the release that her customers had been promised was five months late.',
      task: 'I had two quarters to get most of the new business closed by somebody other than the founder, at the same price, with the same kind of customer.',
      action:
        'I listened to thirty recordings of the founder’s calls. Customers decided in the same seven minutes, when she drew their ward round on a sheet of paper. An engineer and a support lead learned that drawing. Then those two ran the meetings, the founder sat in the second chair, and every sentence she spoke cost her five pounds.',
      result:
        'The company won eighteen new deals in the two quarters, and the founder closed two of them. The average price held. The founder broke in seventeen times, at five pounds a time, so the jar held £85, and the release went out in October.',
      validatedOn: '2025-07-24',
    },
    {
      key: 'half-was-polite',
      title: 'Half the pipeline was only polite',
      subtitle: 'A forecast within six per cent, four quarters running',
      industry: 'Technology',
      timeline: 'Ten weeks, 2023',
      situation:
        'A maker of scheduling software in Tallinn carried €6.2m in its pipeline and had closed €0.9m of it. The board had stopped believing the forecast and was asking for a second one. Every seller could explain every deal, and nobody had marked one as lost since February.',
      task: 'The board wanted a forecast that the bank would lend against. The bank was coming in ten weeks.',
      action:
        'One letter went to the customers of all 143 open deals: unless we hear from you by Friday week, we close the file. The sellers hated that letter, and sent it. For every customer who answered we wrote down who would sign, on what day, and what would happen to them if they did not.',
      result:
        'Of the 143 deals 79 came to nothing, 12 were signed within the month, and 52 stayed open with a name and a date. The pipeline fell from €6.2m to €2.4m. Each of the next four quarters landed within six per cent of its forecast, and the bank lent.',
      validatedOn: '2025-07-24',
    },
    {
      key: 'friday-discount',
      title: 'The discount that every quarter brought',
      subtitle: 'Average discount from 27 to 8 per cent',
      industry: 'Technology',
      timeline: 'First half of 2025',
      situation:
        'A payroll software firm in Bristol signed 60 per cent of each quarter’s business in its last week, at 27 per cent off on average. The firm’s customers had learned to wait. One procurement officer kept our quarter ends in his calendar, with a reminder on the Friday before.',
      task: 'The founders wanted full prices back without losing the year. They also wanted to be at home on the last night of a quarter.',
      action:
        'I published a table with three reasons to pay less: a longer term, payment in advance, a reference call. Nobody could discount outside that table, founders included. In the first week of the quarter I rang the ten largest customers who were waiting and read it to them. Two of those customers had been promised their discount in writing, and I had not checked.',
      result:
        'The average discount fell from 27 to 8 per cent in two quarters, and revenue for the half-year rose by 14 per cent. Eight of the ten large customers signed. The two with a written promise left and took £120,000 a year with them.',
      validatedOn: '2026-02-12',
    },
    {
      key: 'seller-who-stayed',
      title: 'The first seller who stayed',
      subtitle: 'Three hires gone in a year, then one for good',
      industry: 'Technology',
      timeline: 'Five months, 2022',
      situation:
        'A company of fourteen in Ghent makes software for laboratories. The company had hired three experienced sellers in one year and lost all three. Each seller came from a large firm with a famous name, and each asked in the second month where the leads were.',
      task: 'The founder wanted a fourth seller and could not afford to be wrong again. We had five months.',
      action:
        'I did the job myself for five weeks before we advertised it. I sold nothing, but I learned what it took: patience, and a liking for centrifuges. The new advertisement asked for those and dropped the ten years of experience. Candidates explained an instrument they loved to the office cleaner, and he had a vote.',
      result:
        'We hired a laboratory technician who had never sold anything. The technician closed her first deal in week nine and €1.1m in her second year. Today the technician leads a team of four, all of them from laboratories.',
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
        'I paid every pound of the £85: seventeen sentences at five pounds, most of them in the first fortnight. Since then I have missed more signings than I have attended, one of them for my son’s swimming lesson. Sixteen of the eighteen deals were not mine.',
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
        'The pipeline went from €6.2m to €2.4m in ten weeks, and the next four forecasts held to within six per cent. I have the board papers. As an investor I watched her work in Ghent and in Bristol too, and she told the founders in Bristol herself how those two customers were lost.',
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
        'I explained a centrifuge to the cleaner and got the job. Inês came to my first eight meetings, spoke in two of them, and went through each one with me on the train home. My first deal was in week nine.',
      confirmedAt: '2025-09-01T15:22:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-09-08T11:17:00Z',
      confirms: ['seller-who-stayed'],
    },
  ],
} satisfies SampleExpert
