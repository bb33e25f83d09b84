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
  hours: {
    timeZone: 'Europe/London',
    length: 60,
    buffer: 30,
    week: { Monday: ['10:00-12:30'], Thursday: ['15:00-17:30'] },
  },
  stories: [
    {
      key: 'meeting-after-the-meeting',
      title: 'The meeting after the meeting',
      subtitle: 'Objections came before the decision, 31 in a quarter',
      industry: 'Financial Services',
      timeline: 'Three months, 2024',
      situation:
        'The credit committee of a building society in Yorkshire had approved more than two hundred loans in a row without a dissenting vote, and the real discussion took place on the stairs afterwards. Four of those loans had since gone bad. Three members told me, separately and with some embarrassment, that they had seen it coming.',
      task: 'The chair wanted doubts to be heard before a vote, and to hear them from people who would have to go on working together for years.',
      action:
        'I spent three weeks in the building, a good deal of it on those stairs, and then, with everybody’s leave, told the committee without names what was said there once the minutes were closed. Two things changed as a consequence. The most junior member now speaks first, and before each vote one person, drawn by lot, has five minutes in which to argue that the society should refuse.',
      result:
        'The committee recorded 31 objections in the following quarter and refused nine loans, which nobody in the society could remember it doing before. Two of the nine applicants have since failed elsewhere. Whether the other seven would have been good loans, I have no way of knowing.',
      validatedOn: '2025-04-24',
    },
    {
      key: 'eleven-green-lights',
      title: 'Eleven green lights',
      subtitle: 'Bad news reached the board in 4 days, not 47',
      industry: 'Financial Services',
      timeline: 'Five months, 2022',
      situation:
        'An insurer in Dublin was replacing its claims system, and all eleven workstreams had reported green for seven months when the launch was put off by a year. I traced one fault backwards: a tester had found it 47 days before the board heard of it, and six people in turn had each made it sound a little milder.',
      task: 'What the chief executive asked for was a culture of candour, which nobody can deliver in five months. She and I settled on a figure, and agreed to bring the 47 days down to five.',
      action:
        'We abolished the colours. Each workstream wrote one sentence that began with the words “I am worried that”, signed by whoever was worried and passed upwards unaltered. The chief executive answered three of those sentences each week in her own hand, and in the second week, to her credit, she wrote one herself.',
      result:
        'Within five months a finding took four days to reach the board, though I could measure that on six faults only. The system went live eight weeks before its second date. The tester whom nobody had heard briefed the board in person that July.',
      validatedOn: '2025-04-24',
    },
    {
      key: 'complaint-that-came-back',
      title: 'The complaint that came back',
      subtitle: 'From no reports in two years to 17, all answered',
      industry: 'Financial Services',
      timeline: 'Seven months, 2023',
      situation:
        'A payments company in Vilnius took some pride in the fact that nobody had used its whistleblowing line for two years, until a regulator forwarded a complaint that an employee had sent abroad. She had tried the line first, and it had put her through to her own manager’s assistant, who asked her to spell her name.',
      task: 'The regulator allowed the firm seven months in which to show that people would raise a concern inside before they went outside.',
      action:
        'I rang the line on five occasions and wrote down what happened, and the board, having read it, closed the line. In its place the staff elected three listeners by ballot, who may go straight to the chair. Every report was to be answered within five days, and each quarter the firm published what had been reported and what had been done about it.',
      result:
        'Seventeen reports came in those seven months, and all of them were answered in time. Four of the reports led to a change in the product and one to a dismissal. The regulator closed its file, and the woman who had complained abroad stood for election as a listener and won.',
      validatedOn: '2025-10-30',
    },
    {
      key: 'the-one-they-protected',
      title: 'The manager whom everybody protected',
      subtitle: 'Leavers on one floor from 14 a year to 3',
      industry: 'Financial Services',
      timeline: 'Ten months, 2024',
      situation:
        'One floor of an asset manager in Edinburgh earned a third of its profit and lost fourteen people a year, every one of whom had written “career opportunity” in the exit interview. The man who led the floor was brilliant with clients. Nobody, so far as I could discover, had told him anything unpleasant since 2017.',
      task: 'The partners wished to keep both the man and the profit, and to stop losing the people around him.',
      action:
        'I telephoned 22 people who had left at least a year earlier and asked what they would have needed in order to stay. I then read the man their sentences, without names, for the better part of two hours. He asked to hear three of them again, and we agreed on two habits that he would stop and one that he would begin.',
      result:
        'In the following year three people left the floor where fourteen had left before, and two of the 22 came back. The profit did not survive intact: he took on less work, two clients moved away, and the floor earned seven per cent less. I had told the partners that they could have both, and I was wrong.',
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
        'Nine refusals in a quarter, after two years without one, and the members who used to grumble about the meeting now prepare for it. It does run longer.',
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
        'My own sentence was that I was worried nobody told me things. By lunch I had replies from seven people, three of whom I had never met. I keep the practice up, though some weeks it is a chore.',
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
        'I had reported that fault four times, and each time it came back to me labelled as an observation. It was 47 days; I have the tickets. After Ruth’s change a worry went up in the words of whoever had it, and nothing bad happened to me.',
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
        'In the first quarter I received seven reports, where I had been used to none, and I did not sleep well. Every one was answered within the five days. I would rather have them.',
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
      relationship: 'Client for ten months in 2024',
      feedback:
        'She told us that we could keep the profit and the people, and it cost us seven per cent of that floor’s profit in the first year. We would make the same choice again, because recruiting fourteen people a year had cost about as much.',
      confirmedAt: '2026-06-29T08:17:00Z',
      readBy: 'P. Nair',
      readAt: '2026-07-06T10:33:00Z',
      confirms: ['the-one-they-protected'],
    },
  ],
} satisfies SampleExpert
