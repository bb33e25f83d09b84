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
    'I have moved nineteen old systems to new ones and have not asked anybody to work through a bank holiday for it. I read the old code with respect, because somebody’s reasons are in there. My first deliverable is always the way back.',
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
  stories: [
    {
      key: 'payroll-memory',
      title: 'The payroll that ran on one man’s memory',
      subtitle: '62,000 people paid, not one payslip wrong',
      industry: 'Technology',
      timeline: 'Sixteen months, 2022 to 2024',
      situation:
        'A payroll bureau in Lille paid 62,000 people from a COBOL system of 1987. One man, aged 64, understood it, and two attempts to replace it over a weekend had been called off at three on a Sunday morning. He wished to retire in the spring of 2024.',
      task: 'I had to move every payslip to a new system before he left, with no weekend when people might not be paid.',
      action:
        'I spent six weeks beside him and wrote 1,100 tests from what he told me and what the code really did, which differed in 43 places. Then we moved one employer at a time, the smallest first. Each was paid by both systems for two months, and a page every morning listed the differences in cents. No employer moved while a line stood unexplained.',
      result:
        'The last of 214 employers moved in February 2024. Not one payslip was wrong on the day it was paid. He retired in April with a party, and his 43 differences are now a chapter in the manual.',
      validatedOn: '2025-06-12',
    },
    {
      key: 'left-alone',
      title: 'The third we left where it was',
      subtitle: '€2.1m not spent, and nothing lost',
      industry: 'Technology',
      timeline: 'Five months, 2023',
      situation:
        'An insurer in Ghent had budgeted €6.4m to rebuild a claims system of 31 modules in three years. The first year was over, two modules were done, and the people who settled claims had begun to keep their own lists on paper.',
      task: 'The board asked me to speed it up. I asked for a month to find out which modules deserved to be moved at all.',
      action:
        'I put a counter into each of the 31 modules and waited a month. Eleven had not been changed in six years, cost almost nothing to run, and answered to fewer than ten calls a day. I proposed that we put a clean door in front of those eleven and leave them alone. I wrote down the three signs that would make me change my mind.',
      result:
        'The other twenty were live by the end of the following year, six months early. The insurer kept €2.1m. Two years on, one of the three signs has appeared once, for one module, which they moved in nine days.',
      validatedOn: '2025-11-27',
    },
    {
      key: 'almost-right',
      title: 'The translation that was almost right',
      subtitle: '417 wrong cents found before a customer did',
      industry: 'Financial Services',
      timeline: 'Seven months, 2025',
      situation:
        'A leasing company in Rotterdam had let a language model translate 90,000 lines of old code in a fortnight. It compiled, it passed the demonstration, and the supplier proposed to go live the next month. Nobody could say whether it did the same as before.',
      task: 'I was given seven months to prove it right or to find where it was wrong, before 38,000 contracts depended on it.',
      action:
        'I did not read the new code first. I replayed four years of real transactions through both systems and sorted the differences by cause. There were nine causes. The largest was rounding: the old system dropped half a cent where the new one kept it, and 417 contracts ended a month wrong. We mended causes, never single cases, and replayed all four years after each.',
      result:
        'After the ninth repair the two systems agreed on 11.6 million transactions. The company went live contract by contract from September 2025. The replay now runs on every change, and the team trusts the machine’s drafts because it no longer has to.',
      validatedOn: '2026-08-20',
    },
    {
      key: 'friday-releases',
      title: 'The team that was afraid of Fridays',
      subtitle: 'From four releases a year to three a week',
      industry: 'Technology',
      timeline: 'One year, 2024 and 2025',
      situation:
        'Fourteen developers at a booking firm in Marseille released four times a year, at night, with cold pizza. Every second release was taken back. They had stopped mending small things, because a small change could break the same as a large one.',
      task: 'The director asked for a new platform. I asked the team what they were afraid of, and we agreed to work on that first.',
      action:
        'They wrote 22 fears on cards and I kept them on the wall. The commonest was that nobody knew how to go back. So we practised going back: each Wednesday at eleven we released one harmless line and took it out again, against the clock. By the eighth week it took four minutes. After that we removed one fear a fortnight, chosen by vote.',
      result:
        'A year later they released three times a week, in office hours, and took back one release in forty. The list of old small faults shrank from 610 to 95. Nobody had bought a new platform.',
      validatedOn: '2026-08-20',
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
        'I had twice sent people home at dawn with nothing moved. With Tariq, the day the last employer moved was so quiet that I went to check whether it had happened.',
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
        'Others came to get rid of my work. He came to read it, and he found 43 places where I had been wrong about it myself.',
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
        'He is the only consultant who ever told my board to spend less on him. The eleven modules are still where they were, and no policyholder has noticed.',
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
        'The supplier had a demonstration. Tariq had four years of our own transactions and a list of nine causes. I only sign what I can replay, and now I can.',
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
        'My card said, I do not know how to undo it. Eight Wednesdays later I could do it in four minutes with somebody shouting the time. We release before lunch now.',
      confirmedAt: '2026-08-12T09:55:00Z',
      readBy: 'A. Demir',
      readAt: '2026-08-20T12:05:00Z',
      confirms: ['friday-releases'],
    },
  ],
} satisfies SampleExpert
