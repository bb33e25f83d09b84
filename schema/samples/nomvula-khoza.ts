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
    'I began as a counter clerk in a grants office in Pietermaritzburg and have cleared eleven backlogs since, in three countries. I read the files before I read the reports. A backlog is nearly always work that is done twice, so I look for the second time.',
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
  stories: [
    {
      key: 'nineteen-weeks',
      title: 'Nineteen weeks for a housing claim',
      subtitle: 'From nineteen weeks to sixteen days',
      industry: 'Government',
      timeline: 'Fourteen weeks, 2023',
      situation:
        'A borough in the north of England had 11,400 housing benefit claims open, and families waited nineteen weeks for an answer. Landlords were serving notice, and the council was paying £92,000 a month for bed and breakfast rooms.',
      task: 'I had to bring the wait under a month before winter, with the 44 case workers already there and no new system.',
      action:
        'I followed two hundred claims by hand from envelope to payment. Each was opened four times, because a case worker who found one paper missing sent a letter and put the file back. I had them ring the claimant at once instead, gave them authority to accept a photograph, and moved the five most experienced people from appeals to the front door.',
      result:
        'By the fourteenth week a new claim took sixteen days, and 9,700 old ones were closed. The bed and breakfast bill fell to £31,000 a month. Two years later the average is still under three weeks.',
      validatedOn: '2025-11-06',
    },
    {
      key: 'status-line',
      title: 'The day we closed the status line',
      subtitle: 'Calls down from 2,900 to 1,150 a day',
      industry: 'Government',
      timeline: 'Six weeks, 2021',
      situation:
        'A disability grants office in KwaZulu-Natal took 2,900 calls a day. More than half asked only where a claim stood, and answering them kept 31 people from deciding claims, which made the next day’s calls.',
      task: 'The director wanted a bigger call centre. I asked for six weeks to try the opposite before she signed the tender.',
      action:
        'Every claimant first got a text message in their own language that named the next step and the week in which it would happen. Then we closed the status line at noon each day and moved those 31 people to deciding claims. When we missed a week, somebody rang before the claimant did, and apologised. I read the first five hundred messages myself.',
      result:
        'By week six, calls had fallen to 1,150 a day and decisions had risen by 42 per cent. The tender, worth R18m, was never signed. Complaints to the ombudsman went down by a third.',
      validatedOn: '2026-02-12',
    },
    {
      key: 'matching-names',
      title: 'The software that turned widows away',
      subtitle: 'Manual review down from 38 to 11 per cent',
      industry: 'Government',
      timeline: 'Four months, 2024',
      situation:
        'A pensions department had bought software that sorted survivors’ claims by itself. Within a year it was sending 38 per cent of widows’ claims to manual review, and that pile had grown to 6,200 files.',
      task: 'I was asked to tune the software, and to say honestly whether it ought to be switched off.',
      action:
        'I sat beside three clerks while they overruled it, and wrote down their reasons, 640 of them. Four in five came from one rule: the names on two documents must match, and these women had married. The clerks wrote a better rule in plain words, the supplier built it in nine days, and we tried it on closed files before any live one.',
      result:
        'Manual review fell from 38 to 11 per cent, and the pile was gone in ten weeks. The clerks own the rules now and change them each quarter. The department publishes its error rate.',
      validatedOn: '2026-06-25',
    },
    {
      key: 'monday-sorting',
      title: 'The team leader who dreaded Mondays',
      subtitle: 'From 38 to 61 claims a day, no one added',
      industry: 'Government',
      timeline: 'Ten weeks, 2025',
      situation:
        'A benefits team leader in Leeds opened seven hundred new e-mails each Monday and shared them out by hand until Tuesday noon. Her eleven staff waited, and four of them had asked for a transfer.',
      task: 'She asked me for a better spreadsheet. I wanted her to need no spreadsheet, and her people to have a reason to stay.',
      action:
        'For three weeks I watched which claims each person picked once they were allowed to pick. Then we put all of them in one line, oldest first, and everyone took the next one they were able to finish. She spent the freed day beside whoever was stuck. That no claim goes back without a word to her was her own rule.',
      result:
        'Mondays now start with work at half past eight. The team closes 61 claims a day where it closed 38. Three of the four who wanted to leave have stayed, and one of them has led the team since its leader was promoted.',
      validatedOn: '2026-06-25',
    },
  ],
  references: [
    {
      name: 'Stephen Oldroyd',
      email: 's.oldroyd@calderbrook-council.example',
      company: 'Calderbrook Borough Council',
      role: 'Director of Resources',
      relationship: 'Commissioned the housing claims recovery and saw it weekly for four months',
      feedback:
        'I had asked for twelve more posts. Nomvula asked for a desk in the post room and for permission to accept a photograph. We never filled the posts.',
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
        'Our clients used to come in with an eviction notice and a claim number. By that December they came in with a payment. I checked forty of the closed files myself, and they were closed properly.',
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
        'I was one signature away from eighteen million rand of telephones. She closed the line at noon and nobody stormed the building, because everybody already had their answer in isiZulu or English.',
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
        'In thirty-one years nobody had asked me why I overruled a decision. She wrote down my words and they are in the software now, almost as I said them.',
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
        'I had approved four transfers. Three were withdrawn before the paperwork reached me, and the daily figure on the wall had gone from 38 to 61.',
      confirmedAt: '2026-06-18T16:20:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2026-06-25T10:00:00Z',
      confirms: ['monday-sorting'],
    },
  ],
} satisfies SampleExpert
