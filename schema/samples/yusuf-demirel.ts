import type { SampleExpert } from './sample-expert.ts'

export const yusufDemirel = {
  profileUrl: 'yusuf-demirel',
  firstName: 'Yusuf',
  lastName: 'Demirel',
  email: 'yusuf@demirel-theatres.example',
  plan: 'premium',
  agentType: 'coach',
  currentRole: 'Operations director',
  industry: 'Healthcare',
  businessAreas: ['Delivery/Operations', 'Process/Technology'],
  headline: 'The last patient is operated on today',
  coreProblemSolved: 'Theatre lists that overrun by lunch and cancel by four',
  coreDeliverables: [
    'Lists built from what operations really take, surgeon by surgeon',
    'A first incision before nine on four days out of five',
    'Cancellations on the day counted by cause and cut by half',
  ],
  keySkills: ['Theatre scheduling', 'Patient flow', 'Surgical teams', 'Waiting lists'],
  expertise: [
    'operations cancelled on the day',
    'theatre list overruns',
    'late starts in operating theatres',
    'surgical waiting list backlog',
    'no bed after surgery',
    'missing instrument trays',
    'hospital operations improvement',
  ],
  about:
    'I began as a theatre porter in Izmir and have run operating departments in four hospitals over nineteen years. I still push a trolley on the first morning of every assignment, because a porter hears why the list is late. I do not ask surgeons to hurry; I ask everything else to be ready.',
  yearsExperience: '16-20 years',
  signatureSystem: [
    {
      title: 'Push the trolley',
      outcome: 'You know the first five causes of delay from the people who wait for them.',
    },
    {
      title: 'Time it honestly',
      outcome: 'Every list is planned with the minutes that its surgeon really takes.',
    },
    {
      title: 'Ready by the evening before',
      outcome: 'Bed, tray, blood and consent are settled before anybody goes home.',
    },
  ],
  stories: [
    {
      key: 'forty-minutes',
      title: 'Forty minutes before the first cut',
      subtitle: 'First incision from 9:52 to 8:47',
      industry: 'Healthcare',
      timeline: 'Twelve weeks, 2023',
      situation:
        'At a district hospital in the Midlands the morning lists began at half past eight on paper and at 9:52 in life. Six theatres overran by lunch, and by four o’clock somebody who had not eaten since midnight was sent home. It happened to 61 people in one month.',
      task: 'The board wanted cancellations on the day halved by the winter, with no new theatre and no new staff.',
      action:
        'I pushed trolleys for a week and timed 112 mornings. The surgeon was late on nine of them; the order of the list had been changed after eight o’clock on seventy-four. We fixed the first patient by two the day before, wrote the name on the door and let nobody move it, consultants included.',
      result:
        'The first incision came at 8:47 on average by week twelve. Cancellations on the day fell from 61 a month to 23, and the theatres did 38 more operations a month in the same hours.',
      validatedOn: '2026-06-11',
    },
    {
      key: 'missing-tray',
      title: 'The tray that was always in the lift',
      subtitle: 'Missing instruments from 19 a week to 2',
      industry: 'Healthcare',
      timeline: 'Nine weeks, 2021',
      situation:
        'An orthopaedic centre in Rotterdam had bought a second set of every hip tray and still stopped 19 operations a week to look for one. Surgeons blamed sterilisation, sterilisation blamed the lift, and the lift had in fact been out of order on forty days that year.',
      task: 'I was asked to write the case for a third set, at €640,000. I asked for nine weeks before I wrote it.',
      action:
        'I followed eleven trays for five days each and wrote their diaries. They spent half of their lives waiting to be counted, because two departments each counted them and neither believed the other. We moved one count to the theatre door, did it with both people present, and gave the trays the lift from six to seven.',
      result:
        'Operations stopped for a missing tray fell from 19 a week to two. The third set was never bought. The two departments eat together on Fridays, which was not in my plan.',
      validatedOn: '2025-05-29',
    },
    {
      key: 'no-bed-at-ten',
      title: 'No bed at ten, nine beds at five',
      subtitle: 'Cancellations for want of a bed down by 71 per cent',
      industry: 'Healthcare',
      timeline: 'Four months, 2024',
      situation:
        'A hospital in Lyon cancelled fourteen operations a week because there was no bed in the morning. By five in the afternoon there were nine. The patients who were going home that day were ready after breakfast, and they waited seven hours on average for a letter and a bag of medicines.',
      task: 'The surgical wards needed their beds by eleven, and no patient was to be hurried out of the door.',
      action:
        'I asked the pharmacist and the most junior doctor to walk the ward together at four each afternoon, with one question: who could leave tomorrow? They wrote letter and prescription on the spot. We furnished a bright room with armchairs and soup, and patients asked whether they might wait there.',
      result:
        'Four in five beds were free by eleven after ten weeks, where it had been one in five. Cancellations for want of a bed fell from fourteen a week to four, and complaints about discharge fell as well.',
      validatedOn: '2025-12-04',
    },
    {
      key: 'saturday-without-heroes',
      title: 'Saturdays without heroes',
      subtitle: 'A list of 840 cataracts cleared in 21 weeks',
      industry: 'Healthcare',
      timeline: '21 weeks, 2025',
      situation:
        'An eye unit in Leicester had 840 people waiting for a cataract operation, some for nineteen months. It ran extra lists on Saturdays on goodwill and pizza. Two nurses had gone off sick with exhaustion, and the waiting list had grown in spite of 26 Saturdays.',
      task: 'I was asked to clear the list within half a year and to give the Saturdays back to the people who were losing them.',
      action:
        'I showed the team that the Saturdays did eleven eyes and the Mondays seven, with the same people. The difference was one: on Saturdays nobody left the room for a form. We brought that to the weekdays, with consent, lens and drops settled at a visit the week before, and closed the Saturday list.',
      result:
        'Weekday lists went from seven eyes to eleven and the 840 were done in 21 weeks. No Saturday has been worked since March 2025. Both nurses are back, one of them as theatre manager.',
      validatedOn: '2026-06-11',
    },
  ],
  references: [
    {
      name: 'Philippa Osei-Tranter',
      email: 'p.osei-tranter@soarvale-hospital.example',
      company: 'Soarvale Hospital',
      role: 'Chief Nurse',
      relationship: 'Sponsored Yusuf’s work in 2023 and asked him back in 2025',
      feedback:
        'Our porters had known for years why the lists were late. He was the first director who pushed a trolley long enough to be told.',
      confirmedAt: '2026-06-01T16:07:00Z',
      readBy: 'P. Nair',
      readAt: '2026-06-08T10:48:00Z',
      confirms: ['forty-minutes', 'saturday-without-heroes'],
    },
    {
      name: 'Joris van Eekelen-Osman',
      email: 'joris@maasbocht-ortho.example',
      company: 'Maasbocht Orthopaedic Centre',
      role: 'Orthopaedic Surgeon',
      relationship: 'Clinical lead during the nine weeks in Rotterdam, 2021',
      feedback:
        'I was certain that we needed a third set. He gave me the diary of a tray to read, and I withdrew the request that afternoon.',
      confirmedAt: '2025-05-20T05:55:00Z',
      readBy: 'P. Nair',
      readAt: '2025-05-26T11:20:00Z',
      confirms: ['missing-tray'],
    },
    {
      name: 'Solène Barthas-Diop',
      email: 'solene.barthas@hopital-ainay-sud.example',
      company: 'Hôpital Ainay-Sud',
      role: 'Chief Pharmacist',
      relationship: 'Walked the wards at four o’clock with Yusuf for four months in 2024',
      feedback:
        'He asked my department for one hour a day and gave us back three. The soup was his idea, and it is very good soup.',
      confirmedAt: '2025-11-24T17:39:00Z',
      readBy: 'A. Demir',
      readAt: '2025-12-01T09:02:00Z',
      confirms: ['no-bed-at-ten'],
    },
  ],
} satisfies SampleExpert
