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
  stories: [
    {
      key: 'forty-one-forms',
      title: 'Forty-one forms and six readers',
      subtitle: 'Five hours a week returned to each of 73 teachers',
      industry: 'Education',
      timeline: 'One term, 2023',
      situation:
        'A secondary school in Plymouth had lost 19 of its 73 teachers in one year. The head thought that it was pay. I asked the nineteen, and fourteen of them spoke of Sunday. Every teacher filled in 41 different forms in a term, at a cost of nine hours a week.',
      task: 'The head wanted fewer than eight leavers in the next year and had no money to offer. I had one term.',
      action:
        'I stapled a slip to each of the 41 forms that said “If you read this, sign here”, and put them in the staff room for a week. Six were signed. We stopped the other 35 on the Monday, with a box in the office for anybody who missed one. In that term three people came to the box.',
      result:
        'Teachers wrote down their hours before and after: five hours fewer a week, on average. Six left in the following year, where it had been nineteen. The inspectors came in May and asked for none of the 35.',
      validatedOn: '2025-05-15',
    },
    {
      key: 'nine-owners',
      title: 'The timetable with nine owners',
      subtitle: 'Room clashes from 27 a week to 1',
      industry: 'Education',
      timeline: 'Ten weeks, 2022',
      situation:
        'A college in Rotterdam kept its timetable in nine spreadsheets, one for each department. There were 27 clashes a week. On one Tuesday in October four classes and a blood donor session met in the same hall, and the students put the film of it online before the lesson had ended.',
      task: 'The college had chosen software at €120,000. I was asked to introduce it by January, and I asked whose timetable it would hold.',
      action:
        'I sat the nine keepers around one table for two days with a paper week, six metres long, and coloured slips. They moved the slips until nobody shouted. We then agreed that one of them, whom they chose, owns the week, and that a change counts only when it is on her wall.',
      result:
        'Clashes fell to one a week in the first term. The software was bought after all, at a third of the price, because the college now knew what it needed. The paper week hangs in the entrance, and visitors photograph it.',
      validatedOn: '2025-05-15',
    },
    {
      key: 'marked-present',
      title: 'The pupils who were marked present',
      subtitle: 'True attendance from 81 to 93 per cent',
      industry: 'Education',
      timeline: 'Two terms, 2024',
      situation:
        'A school in east London reported attendance of 94 per cent. One wet morning I counted the coats and arrived at 81. Registers were taken at nine; by the third lesson more than a hundred pupils had gone. Everybody knew the hole in the fence, and nobody had been asked.',
      task: 'The governors wanted the real figure up to the reported one by the summer, and without a guard at the fence.',
      action:
        'I stood at the hole for four mornings and asked the leavers where they were going. Forty-four of them cared for somebody or had a job, and thirty went because of one corridor in which they were hit. We moved two teachers’ desks into that corridor and gave the forty-four a timetable that ended at one.',
      result:
        'By July the coats said 93 per cent. There was not one injury in the corridor that term. Of the forty-four pupils 39 sat their exams, and the hole in the fence has been made into a gate.',
      validatedOn: '2025-12-11',
    },
    {
      key: 'exams-without-panic',
      title: 'An exam season with no running',
      subtitle: '212 special arrangements, none of them missed',
      industry: 'Education',
      timeline: 'Five months, 2026',
      situation:
        'In the summer of 2025 a sixth-form college in Leeds started 17 exams late and gave nine pupils the wrong paper. It had 212 pupils with special arrangements and one exams officer, who kept them all in her head. In the third week of June she fainted in the hall.',
      task: 'The next season was five months away. It had to run without anybody running, and to go on running if she was ill.',
      action:
        'I asked her to talk through every exam day while I drew it, seat by seat. That gave us 31 floor plans. Each pupil with an arrangement got a card with a room, a chair and a person, and walked to the chair once in April. I sent the officer home for two of the rehearsals, to see what we had missed.',
      result:
        'All 348 exams of the season began on time, and none of the 212 arrangements was missed. The officer took a day off in the second week. On the last afternoon the head thanked her for a dull month.',
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
        'I had designed eleven of those forms. I signed for one of them, after some thought, and that was the beginning of the end for the rest.',
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
        'Two days, six metres of paper, and I learned that my department had been holding three rooms we never used. We gave them back before the coffee.',
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
        'She told us in our own meeting that our figure was wrong by thirteen points, and then she told us what the children had said at the fence. I have never heard the room so still.',
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
        'Everything was in my head, and I was proud of that. Now it is in 31 drawings, and I had a Wednesday off in June and went to the sea.',
      confirmedAt: '2026-09-28T16:15:00Z',
      readBy: 'S. Okoye',
      readAt: '2026-10-05T11:23:00Z',
      confirms: ['exams-without-panic'],
    },
  ],
} satisfies SampleExpert
