import type { SampleExpert } from './sample-expert.ts'

export const nomvulaKhoza = {
  profileUrl: 'nomvula-khoza',
  firstName: 'Nomvula',
  lastName: 'Khoza',
  email: 'nomvula@khoza-casework.example',
  plan: 'sprint',
  agentType: 'coach',
  currentRole: 'Service recovery lead, public benefits',
  industry: 'Government',
  businessAreas: ['Process/Technology', 'Delivery/Operations'],
  headline: 'Backlogs cleared, and kept clear',
  coreProblemSolved: 'Benefit claims that wait nineteen weeks while the same file is opened four times',
  coreDeliverables: [
    'A backlog cleared with the staff who are already there',
    'Letters and forms that people answer correctly the first time',
    'Sorting rules that case workers wrote and can change themselves',
  ],
  keySkills: ['Queue mapping', 'Casework redesign', 'Letter and form writing', 'Staff-led trials'],
  expertise: [
    'benefits backlog',
    'council claims taking months to process',
    'too many calls asking where a claim is',
    'casework queue out of control',
    'automated decisions rejecting the wrong people',
    'letters nobody understands',
    'case workers leaving because of workload',
    'reduce waiting time without new staff',
  ],
  about:
    'I began as a counter clerk in a grants office in Pietermaritzburg, and since then I have cleared backlogs in three countries, for councils and for ministries. I read the files before I read the reports. A backlog is nearly always work that is done twice, so I look for the second time.',
  yearsExperience: '16-20 years',
  scorecardActive: true,
  signatureSystem: [
    {
      title: 'Follow two hundred files',
      outcome: 'You see where each claim waits, and how often it is opened for nothing.',
    },
    {
      title: 'Finish on first touch',
      outcome: 'Whoever opens a claim may ring, decide and close it in one sitting.',
    },
    { title: 'Write to be answered', outcome: 'Letters that bring back the right paper the first time.' },
    {
      title: 'Hand over the rules',
      outcome: 'The case workers own the sorting rules and review them each quarter.',
    },
  ],
  hours: {
    timeZone: 'Africa/Johannesburg',
    length: 45,
    week: { Tuesday: ['09:00-12:00'], Wednesday: ['13:00-16:00'], Friday: ['09:00-11:00'] },
  },
  stories: [
    {
      key: 'nineteen-weeks',
      title: 'Nineteen weeks for a housing claim',
      subtitle: 'From nineteen weeks to sixteen days',
      industry: 'Government',
      timeline: 'Fourteen weeks, 2023',
      situation:
        'In a borough in the north of England 11,400 housing benefit claims were open, and a family waited nineteen weeks for an answer. Landlords were serving notice in the meantime. The council was paying £92,000 a month for bed and breakfast rooms, for people to whom it already owed money.',
      task: 'The council asked me to bring the wait under a month before winter, with the 44 case workers in post and the system they had.',
      action:
        'I followed two hundred claims by hand, from the envelope to the payment, and found that each was opened four times on average. When a paper was missing, the rule was to write a letter and put the file back. We agreed that the case worker would ring the claimant there and then, and could accept a photograph. Five of the most experienced people moved from appeals to new claims, where appeals begin.',
      result:
        'By the fourteenth week a new claim took sixteen days, and 9,700 of the old claims were closed. The bed and breakfast bill fell from £92,000 to £31,000 a month. Two years later the average wait is still under three weeks.',
      validatedOn: '2025-11-06',
    },
    {
      key: 'status-line',
      title: 'The day we closed the status line',
      subtitle: 'Calls down from 2,900 to 1,150 a day',
      industry: 'Government',
      timeline: 'Six weeks, 2021',
      situation:
        'A disability grants office in KwaZulu-Natal took 2,900 calls a day, and more than half of the callers wished to know only where their claim stood. Thirty-one people answered the telephones instead of deciding claims, and so there were more callers the next day.',
      task: 'The director had a tender for a bigger call centre ready for signature, and she gave me six weeks to show her another way.',
      action:
        'Each claimant was first sent a text message, in isiZulu or in English, which named the next step and the week in which it would be taken. Once the messages were out we closed the status line at noon each day, and the 31 people returned to deciding claims. Where we missed a week, somebody telephoned to apologise before the claimant had to ask.',
      result:
        'In the sixth week there were 1,150 calls a day, and decisions had risen by about 40 per cent. The tender, at R18m, was not signed. Complaints to the ombudsman fell by a third over the following year.',
      validatedOn: '2026-02-12',
    },
    {
      key: 'matching-names',
      title: 'The software that turned widows away',
      subtitle: 'Manual review down from 38 to 11 per cent',
      industry: 'Government',
      timeline: 'Four months, 2024',
      situation:
        'A pensions department had bought software that sorted survivors’ claims by itself. Within a year it was sending 38 per cent of widows’ claims to manual review, and 6,200 files were waiting there.',
      task: 'The department asked me to tune the software, and to say honestly whether it ought to be switched off.',
      action:
        'For a month I sat with three clerks as they overruled the software, and wrote down their reasons, 640 of them. Four in five came from a single rule, that the names on two documents must match, and these women had married. The clerks wrote a better rule in plain words and the supplier built it within two weeks. We tested it on closed files, though on too few from overseas.',
      result:
        'Manual review fell from 38 to 11 per cent, and the pile was gone in ten weeks. The new rule also let through 26 claims from abroad that a person should have read, and £70,000 was paid in error, of which about half has been recovered. The clerks now review the rules each quarter, and overseas claims go to them first.',
      validatedOn: '2026-06-25',
    },
    {
      key: 'monday-sorting',
      title: 'The team leader who dreaded Mondays',
      subtitle: 'From 40 to 60 claims a day, nobody added',
      industry: 'Government',
      timeline: 'Ten weeks, 2025',
      situation:
        'A benefits team leader in Leeds opened some seven hundred new e-mails each Monday and shared them out by hand until Tuesday noon, while her staff of ten waited. Four of the ten had asked for a transfer.',
      task: 'The team leader wished for a better spreadsheet. Her head of service wished that people would stop leaving.',
      action:
        'For three weeks everybody was allowed to choose their own claims, and I noted what they chose. Then we put all of the claims in one line, oldest first, and each person took the next one that they were able to finish. The team leader spent the freed day beside whoever was stuck. She added a rule of her own, that no claim goes back into the line without a word to her.',
      result:
        'Work on a Monday now begins at half past eight. The team closes 60 claims a day where it closed 40, with nobody added. Three of the four who had asked for a transfer withdrew it, and the fourth went to the appeals team with everybody’s good wishes.',
      validatedOn: '2026-06-25',
    },
  ],
  references: [
    {
      name: 'Stephen Oldroyd',
      email: 's.oldroyd@calderbrook-council.example',
      company: 'Calderbrook Borough Council',
      role: 'Director of Resources',
      relationship: 'Commissioned the housing claims recovery and saw its figures weekly for fourteen weeks',
      feedback:
        'My request to the cabinet had been for twelve more posts, and in the end we did not fill them. The sixteen days is the audited figure.',
      confirmedAt: '2025-10-29T15:15:00Z',
      readBy: 'C. Beaufort',
      readAt: '2025-11-03T09:40:00Z',
      confirms: ['nineteen-weeks'],
    },
    {
      name: 'Farzana Akhtar',
      email: 'farzana@roofline-advice.example',
      company: 'Roofline Housing Advice',
      role: 'Casework Manager',
      relationship: 'Represented 160 of the waiting families in the same borough',
      feedback:
        'We had 160 families in that queue. I did not believe the number at first, so I checked forty of the closed files myself, and they had been closed properly.',
      confirmedAt: '2025-11-01T10:05:00Z',
      readBy: 'C. Beaufort',
      readAt: '2025-11-06T11:20:00Z',
      confirms: ['nineteen-weeks'],
    },
    {
      name: 'Thandeka Mbatha',
      email: 't.mbatha@umgeni-grants.example',
      company: 'uMgeni Grants Office',
      role: 'Regional Director',
      relationship: 'Her director for two years and her client in 2021',
      feedback:
        'We did not need the R18m call centre. I was afraid of complaints when the line closed at noon, and in the first week there were some, mostly from people whose telephone number we had wrong.',
      confirmedAt: '2026-02-04T06:45:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2026-02-12T08:30:00Z',
      confirms: ['status-line'],
    },
    {
      name: 'Joan Petherick',
      email: 'joan.petherick@survivors-pensions.example',
      company: 'Survivors’ Pensions Department',
      role: 'Senior Claims Clerk',
      relationship: 'One of the three clerks who wrote the new rule with her in 2024',
      feedback:
        'In thirty-one years nobody had asked me why I overruled a decision. We did get the overseas claims wrong, all three of us, and it was put right in the next version. Manual review is about one claim in nine now.',
      confirmedAt: '2026-06-15T12:50:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2026-06-19T14:10:00Z',
      confirms: ['matching-names'],
    },
    {
      name: 'Marcus Ellery',
      email: 'marcus.ellery@airevale-council.example',
      company: 'Airevale City Council',
      role: 'Head of Benefits',
      relationship: 'Responsible for the Leeds team during her ten weeks there in 2025',
      feedback:
        'I can confirm the figures: about forty claims a day before and sixty after, with the same headcount. I had already signed two of the four transfers and had to ask HR to undo them.',
      confirmedAt: '2026-06-18T16:20:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2026-06-25T10:00:00Z',
      confirms: ['monday-sorting'],
    },
  ],
} satisfies SampleExpert
