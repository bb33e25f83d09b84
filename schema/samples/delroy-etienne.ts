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
    'My grandmother ran a pardner in Handsworth from a biscuit tin, and nobody in forty years missed a hand. I led a credit union for nine years and learned how easily one turns into a savings club with a sign. I help boards to lend again, carefully, to the people they were founded for.',
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
  stories: [
    {
      key: 'idle-savings',
      title: 'Nine thousand savers and no borrowers',
      subtitle: 'Lending from 31 to 64 per cent of savings',
      industry: 'Financial Services',
      timeline: 'Two years, 2021 to 2023',
      situation:
        'Our credit union in Birmingham held £14m for nine thousand members and had lent out only 31 per cent of it. The rest lay at the bank for next to nothing. We had not paid a dividend in four years, and the regulator had asked whether we had a plan.',
      task: 'I was chief executive, and I had to lend twice as much without lending it badly, before our reserves ran thin.',
      action:
        'I asked three hundred members, at the counter and by telephone, where they had last borrowed. One in three had used a doorstep or payday lender, because we took eleven days to answer. We dropped the rule that a member must save for thirteen weeks first, read bank statements instead, and had two loan officers decide by closing time up to £1,500.',
      result:
        'Lending rose from 31 to 64 per cent of savings in two years, and bad debt stayed at 3.2 per cent. We paid a dividend of one per cent in 2023. By our count 1,900 members had paid off a payday lender.',
      validatedOn: '2025-09-25',
    },
    {
      key: 'refused-merger',
      title: 'The merger that became a shared back office',
      subtitle: '£165,000 a year saved, three names kept',
      industry: 'Financial Services',
      timeline: 'Eleven months, 2024',
      situation:
        'Three small credit unions in South Yorkshire were each told by their auditors to merge with a large one sixty miles away. Each paid for its own computer system, its own compliance officer and its own collections. Together they were losing £110,000 a year.',
      task: 'The three boards asked me to negotiate good terms for the merger. I asked for two months to price one other way.',
      action:
        'I drew up what members could see and what they could not. Everything they could not see, the system, compliance, collections and the post, moved into one back office that the three own in equal parts. The counters, the names and the loan decisions stayed. I wrote down two figures which, if missed for two quarters, would send us back to the merger.',
      result:
        'The back office saves £165,000 a year, and the loss became a surplus of £55,000. Both figures have held for five quarters. A fourth credit union has asked to join, and the auditors have withdrawn their advice.',
      validatedOn: '2026-03-19',
    },
    {
      key: 'midnight-loan',
      title: 'The loan that people ask for at midnight',
      subtitle: 'Members under 35 from 9 to 27 per cent',
      industry: 'Financial Services',
      timeline: 'Ten months, 2025',
      situation:
        'A credit union for hospital staff in Liverpool saw its average member turn 54. Younger porters and nurses used lenders on their telephones, which answered at midnight and charged four times our rate. The office closed at four.',
      task: 'The board had £60,000 and wanted an app. I had to find out what people needed at midnight before we spent it.',
      action:
        'I sat in the hospital canteen on six night shifts and asked. They did not want an app. They wanted to know tonight whether the answer would be yes. With the payroll office we built one web form that reads the payslip, with consent, and answers within a minute for up to £800. Anything else goes to a person, who rings at a time the member chooses.',
      result:
        'The form cost £38,000. In ten months it lent £610,000, two thirds of it between eight in the evening and six in the morning. Members under 35 rose from 9 to 27 per cent, and arrears are lower than on the old loans.',
      validatedOn: '2026-09-17',
    },
    {
      key: 'board-of-treasurers',
      title: 'The board that was all treasurers',
      subtitle: 'Average age from 69 to 51, and a waiting list',
      industry: 'Financial Services',
      timeline: 'Sixteen months, 2023 and 2024',
      situation:
        'A credit union in Bristol had eleven directors with an average age of 69, and seven of them had been its treasurer. They knew every figure and hardly any member under forty. Elections had not been contested since 2009.',
      task: 'The chair, who was 78, asked me to find her successor and to leave her colleagues their dignity.',
      action:
        'I asked each director to bring one person from the queue to one meeting, to listen and then to say what they had not understood. It was uncomfortable, and it was minuted. Five of the visitors asked to stay. Each sat beside a director for six months with the papers explained, and four of the older ones offered their seats before anybody had asked for them.',
      result:
        'At the 2024 meeting nine people stood for five seats. The average age fell to 51, and the new chair is a bus driver. The former directors meet on Thursdays as loan mentors, and there is a waiting list for the next board.',
      validatedOn: '2026-03-19',
    },
  ],
  references: [
    {
      name: 'Yvette Campbell-Khan',
      email: 'yvette@soho-road-mutual.example',
      company: 'Soho Road Mutual',
      role: 'Lending Manager',
      relationship: 'Worked for Delroy from 2019 to 2024',
      feedback:
        'I was one of the two officers who had to decide by four o’clock. I was sure that bad debt would double. I kept the list myself, and it did not move.',
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
        'We had our pens out for the merger. He gave us a price for the other way, and two figures that would prove him wrong. We look at them every quarter, and they have not.',
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
        'At my age one expects to be thanked and moved aside. He had me bring a young man from the queue, who told us that he did not understand page one. That young man drives the number 76, and he is a better chair than I was.',
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
      relationship: 'His client through ten months in 2025',
      feedback:
        'He spent six nights in our canteen before he would let us spend a pound. We had been about to buy an app that nobody had asked for. The form paid for itself by August.',
      confirmedAt: '2026-09-08T15:45:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2026-09-17T10:30:00Z',
      confirms: ['midnight-loan'],
    },
  ],
} satisfies SampleExpert
