import type { SampleExpert } from './sample-expert.ts'

export const harukaPenhale = {
  profileUrl: 'haruka-penhale',
  firstName: 'Haruka',
  lastName: 'Penhale',
  email: 'haruka@penhale-schools.example',
  plan: 'sprint',
  agentType: 'coach',
  currentRole: 'School operations adviser',
  industry: 'Education',
  businessAreas: ['Management/Administration', 'People'],
  headline: 'Give teachers their Sundays back',
  coreProblemSolved: 'Schools whose teachers spend Sunday on forms that nobody reads',
  coreDeliverables: [
    'A list of every form in the school, with the name of whoever reads it',
    'A timetable that one person can change and everybody can see',
    'An attendance figure that agrees with the corridor',
  ],
  keySkills: ['Teacher workload', 'Timetabling', 'Attendance', 'Exam seasons'],
  expertise: [
    'teacher workload',
    'teachers leaving the school',
    'too much paperwork in schools',
    'school timetable problems',
    'pupils marked present who are not there',
    'exam season chaos',
    'school business management',
  ],
  about:
    'I taught physics for eight years in Nagoya and Truro, and I left on a Sunday night, with a form in front of me that asked for a target I had already met. For the twelve years since then I have gone into schools to find out who reads what. I carry a stapler, and whatever nobody claims by Friday goes into the box.',
  yearsExperience: '11-15 years',
  signatureSystem: [
    { title: 'Ask who reads it', outcome: 'Every form has a reader with a name, or it stops.' },
    { title: 'One owner for the week', outcome: 'Timetable, cover and rooms are in one hand and one place.' },
    { title: 'Count in the corridor', outcome: 'The school’s figures agree with what a visitor would see.' },
  ],
  hours: {
    timeZone: 'Europe/London',
    length: 30,
    week: { Tuesday: ['15:45-18:00'], Wednesday: ['15:45-18:00'], Friday: ['13:00-15:15'] },
  },
  stories: [
    {
      key: 'forty-one-forms',
      title: 'Forty-one forms and six readers',
      subtitle: 'Five hours a week returned to 73 teachers, on average',
      industry: 'Education',
      timeline: 'One term, 2023',
      situation:
        'A secondary school in Plymouth had lost 19 of its 73 teachers in one year. The head suspected pay. I reached all 19 leavers, and 14 of them named Sunday. Every teacher filled in 41 different forms in a term, and a week of diaries put the cost at nine hours a week each.',
      task: 'The head set the target: fewer than eight leavers in the next year, with no money and within one term.',
      action:
        'I stapled a slip to each of the 41 forms that said “If you read this, sign here” and left them in the staff room for a week. Six forms were signed. The other 35 forms were stopped on the Monday, and a box stood in the office for anybody who missed one. In that term three people came to the box.',
      result:
        'The diaries were repeated after the change: five hours a week fewer on average, with a spread from one to eight. Six teachers left in the following year. The school inspectors came in May and asked for none of the 35 forms.',
      validatedOn: '2025-05-15',
    },
    {
      key: 'nine-owners',
      title: 'The timetable with nine owners',
      subtitle: 'Room clashes from 27 a week to 1',
      industry: 'Education',
      timeline: 'Ten weeks, 2022',
      situation:
        'A college in Rotterdam kept its timetable in nine spreadsheets, one for each department. I counted 27 room clashes in an average week. On one Tuesday in October four classes and a blood donor session met in the same hall, and the students put the film of it online before the lesson had ended.',
      task: 'The college had chosen timetabling software at €120,000 and wanted it running by January. It had not been settled which of the nine timetables to put into it.',
      action:
        'The nine keepers of the spreadsheets spent two days round a paper week six metres long and moved slips until no two lay on each other. The nine keepers then elected one of themselves to own the timetable. A change counts when the owner has entered it, and all nine signed that sentence.',
      result:
        'Room clashes fell from 27 a week to one in the first term. The software was bought after all, in its smallest version, for €40,000. Three rooms that were full in every spreadsheet had been empty all year.',
      validatedOn: '2025-05-15',
    },
    {
      key: 'marked-present',
      title: 'The pupils who were marked present',
      subtitle: 'True attendance from 81 to 93 per cent',
      industry: 'Education',
      timeline: 'Two terms, 2024',
      situation:
        'A school of 900 pupils in east London reported attendance of 94 per cent. One wet morning I counted coats and got 81. Registers were taken at nine, and by the third lesson about 120 pupils had left through a hole in the fence that everybody knew.',
      task: 'The governors wanted the real attendance to reach the reported 94 per cent by the summer, without a guard at the fence.',
      action:
        'I stood at the hole in the fence for four mornings and asked the pupils where they were going. Forty-four pupils cared for somebody or had a job. Thirty pupils left to avoid one corridor, in which they were hit. The rest followed their friends out. We moved two teachers’ desks into the corridor and gave the 44 a timetable that ended at one.',
      result:
        'By July the coats said 93 per cent, one point below the target, and no injury was recorded in the corridor that term. Of the 44 pupils on the short timetable 39 sat their exams. The other five pupils dropped out. Their shifts began at noon, and a timetable ending at twelve would not have held enough lessons for the school to be paid for them.',
      validatedOn: '2025-12-11',
    },
    {
      key: 'exams-without-panic',
      title: 'An exam season with no running',
      subtitle: '212 special arrangements, none of them missed',
      industry: 'Education',
      timeline: 'Five months, 2026',
      situation:
        'In the summer of 2025 a sixth-form college in Leeds started 17 exams late and gave four pupils the wrong paper. It had 212 pupils with special arrangements and one exams officer, who kept all of them in her head. In the third week of June she fainted in the hall.',
      task: 'The next exam season was five months away, and it had to work even if the exams officer was ill.',
      action:
        'The exams officer talked through every exam day and I drew it, seat by seat. The drawings came to 31 floor plans. Each pupil with an arrangement received a card with a room, a chair and a person, and walked to the chair once in April. For two of the three rehearsals the officer stayed at home, which showed us six things that were still only in her head.',
      result:
        'All 348 exams of the 2026 season began on time, and none of the 212 arrangements was missed. In the second week the exams officer took a day off, as a test, and nothing happened.',
      validatedOn: '2026-10-08',
    },
  ],
  references: [
    {
      name: 'Gwendolyn Achebe-Tuck',
      email: 'g.achebe-tuck@cattewater-school.example',
      company: 'Cattewater School',
      role: 'Headteacher',
      relationship: 'Client for one term in 2023, and a colleague in a heads’ group since',
      feedback:
        'I had designed seven of those forms and signed for one. Six teachers left the next year, and none of the six mentioned Sunday to me. Do be ready for some sulking from whoever wrote the forms; in our case that was me.',
      confirmedAt: '2025-05-05T07:40:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-05-12T09:28:00Z',
      confirms: ['forty-one-forms'],
    },
    {
      name: 'Floris Demmers-Lalla',
      email: 'floris.demmers@schiezicht.example',
      company: 'Schiezicht College',
      role: 'Director of Studies',
      relationship: 'One of the nine keepers; worked with Haruka for ten weeks in 2022',
      feedback:
        'All three of the unused rooms were my department’s, I am afraid. Two days is long for nine people and a roll of paper. I would do it again, with better coffee.',
      confirmedAt: '2025-05-06T15:03:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-05-12T10:11:00Z',
      confirms: ['nine-owners'],
    },
    {
      name: 'Shanthi Worboys',
      email: 'shanthi.worboys@bowcreek-academy.example',
      company: 'Bow Creek Academy',
      role: 'Chair of Governors',
      relationship: 'Engaged Haruka for two terms in 2024',
      feedback:
        'She told us in our own meeting that our attendance figure was out by thirteen points, and how she had counted. We did not enjoy it, and we had it checked, and it was so. Two of the five pupils who dropped out now come to an evening course.',
      confirmedAt: '2025-12-01T20:26:00Z',
      readBy: 'P. Nair',
      readAt: '2025-12-08T14:39:00Z',
      confirms: ['marked-present'],
    },
    {
      name: 'Delphine Hargreave-Singh',
      email: 'd.hargreave-singh@meanwood-sixth.example',
      company: 'Meanwood Beck Sixth Form',
      role: 'Exams Officer',
      relationship: 'Worked with Haruka from January to June 2026',
      feedback:
        'It used to be all in my head, and I was proud of that. Now it is in 31 drawings and a ring binder, and my colleague has run a mock season from them. I had a Wednesday off in June and went to Whitby.',
      confirmedAt: '2026-09-28T16:15:00Z',
      readBy: 'S. Okoye',
      readAt: '2026-10-05T11:23:00Z',
      confirms: ['exams-without-panic'],
    },
  ],
} satisfies SampleExpert
