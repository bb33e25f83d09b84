import type { SampleExpert } from './sample-expert.ts'

export const tariqBenhaddou = {
  profileUrl: 'tariq-benhaddou',
  firstName: 'Tariq',
  lastName: 'Benhaddou',
  email: 'tariq@benhaddou-migrations.example',
  plan: 'premium',
  agentType: 'coach',
  currentRole: 'Legacy migration engineer',
  industry: 'Technology',
  businessAreas: ['Process/Technology', 'Projects'],
  headline: 'Old systems replaced while everybody keeps working',
  coreProblemSolved: 'Core systems too old to change and too important to switch off for a weekend',
  coreDeliverables: [
    'A migration in slices, each of which can be undone in ten minutes',
    'A nightly comparison of old and new that the business can read',
    'A written account of what the old system really does',
  ],
  keySkills: ['Incremental migration', 'Parallel running', 'Characterisation tests', 'COBOL archaeology'],
  expertise: [
    'legacy system migration without downtime',
    'replace a mainframe step by step',
    'only one person understands our old system',
    'avoid a big bang cutover',
    'COBOL to modern code',
    'failed ERP migration',
    'team afraid to release software',
    'strangler pattern for old applications',
  ],
  about:
    'I have moved sixteen old systems to new ones and have not asked anybody to work through a bank holiday for it. I read the old code with respect, because somebody’s reasons are in there. My first deliverable is always the way back.',
  yearsExperience: '16-20 years',
  signatureSystem: [
    {
      title: 'Listen to the old one',
      outcome: 'Its real behaviour is recorded in tests, including the behaviour nobody ordered.',
    },
    {
      title: 'Cut the thinnest slice',
      outcome: 'The first move is live within six weeks and serves real people.',
    },
    {
      title: 'Run both, compare nightly',
      outcome: 'Each difference is explained before the next slice moves.',
    },
    {
      title: 'Switch off in daylight',
      outcome: 'The old system ends on a Tuesday morning, with the way back tested.',
    },
  ],
  hours: {
    timeZone: 'Europe/Paris',
    length: 45,
    week: { Tuesday: ['14:00-17:00'], Thursday: ['09:30-12:30'], Friday: ['14:00-16:00'] },
  },
  stories: [
    {
      key: 'payroll-memory',
      title: 'The payroll that ran on one man’s memory',
      subtitle: '62,000 people paid, not one payslip wrong',
      industry: 'Technology',
      timeline: 'Sixteen months, 2022 to 2024',
      situation:
        'A payroll bureau in Lille paid 62,000 people from a COBOL system written in 1987. One man understood the code, and he was 64. Two weekend cutovers had been attempted and rolled back. The man planned to retire in spring 2024.',
      task: 'Every payslip had to move to the new system before that retirement, with no weekend at risk.',
      action:
        'I sat with the programmer for six weeks and wrote 1,100 tests, some from what he said and some from what the code did. What he said and what the code did differed in 43 places. We then moved one employer at a time, smallest first, and paid each from both systems for two months. A nightly report listed every difference in cents, and no employer moved while a line was unexplained.',
      result:
        'The last of 160 employers moved in February 2024. No payslip was wrong on the day it was paid. The 43 differences are documented, with the reason for each where we found one.',
      validatedOn: '2025-06-12',
    },
    {
      key: 'left-alone',
      title: 'The third we left where it was',
      subtitle: '€1.9m not spent, and nothing lost',
      industry: 'Technology',
      timeline: 'Five months, 2023',
      situation:
        'An insurer in Ghent had budgeted €6.4m and three years to rebuild a claims system of 31 modules. After one year two modules were live. Claims handlers had started to keep lists on paper.',
      task: 'The board wanted more speed. Speed depends on how much has to move, so my first proposal was to measure which modules needed moving at all.',
      action:
        'I put a call counter into each of the 31 modules and let it run for a month. Ten modules had not been changed in six years and answered fewer than ten calls a day. We put an interface in front of those ten and left them alone. I also wrote down three conditions under which that decision should be reversed.',
      result:
        'The other 21 modules were live by the end of 2024, six months early, and €1.9m of the budget was not spent. One of the three conditions has been met since, for one module. Moving that module took two weeks.',
      validatedOn: '2025-11-28',
    },
    {
      key: 'almost-right',
      title: 'The translation that was almost right',
      subtitle: 'Seven causes of error found, go-live three months late',
      industry: 'Financial Services',
      timeline: 'Seven months, 2025',
      situation:
        'A leasing company in Rotterdam had a language model translate 90,000 lines of old code in two weeks. The result compiled and passed its demonstration, and the supplier proposed to go live within a month. Nobody could say whether the new code did the same as the old.',
      task: 'I was given four months to show that the translation was equivalent, or where it was not. The new code was to run 38,000 contracts.',
      action:
        'I replayed four years of real transactions through both systems and grouped the differences by cause. There were seven causes. The largest was rounding: the old code dropped half a cent, the new code kept it, and 417 contracts ended a month one cent out. We fixed causes only, never single cases, and replayed all four years after each fix.',
      result:
        'After the seventh fix the two systems agreed on all 11.6 million transactions, and contracts moved over from September 2025. I had estimated four months and needed seven, because each replay took a weekend and I had not budgeted for that. Three more months of the old licence cost the client €140,000.',
      validatedOn: '2026-08-20',
    },
    {
      key: 'friday-releases',
      title: 'The team that was afraid of Fridays',
      subtitle: 'From four releases a year to three a week',
      industry: 'Technology',
      timeline: 'One year, 2024 and 2025',
      situation:
        'Fourteen developers at a booking firm in Marseille released four times a year, at night. Half of the releases were rolled back. Nobody fixed small faults any more, since a small change carried the same risk as a large one.',
      task: 'The director had asked me to choose a new platform. After a week with the team I reported that the platform was not the cause, and he let me work on the releases first.',
      action:
        'The developers wrote down what they were afraid of, and filled 22 cards. The most common fear was not knowing how to go back. So every Wednesday we released one harmless line and took it out again with a timer running, and by the eighth week going back took four minutes. After that the team removed one cause of fear every two weeks, by vote.',
      result:
        'A year later the team released three times a week, during office hours. One release in forty was rolled back. The backlog of small faults went from 610 to 95, and the platform was never replaced.',
      validatedOn: '2026-08-21',
    },
  ],
  references: [
    {
      name: 'Bernadette Lacroix-Diop',
      email: 'b.lacroix@deule-paie.example',
      company: 'Deûle Paie',
      role: 'Managing Director',
      relationship: 'Tariq’s client from 2022 to 2024',
      feedback:
        'I had sent people home at dawn twice with nothing moved. With Tariq, 160 employers moved and I was not telephoned once. He was not cheap.',
      confirmedAt: '2025-06-03T07:30:00Z',
      readBy: 'C. Beaufort',
      readAt: '2025-06-06T10:10:00Z',
      confirms: ['payroll-memory'],
    },
    {
      name: 'Gérard Delattre',
      email: 'gerard.delattre@lille-computing-veterans.example',
      company: 'Lille Computing Veterans',
      role: 'Retired systems programmer',
      relationship: 'The man whose payroll system he replaced; worked side by side for sixteen months',
      feedback:
        'Monsieur Benhaddou read my programs from the first line to the last. He found 43 places where they did not do what I believed, and I checked them all.',
      confirmedAt: '2025-06-05T16:00:00Z',
      readBy: 'C. Beaufort',
      readAt: '2025-06-12T09:20:00Z',
      confirms: ['payroll-memory'],
    },
    {
      name: 'Lotte Verhaeghe',
      email: 'lotte.verhaeghe@leiebrug-insurance.example',
      company: 'Leiebrug Insurance',
      role: 'Chief Operating Officer',
      relationship: 'Commissioned the module review in 2023 and followed it for two years',
      feedback:
        'We spent €4.5m of a budget of €6.4m and lost no function that anybody uses. His reasons for leaving the ten modules alone were in writing, which made the decision easy to defend at audit.',
      confirmedAt: '2025-11-18T13:25:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-11-27T15:15:00Z',
      confirms: ['left-alone'],
    },
    {
      name: 'Sanne Oosterhuis',
      email: 's.oosterhuis@maasgate-leasing.example',
      company: 'Maasgate Leasing',
      role: 'Head of Risk',
      relationship: 'Signed off the replay results with him through 2025',
      feedback:
        'It was three months late and it was right. I signed off 11.6 million transactions without a single difference between the systems, which nobody from the supplier had ever offered me.',
      confirmedAt: '2026-08-06T08:40:00Z',
      readBy: 'A. Demir',
      readAt: '2026-08-13T11:50:00Z',
      confirms: ['almost-right'],
    },
    {
      name: 'Mehdi Castellano',
      email: 'mehdi@calanque-bookings.example',
      company: 'Calanque Bookings',
      role: 'Lead Developer',
      relationship: 'One of the fourteen developers, coached by him for a year',
      feedback:
        'My card said: I do not know how to undo it. Eight Wednesdays later I could do it in four minutes with a colleague shouting the time, which was quite fun. Two of the fourteen hated it and still do.',
      confirmedAt: '2026-08-12T09:55:00Z',
      readBy: 'A. Demir',
      readAt: '2026-08-20T12:05:00Z',
      confirms: ['friday-releases'],
    },
  ],
} satisfies SampleExpert
