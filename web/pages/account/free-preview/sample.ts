import type { Draft } from '#schema/drafts/drafts.ts'

/** A made-up consultant, shown if this device has no profile. */
export const sample: Draft = {
  fullName: 'Lena Vasquez',
  email: 'lena@vasquez.example',
  problemSolved: 'Month ends that take nine days, so that the board decides without its figures.',
  targetClient:
    'Companies of 80 to 400 people whose finance director rebuilds the month in a spreadsheet of her own.',
  clientProblemsBefore:
    'The figures came on the ninth working day. By then the board had met without them, and two people had worked both weekends.',
  keySkills: ['Close calendars', 'Ledger clean-up', 'Finance systems', 'Teaching controllers'],
  deliverables:
    'A close calendar with a name against every line, and a ledger in which each account has an owner.',
  industry: 'Consulting',
  businessArea: 'Process/Technology',
  experience:
    'Sixteen years in finance teams, seven of them as a consultant. At a maker of pumps the close went from nine days to four within two quarters, with the same five people.',
}

/** The title of its open story. */
export const sampleStory = 'From nine days to four'
