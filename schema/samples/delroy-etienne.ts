import type { SampleExpert } from './sample-expert.ts'

export const delroyEtienne = {
  profileUrl: 'delroy-etienne',
  firstName: 'Delroy',
  lastName: 'Etienne',
  email: 'delroy@etienne-mutuals.example',
  plan: 'sprint',
  agentType: 'coach',
  currentRole: 'Former credit union chief executive, adviser',
  industry: 'Financial Services',
  businessAreas: ['Strategy/Leadership', 'Marketing'],
  headline: 'A credit union its members really use',
  coreProblemSolved: 'Credit unions with faithful savers, few borrowers and a merger letter on the desk',
  coreDeliverables: [
    'A lending plan that puts idle savings to work at home',
    'A board that has seen the choice: grow, share or merge',
    'A loan decision a member gets on the day they ask',
  ],
  keySkills: ['Mutual strategy', 'Lending growth', 'Board development', 'Payroll partnerships'],
  expertise: [
    'credit union not lending enough',
    'savers but no borrowers',
    'should our credit union merge',
    'members go to payday lenders instead',
    'loan decisions take too long',
    'payroll savings with employers',
    'ageing board of volunteers',
    'attract younger members',
  ],
  about:
    'My grandmother ran a pardner in Handsworth from a biscuit tin, and nobody in forty years missed a hand. I led a credit union for nine years, until 2023, and learned how easily one turns into a savings club with a sign. I help boards to lend again, carefully, to the people they were founded for.',
  yearsExperience: '11-15 years',
  signatureSystem: [
    {
      title: 'Ask who went elsewhere',
      outcome: 'You know which members borrow from others, and at what rate.',
    },
    {
      title: 'Decide within the day',
      outcome: 'A member who asks in the morning has an answer by closing time.',
    },
    {
      title: 'Meet people at pay day',
      outcome: 'Savings and repayments leave from the wage, before the bills do.',
    },
    { title: 'Renew the table', outcome: 'The board looks like the queue at the counter.' },
  ],
  hours: {
    timeZone: 'Europe/London',
    length: 30,
    week: { Monday: ['17:30-20:00'], Thursday: ['09:30-12:30'] },
  },
  stories: [
    {
      key: 'idle-savings',
      title: 'Nine thousand savers and no borrowers',
      subtitle: 'Lending from 31 to 64 per cent of savings',
      industry: 'Financial Services',
      timeline: 'Two years, 2021 to 2023',
      situation:
        'Our credit union in Birmingham held £14m for nine thousand members, and only 31 per cent of it was out on loan. The rest sat at the bank and earned next to nothing. We had paid no dividend for four years, and the regulator had written to ask what our plan was.',
      task: 'I was the chief executive. The board wanted our lending doubled within two years, and bad debt kept where it was.',
      action:
        'We asked three hundred members, at the counter and on the telephone, where they had last borrowed. One in three had been to a doorstep or payday lender, and the reason was time: we took ten days to answer. So we dropped the rule about saving for thirteen weeks first. We read bank statements instead, and two loan officers decided anything up to £1,500 by four o’clock the same day.',
      result:
        'Lending rose from 31 to 64 per cent of savings in two years, and bad debt stayed at 3.2 per cent. In 2023 we paid a dividend of one per cent, which is small, but we paid it. We know of 1,900 members who cleared a payday loan with one of ours.',
      validatedOn: '2025-09-25',
    },
    {
      key: 'refused-merger',
      title: 'The merger that became a shared back office',
      subtitle: '£165,000 a year saved, three names kept',
      industry: 'Financial Services',
      timeline: 'Ten months, 2024',
      situation:
        'Three small credit unions in South Yorkshire had each been told by their auditors to merge with a large one sixty miles off. Each was paying for its own computer system, its own compliance officer and its own collections. Together the three were losing £110,000 a year.',
      task: 'The three boards engaged me to get good terms for the merger. I said that I would, and asked for two months first to price another road.',
      action:
        'I made two lists: what a member sees, and what a member never sees. Everything on the second list, the system, compliance, collections and the post, went into one back office that the three own in equal parts. The counters, the names and the loan decisions stayed at home. And we wrote down two figures, costs and arrears, that would send us back to the merger if either was missed for two quarters.',
      result:
        'The back office saves £165,000 a year, so a loss of £110,000 has become a surplus of £55,000. Both figures were met in every quarter of 2025. A fourth credit union has asked to join, and the auditors have withdrawn their advice.',
      validatedOn: '2026-03-19',
    },
    {
      key: 'midnight-loan',
      title: 'The loan that people ask for at midnight',
      subtitle: 'Members under 35 from 9 to 27 per cent',
      industry: 'Financial Services',
      timeline: 'One year, 2025',
      situation:
        'A credit union for hospital staff in Liverpool saw its average member turn 54. The younger porters and nurses were borrowing on their telephones, from lenders who answered at midnight and charged four times the credit union’s rate. The credit union’s own office closed at four.',
      task: 'The board had £60,000 and wanted younger members. An app was the idea on the table, and they asked me whether to buy it.',
      action:
        'I sat in the hospital canteen on six night shifts and asked people what they wanted at that hour. Nobody asked for an app, and everybody wanted to know tonight whether the answer would be yes. With the payroll office we built one web form, which reads the payslip, with consent, and answers inside a minute for anything up to £800. Larger loans go to a person, who rings when the member says.',
      result:
        'The web form cost £38,000 and opened in March 2025. By the end of December it had lent £610,000, two thirds of it between eight at night and six in the morning, and arrears are lower than on the old loans. Members under 35 went from 9 to 27 per cent.',
      validatedOn: '2026-09-17',
    },
    {
      key: 'board-of-treasurers',
      title: 'The board that was all treasurers',
      subtitle: 'Average age from 69 to 51, at the cost of two directors',
      industry: 'Financial Services',
      timeline: 'Sixteen months, 2023 and 2024',
      situation:
        'A credit union in Bristol had ten directors with an average age of 69, and seven of them had been its treasurer. They knew every figure, and hardly a member under forty. No seat had been contested since 2009.',
      task: 'The chair was 78. She asked me to help find her successor and open up the board, and to do it without hurting anybody who had given the place half a lifetime.',
      action:
        'Each director brought one person from the counter queue to a meeting, to listen and then to say what they had not understood. Five of those visitors asked to stay, and each sat beside a director for six months with the papers explained. I put the whole idea to the board at once, in one evening. I ought to have gone first to the two directors who had most to lose by it, at home, one at a time.',
      result:
        'Nine people stood for five seats in 2024, the average age fell to 51, and the new chair drives a bus. The older directors who stepped down advise on loans on Thursdays. But two had resigned in the first month and have not set foot in the place since, and they were the hurt I had been asked to prevent.',
      validatedOn: '2026-03-19',
    },
  ],
  references: [
    {
      name: 'Yvette Campbell-Khan',
      email: 'yvette@soho-road-mutual.example',
      company: 'Soho Road Mutual',
      role: 'Lending Manager',
      relationship: 'Worked for Delroy from 2019 to 2023',
      feedback:
        'I was one of the two officers who had to decide by four o’clock, and I was sure that bad debt would double. I kept my own list from the first day. It said 3.2 per cent at the start and 3.2 per cent two years later.',
      confirmedAt: '2025-09-16T12:40:00Z',
      readBy: 'C. Beaufort',
      readAt: '2025-09-25T09:35:00Z',
      confirms: ['idle-savings'],
    },
    {
      name: 'Trevor Hinchliffe',
      email: 'trevor.hinchliffe@dearne-savers.example',
      company: 'Dearne Savers Credit Union',
      role: 'Chair',
      relationship: 'Chaired one of the three boards he advised in 2024',
      feedback:
        'We had our pens out for the merger, I will be honest with you. He priced the other way to the pound, and our treasurer could not fault it. Dearne’s third of the saving pays for a second cashier.',
      confirmedAt: '2026-03-05T18:55:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2026-03-12T14:00:00Z',
      confirms: ['refused-merger'],
    },
    {
      name: 'Margaret Illingworth-Obi',
      email: 'margaret@avonbank-credit.example',
      company: 'Avonbank Credit Union',
      role: 'Former Chair',
      relationship: 'Asked him to find her successor, and worked with him for sixteen months',
      feedback:
        'At my age one expects to be thanked and moved aside. I brought a young man from the queue who told us that he did not understand page one, and today he chairs the board and still drives the number 76. I was sorry to lose two old friends over it, and so was Delroy.',
      confirmedAt: '2026-03-10T10:20:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2026-03-19T11:15:00Z',
      confirms: ['board-of-treasurers'],
    },
    {
      name: 'Niamh Gallagher-Sato',
      email: 'niamh@mersey-wards-cu.example',
      company: 'Mersey Wards Credit Union',
      role: 'Chief Executive',
      relationship: 'His client throughout 2025',
      feedback:
        'Six nights in our canteen, and he would not be hurried. We spent £38,000 of the £60,000. More than a quarter of our members are under 35 now, and the office still closes at four.',
      confirmedAt: '2026-09-08T15:45:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2026-09-17T10:30:00Z',
      confirms: ['midnight-loan'],
    },
  ],
} satisfies SampleExpert
