import type { SampleExpert } from './sample-expert.ts'

export const ruthCalloway = {
  profileUrl: 'ruth-calloway',
  firstName: 'Ruth',
  lastName: 'Calloway',
  email: 'ruth@calloway-candour.example',
  plan: 'premium',
  agentType: 'coach',
  currentRole: 'People and culture partner',
  industry: 'Financial Services',
  businessAreas: ['People', 'Management/Administration'],
  headline: 'Hear it in the room, not afterwards',
  coreProblemSolved: 'Good teams that stop telling each other the truth',
  coreDeliverables: [
    'A weekly meeting in which somebody disagrees before the decision',
    'A way to raise a concern that people have used, and say that they would use again',
    'A count of how many days bad news takes to reach the top',
  ],
  keySkills: ['Speaking up', 'Leadership teams', 'Conduct risk', 'Difficult managers'],
  expertise: [
    'team does not speak up',
    'nobody disagrees in meetings',
    'project status always green',
    'whistleblowing process that people trust',
    'toxic high performer',
    'psychological safety in a bank',
    'exit interviews say nothing',
    'leadership team conflict',
  ],
  about:
    'I was a bank supervisor for nine years, and I have read the files of firms in which forty people knew and none of them said so. Since 2012 I have worked inside such firms while there is still time. I listen to every level separately, and I put nothing in a report that I have not first said to the person it concerns.',
  yearsExperience: '20+ years',
  scorecardActive: true,
  signatureSystem: [
    { title: 'Listen by level', outcome: 'You know what each level knows and has not passed on.' },
    {
      title: 'Time one piece of bad news',
      outcome: 'You can say in days how long the truth takes to reach you.',
    },
    {
      title: 'Answer the first voice',
      outcome: 'The first person to speak is thanked in a way that the others see.',
    },
    {
      title: 'Change one meeting',
      outcome: 'One meeting a week is worth being honest in, and the others follow.',
    },
  ],
  stories: [
    {
      key: 'meeting-after-the-meeting',
      title: 'The meeting after the meeting',
      subtitle: 'Objections came before the decision, 31 in a quarter',
      industry: 'Financial Services',
      timeline: 'Three months, 2024',
      situation:
        'The credit committee of a building society in Yorkshire had approved 212 loans in a row without a dissenting vote. The real discussion took place on the stairs afterwards. Four of those loans had gone bad, and three members told me separately that they had known.',
      task: 'The chair wanted doubts to be heard before a vote, from people who had to go on working together for years.',
      action:
        'I sat on the stairs for three weeks and, with everybody’s leave, read aloud to the committee what I had heard there. Then we changed two things. The most junior member speaks first, and before any vote one person, drawn by lot, has five minutes to argue that we should refuse.',
      result:
        'The committee recorded 31 objections in the following quarter and refused nine loans. Two of the nine applicants have since failed elsewhere. The stairs, the chair tells me, have become quiet.',
      validatedOn: '2025-04-24',
    },
    {
      key: 'eleven-green-lights',
      title: 'Eleven green lights',
      subtitle: 'Bad news reached the board in 4 days, not 47',
      industry: 'Financial Services',
      timeline: 'Five months, 2022',
      situation:
        'An insurer in Dublin was replacing its claims system. All eleven workstreams had reported green for seven months when the launch was put off by a year. I timed one fault backwards: a tester had found it 47 days before the board heard of it, and six people had each made it milder.',
      task: 'The chief executive asked for a frank culture. I offered something smaller, which was to get that 47 down to five.',
      action:
        'I took the colours away. Each workstream wrote one sentence that began “I am worried that”, signed by the person who was worried and passed up unchanged. The chief executive answered three of them each week in her own hand, and in the second week she wrote one herself.',
      result:
        'Within five months the time from finding to board was four days. The system went live eight weeks before its second date. The tester who had found the fault now leads testing.',
      validatedOn: '2025-04-24',
    },
    {
      key: 'complaint-that-came-back',
      title: 'The complaint that came back',
      subtitle: 'From no reports in two years to 17, all answered',
      industry: 'Financial Services',
      timeline: 'Seven months, 2023',
      situation:
        'A payments company in Vilnius was proud that nobody had used its whistleblowing line for two years. Then a regulator forwarded a complaint that an employee had sent abroad. She had tried the line first. It had transferred her to her own manager’s assistant, who asked her to spell her name.',
      task: 'The regulator gave the firm seven months to show that people would speak up inside, before they went outside.',
      action:
        'I rang the line myself eleven times and wrote down what happened. We closed it and named three listeners whom the staff chose by ballot, with the right to go straight to the chair. Every report got an answer within five days, and every quarter we published what had been reported and what had changed.',
      result:
        'Seventeen reports came in the first seven months, and all seventeen were answered in time. Four led to a change in the product and one to a dismissal. The regulator closed its file, and the first complainant is one of the three listeners.',
      validatedOn: '2025-10-30',
    },
    {
      key: 'the-one-they-protected',
      title: 'The manager whom everybody protected',
      subtitle: 'Leavers on one floor from 14 a year to 3',
      industry: 'Financial Services',
      timeline: 'Nine months, 2024',
      situation:
        'One floor of an asset manager in Edinburgh earned a third of its profit and lost fourteen people a year. All fourteen had written “career opportunity” in their exit interview. The man who led the floor was brilliant with clients, and nobody had told him anything unpleasant since 2017.',
      task: 'The partners wanted to keep both him and the profit, and to stop paying for the people they lost.',
      action:
        'I rang 22 people who had left, a year or more after they had gone, and asked what they would have needed to stay. Then I read him their sentences for two hours, without names, and did not soften them. He asked to hear three of them twice. We agreed on two habits to stop and one to begin.',
      result:
        'In the following year three people left that floor. Profit rose by six per cent. He opens his Monday meeting with something he got wrong, and two of the 22 have come back.',
      validatedOn: '2026-07-09',
    },
  ],
  references: [
    {
      name: 'Harriet Adeyemi-Stroud',
      email: 'h.adeyemi-stroud@calderbridge-society.example',
      company: 'Calderbridge Building Society',
      role: 'Chair of the Credit Committee',
      relationship: 'Engaged Ruth for three months in 2024',
      feedback:
        'She read us our own stairs. I have chaired committees for twenty years and had never heard one.',
      confirmedAt: '2025-04-14T10:29:00Z',
      readBy: 'A. Demir',
      readAt: '2025-04-21T13:36:00Z',
      confirms: ['meeting-after-the-meeting'],
    },
    {
      name: 'Fionnuala Deshmukh',
      email: 'fionnuala.deshmukh@liffeymutual.example',
      company: 'Liffey Mutual',
      role: 'Chief Executive',
      relationship: 'Client from March to August 2022',
      feedback:
        'The sentence I wrote was that I was worried about nobody telling me things. I had eleven answers before lunch.',
      confirmedAt: '2025-04-15T07:13:00Z',
      readBy: 'A. Demir',
      readAt: '2025-04-21T14:10:00Z',
      confirms: ['eleven-green-lights'],
    },
    {
      name: 'Ciarán Obuya',
      email: 'ciaran@testharbour.example',
      company: 'Testharbour',
      role: 'Independent test manager',
      relationship: 'Tester on the claims programme in Dublin, 2021 to 2023',
      feedback:
        'I had reported that fault four times, and each time it came back to me as an observation. She put my sentence in front of the board with my name on it, and nothing bad happened to me.',
      confirmedAt: '2025-04-16T19:48:00Z',
      readBy: 'A. Demir',
      readAt: '2025-04-22T09:05:00Z',
      confirms: ['eleven-green-lights'],
    },
    {
      name: 'Rasa Petrauskienė-Holt',
      email: 'rasa@neris-payments.example',
      company: 'Neris Quay Payments',
      role: 'Chair',
      relationship: 'Chaired the company during Ruth’s seven months there in 2023',
      feedback:
        'I had thought that silence was a good sign. In the first quarter I received seven reports and slept badly, which was right.',
      confirmedAt: '2025-10-20T12:44:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-10-27T15:21:00Z',
      confirms: ['complaint-that-came-back'],
    },
    {
      name: 'Alasdair Venkataraman',
      email: 'a.venkataraman@inchkeld-partners.example',
      company: 'Inchkeld Partners',
      role: 'Senior Partner',
      relationship: 'Client for nine months in 2024',
      feedback:
        'We had been paying people to say nothing when they left. She rang them and they talked for an hour each.',
      confirmedAt: '2026-06-29T08:17:00Z',
      readBy: 'P. Nair',
      readAt: '2026-07-06T10:33:00Z',
      confirms: ['the-one-they-protected'],
    },
  ],
} satisfies SampleExpert
