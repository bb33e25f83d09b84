import type { SampleExpert } from './sample-expert.ts'

export const gwenllianProsser = {
  profileUrl: 'gwenllian-prosser',
  firstName: 'Gwenllian',
  lastName: 'Prosser',
  email: 'gwenllian@prosser-careteams.example',
  plan: 'starter',
  agentType: 'coach',
  currentRole: 'Workforce lead, hospices and dental groups',
  industry: 'Healthcare',
  businessAreas: ['People', 'Management/Administration'],
  headline: 'Care teams that stay together',
  coreProblemSolved: 'Hospices and dental groups that train good nurses and lose them within the year',
  coreDeliverables: [
    'A first ninety days that new staff do not want to leave',
    'A way of talking after a hard death, in working hours',
    'Rotas and contracts that fit the people you want to keep',
  ],
  keySkills: ['Nurse retention', 'Induction design', 'Debriefing after deaths', 'Flexible contracts'],
  expertise: [
    'nurses leaving within a year',
    'hospice staff turnover',
    'care staff burnout and sickness',
    'cannot recruit dentists',
    'agency nurse costs too high',
    'new starters leave in the first three months',
    'support for staff after a patient dies',
    'part-time dentists and hygienists',
  ],
  about:
    'I nursed for fourteen years, nine of them in a hospice in Powys, and I resigned once in a car park without telling anybody why. I ask people that question before they reach the car park. What they say is nearly always something that a manager could have mended on a Tuesday.',
  yearsExperience: '16-20 years',
  signatureSystem: [
    { title: 'Stay interviews', outcome: 'You hear why people might go while they are still here.' },
    {
      title: 'Ninety days by name',
      outcome: 'Every new starter has one person, and that person has the time.',
    },
    {
      title: 'Twenty minutes after',
      outcome: 'Each hard death is talked through before the end of the shift.',
    },
  ],
  stories: [
    {
      key: 'eleven-nurses',
      title: 'The ward that lost eleven nurses in a year',
      subtitle: 'First-year leavers from eleven in sixteen to two',
      industry: 'Healthcare',
      timeline: 'Fourteen months, 2023 and 2024',
      situation:
        'A hospice near Swansea with eighteen beds had hired sixteen nurses in a year and lost eleven. Agency cover cost £23,000 a month, and six beds were closed. Its exit forms said “personal reasons” eleven times.',
      task: 'I had a year to open the six beds again, with the same pay and with the ward sister already close to leaving herself.',
      action:
        'I visited nine of the eleven at home, with cake. Seven told me the same: in their second week they had been alone at night with a dying patient and nobody had asked about it afterwards. We gave each new nurse one named colleague for ninety days, no lone nights before week ten, and twenty minutes with the sister after every first death.',
      result:
        'Of the next sixteen nurses, two left in their first year. All eighteen beds were open by the following May, and agency cover fell to £3,500 a month. Three of the nurses I had visited applied again and came back.',
      validatedOn: '2025-08-21',
    },
    {
      key: 'sick-day-scores',
      title: 'The sickness score we stopped keeping',
      subtitle: 'Sickness down from 9.1 to 5.8 per cent',
      industry: 'Healthcare',
      timeline: 'One year, 2024',
      situation:
        'A hospice group in the Welsh Marches gave every absence a score, and a high score brought a formal meeting. Sickness stood at 9.1 per cent. People came in ill to save their score, passed it on, and then stayed away for a fortnight to make the next one count.',
      task: 'The board wanted stricter meetings. I asked for one year without the score in two of the five houses.',
      action:
        'In those two houses I replaced the meeting with a call on the first day, from a colleague and not from a manager, with two questions: what do you need, and who should know? Managers got a list of what people had asked for. The commonest wish was a later start after a late shift, which cost nothing, so we granted it the next month.',
      result:
        'Sickness in the two houses fell from 9.1 to 5.8 per cent, and in the other three it rose slightly. The group dropped the score everywhere in January 2025. Nobody has asked for it back, the board included.',
      validatedOn: '2025-08-21',
    },
    {
      key: 'three-day-dentists',
      title: 'The dentists who wanted three days',
      subtitle: 'Seven empty surgeries filled in five months',
      industry: 'Healthcare',
      timeline: 'Five months, 2025',
      situation:
        'A dental group with fourteen practices in Devon and Somerset had seven empty surgeries and had advertised full-time posts for two years. Nineteen dentists had asked for three days and been turned away. Some 8,600 patients were on the waiting list.',
      task: 'I was asked to write a better advertisement. I asked instead what stood in the way of three days.',
      action:
        'I sat down with the practice managers and drew what a surgery needs in a week. The obstacle was the nurse, who was employed by the day of her dentist. We paired dentists on one surgery, three days and two, gave each surgery its own nurse, and let each pair write their own handover. Then I rang the nineteen, one by one.',
      result:
        'Twelve of the nineteen came, and the seven surgeries were running within five months. The waiting list fell by 5,100 by Christmas. Two pairs have already traded days so that one parent could be at the school gate.',
      validatedOn: '2026-04-09',
    },
    {
      key: 'night-sister',
      title: 'The night sister who would not hand over',
      subtitle: 'Four deputies trained, one well-earned holiday',
      industry: 'Healthcare',
      timeline: 'Nine months, 2022',
      situation:
        'A night sister in a Shrewsbury hospice had not taken two weeks’ holiday in six years. She came in when the house was full and rang when it was not, and three deputies had left because nothing was ever theirs to decide.',
      task: 'The matron feared that she would break down or leave. I was to help her let go without letting her feel pushed.',
      action:
        'I worked five nights with her and said little. On the sixth I asked what a deputy would have to see before she could sleep at home. She named fourteen things, and we turned them into fourteen nights: on each, a deputy did one of them while she watched with her hands behind her back. She signed each one off in her own words.',
      result:
        'Four deputies were signed off in nine months, and all four are still there. She took three weeks in Madeira and rang once, to say that she would not ring again. Two other houses use her fourteen nights.',
      validatedOn: '2026-04-09',
    },
  ],
  references: [
    {
      name: 'Bethan Trahaearn',
      email: 'bethan.trahaearn@gower-light-hospice.example',
      company: 'Gower Light Hospice',
      role: 'Ward Sister',
      relationship: 'Worked with Gwenllian on the ward for fourteen months',
      feedback:
        'I had my own resignation in the drawer. She came back from those nine kitchens with the truth, and it was something I could change by Monday. I tore the letter up in June.',
      confirmedAt: '2025-08-12T20:15:00Z',
      readBy: 'A. Demir',
      readAt: '2025-08-18T09:50:00Z',
      confirms: ['eleven-nurses'],
    },
    {
      name: 'Alastair Moyo-Ross',
      email: 'a.moyo-ross@marches-hospices.example',
      company: 'Marches Hospices',
      role: 'Chief Executive',
      relationship: 'Her client in 2024, and responsible for the Shrewsbury hospice in 2022',
      feedback:
        'I defended that score until I read what two houses had asked for: a later start after a late shift. We had been scoring people for being tired. And our night sister has been to Madeira twice now.',
      confirmedAt: '2025-08-14T07:40:00Z',
      readBy: 'A. Demir',
      readAt: '2025-08-21T11:30:00Z',
      confirms: ['sick-day-scores', 'night-sister'],
    },
    {
      name: 'Shirin Daruwalla',
      email: 'shirin@tamarcombe-dental.example',
      company: 'Tamarcombe Dental Group',
      role: 'Clinical Director',
      relationship: 'Hired her for the empty surgeries in 2025',
      feedback:
        'For two years I told good dentists that three days were impossible. It turned out to be a line in the nurses’ contract. Twelve of them work for us now.',
      confirmedAt: '2026-03-31T16:25:00Z',
      readBy: 'C. Beaufort',
      readAt: '2026-04-09T10:05:00Z',
      confirms: ['three-day-dentists'],
    },
  ],
} satisfies SampleExpert
