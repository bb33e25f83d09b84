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
    'I began as a theatre porter in Izmir and have run operating departments in four hospitals over eighteen years. I still push a trolley on the first morning of every assignment, because a porter usually hears why the list is late before a director does.',
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
  hours: {
    timeZone: 'Europe/Amsterdam',
    length: 20,
    week: { Monday: ['16:30-18:30'], Wednesday: ['12:00-13:30'], Friday: ['07:00-08:30'] },
  },
  stories: [
    {
      key: 'forty-minutes',
      title: 'Forty minutes before the first cut',
      subtitle: 'First incision from 9:52 to 8:47',
      industry: 'Healthcare',
      timeline: 'Twelve weeks, 2023',
      situation:
        'At a district hospital in the Midlands the first incision was planned for half past eight and came at 9:52 on average. Six theatres overran on most days, and by four o’clock somebody who had fasted since midnight was often sent home. Sixty-one patients were cancelled on the day in one month.',
      task: 'The board wanted cancellations on the day halved by the winter, with no new theatre and no new staff.',
      action:
        'I pushed trolleys for a week and then timed 120 morning lists. A patient needs about forty minutes from the ward to the first cut, and the wards were sending at half past eight, when those minutes should already have passed. On 74 of the 120 mornings the order of the list had also been changed after eight. We fixed the first patient by two the day before, and sent for that patient at ten to eight.',
      result:
        'By week twelve the first incision came at 8:47 on average, and cancellations on the day had fallen from 61 a month to 23. The theatres did about 38 more operations a month in the same hours. Some of that may have been the time of year, so I would look at a full year before claiming all of it.',
      validatedOn: '2026-06-11',
    },
    {
      key: 'missing-tray',
      title: 'The tray that was always in the lift',
      subtitle: 'Missing instruments from 19 a week to 6',
      industry: 'Healthcare',
      timeline: 'Ten weeks, 2021',
      situation:
        'An orthopaedic centre in Rotterdam owned two sets of every hip tray and still stopped 19 operations a week to look for one. Surgeons suspected the sterilisation department, and the sterilisation department suspected the lift. The lift had in fact been out of order on about forty days that year.',
      task: 'I was asked to write the case for a third set, at €640,000, and was given ten weeks.',
      action:
        'Before I wrote the case I followed twelve trays for five days each. They seemed to spend half of their time waiting to be counted, because two departments each counted them and neither relied on the other. We moved to a single count at the theatre door with both people present, and kept the lift for trays from six to seven.',
      result:
        'Stops for a missing tray fell from 19 a week to six, and the third set was not bought. I had hoped for two or fewer. The remaining six came mostly from revision surgery, where a single count was not enough, and the centre spent €85,000 on extra instruments for it.',
      validatedOn: '2025-05-29',
    },
    {
      key: 'no-bed-at-ten',
      title: 'No bed at ten, nine beds at five',
      subtitle: 'Cancellations for want of a bed down by 71 per cent',
      industry: 'Healthcare',
      timeline: 'Four months, 2024',
      situation:
        'A hospital in Lyon cancelled fourteen operations a week because there was no bed in the morning, while by five in the afternoon nine beds stood empty. The patients who were going home that day were usually well enough after breakfast. They then waited about seven hours for a letter and a bag of medicines.',
      task: 'The surgical wards needed their beds by eleven, and no patient was to be hurried out of the door.',
      action:
        'At four each afternoon the pharmacist and the most junior doctor walked the ward together, asked who might leave tomorrow, and wrote the letter and the prescription on the spot. We also furnished a bright room with armchairs, soup and a nurse. Patients who felt able to could wait there for their lift home.',
      result:
        'After ten weeks about four in five of those beds were free by eleven, where it had been one in five. Cancellations for want of a bed fell from fourteen a week to four. Readmissions did not rise, which was what I had been most afraid of.',
      validatedOn: '2025-12-04',
    },
    {
      key: 'saturday-without-heroes',
      title: 'Saturdays without heroes',
      subtitle: 'A list of 840 cataracts cleared in 21 weeks',
      industry: 'Healthcare',
      timeline: '21 weeks, 2025',
      situation:
        'An eye unit in Leicester had 840 people waiting for a cataract operation, some of them for a year and a half. It had run extra lists on 26 Saturdays, on goodwill and pizza. Two nurses were off sick with exhaustion, and the waiting list had grown all the same.',
      task: 'The hospital wanted the waiting list cleared within half a year, and the Saturdays given back to the staff.',
      action:
        'The figures showed ten eyes on a Saturday and seven on a Monday, with the same people. As far as I could tell there was one difference: on Saturdays nobody left the room for a form. So consent, lens and drops were settled at a visit the week before for weekday lists too, and the Saturday list was closed.',
      result:
        'Weekday lists went from seven eyes to ten, and the 840 had all been done after 21 weeks. No Saturday has been worked since March 2025. Both nurses are back at work; one of them now manages the theatre.',
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
        'Our lists now start at about a quarter to nine, and cancellations on the day have stayed near the 23 a month they had reached when he left. The eye unit has not opened on a Saturday since March 2025. The porters liked him.',
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
      relationship: 'Clinical lead during the ten weeks in Rotterdam, 2021',
      feedback:
        'I had asked for a third set and was fairly sure of it. His notes on where the trays really go changed my mind for primary hips. For revisions we did buy more in the end, at €85,000 and not €640,000.',
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
        'It takes one hour a day of my department’s time. I watched the readmission figures closely, because early discharge can do harm, and they did not move. Cancellations for want of a bed were about four a week when he left us.',
      confirmedAt: '2025-11-24T17:39:00Z',
      readBy: 'A. Demir',
      readAt: '2025-12-01T09:02:00Z',
      confirms: ['no-bed-at-ten'],
    },
  ],
} satisfies SampleExpert
