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
    'I nursed for fourteen years, nine of them in a hospice in Powys, and I resigned once in a car park without telling anybody why. I ask people that question before they reach the car park. What they say is more often than not something that a manager could have put right that week.',
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
        'A hospice near Swansea with eighteen beds had hired sixteen nurses in a year and lost eleven of them. Agency cover cost £23,000 a month, and six of the beds were closed. On every exit form the reason given was “personal”, which may well have been true but told nobody anything.',
      task: 'The trustees asked me to have the six beds open again within a year, on the same pay, and if possible without losing the ward sister as well.',
      action:
        'I visited nine of the eleven nurses at home. Seven nurses described much the same thing: in about their second week they had been alone at night with somebody who was dying, and afterwards nobody had asked them about it. Each new nurse now has one named colleague for ninety days, no lone nights before week ten, and twenty minutes with the sister after a first death.',
      result:
        'Of the next sixteen nurses two left in their first year, where it had been eleven. All eighteen beds were open by the following May, and agency cover fell to about £3,500 a month. I would be cautious about saying which change did most; the three nurses who came back to us said that it was the nights.',
      validatedOn: '2025-08-21',
    },
    {
      key: 'sick-day-scores',
      title: 'The sickness score we stopped keeping',
      subtitle: 'Sickness down from 9.1 to 5.8 per cent',
      industry: 'Healthcare',
      timeline: 'One year, 2024',
      situation:
        'A hospice group in the Welsh Marches gave every absence a score, and a high score brought a formal meeting. Sickness stood at 9.1 per cent. From what staff told me, people came in ill to protect their score, passed the illness on, and then stayed away for a fortnight because the points were lost already.',
      task: 'The board was inclined to make the meetings stricter. It agreed first to let two of its five houses go without the score for a year, so that there would be something to compare.',
      action:
        'In the two houses a telephone call on the first day replaced the meeting. A colleague rang, never a manager, and asked what the person needed and who ought to know. The needs went on a list for the manager, without names where people preferred it. Much the commonest was a later start after a late shift, and as that cost nothing it was granted the next month.',
      result:
        'Sickness in the two houses fell from 9.1 to 5.8 per cent over the year, and in the other three it rose slightly. Two houses are a small sample, and I cannot separate the effect of the call from that of the later start. The group dropped the score everywhere in January 2025.',
      validatedOn: '2025-08-21',
    },
    {
      key: 'three-day-dentists',
      title: 'The dentists who wanted three days',
      subtitle: 'Six of seven empty surgeries filled in five months',
      industry: 'Healthcare',
      timeline: 'Five months, 2025',
      situation:
        'A dental group with sixteen practices in Devon and Somerset had seven empty surgeries and had advertised full-time posts for two years. In that time nineteen dentists had asked for three days a week or fewer and been turned away. Some 8,600 patients were on the waiting list.',
      task: 'I was asked to help fill the seven surgeries. A better advertisement had been suggested, and it might have done something, but nobody could tell me why three days were impossible.',
      action:
        'The practice managers and I went through what a surgery needs in a week. The obstacle, so far as we could see, was the nurse’s contract, which tied her hours to those of one dentist. We gave each surgery a nurse of its own and paired dentists on it, one for three days and one for two. Then I rang the nineteen, one by one.',
      result:
        'Twelve of the nineteen dentists came, and six of the seven surgeries were running within five months. The waiting list fell by 5,100 by Christmas. The seventh surgery, in Bideford, stands empty: the dentists who would go there all wanted the same three days, and about 1,300 patients still travel to Barnstaple.',
      validatedOn: '2026-04-09',
    },
    {
      key: 'night-sister',
      title: 'The night sister who would not hand over',
      subtitle: 'Four deputies signed off, and three weeks’ leave taken',
      industry: 'Healthcare',
      timeline: 'Nine months, 2022',
      situation:
        'A night sister in a Shrewsbury hospice had not taken two weeks’ leave together in six years. The night sister came in when the house was full and rang when it was not. Three deputies had left, probably because nothing was ever theirs to decide.',
      task: 'The matron feared that the night sister would either break down or resign. The hope was that she could be helped to let go of some of it without feeling pushed.',
      action:
        'I worked five nights beside the night sister and said little. On the sixth I asked what she would need to have seen a deputy do before she could sleep at home. She named twelve things, from a syringe driver at four in the morning to ringing a family. On each night a deputy did one of them while she watched, and she signed it off when she was satisfied, which for some took three attempts.',
      result:
        'Four deputies were signed off within nine months, and all four are still in post. The night sister took three weeks in Madeira that autumn and telephoned once. Two other houses use her list of twelve with small changes, and it seems to carry over reasonably well.',
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
        'What changed in practice was the rota: no lone nights before week ten. It took me a weekend to write, and we ought to have done it years ago. I was close to leaving that spring, and I am still here.',
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
        'I had defended the sickness score for years and read the comparison twice. 5.8 per cent against a slight rise is not proof, as Gwenllian kept reminding me, but it was enough to act on. Our night sister in Shrewsbury has taken her full leave every year since.',
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
        'For two years I told good dentists that three days could not be done, and the reason turned out to be a line in the nurses’ contract. Twelve of them work for us now. Bideford is unsolved, and she still rings me about it.',
      confirmedAt: '2026-03-31T16:25:00Z',
      readBy: 'C. Beaufort',
      readAt: '2026-04-09T10:05:00Z',
      confirms: ['three-day-dentists'],
    },
  ],
} satisfies SampleExpert
