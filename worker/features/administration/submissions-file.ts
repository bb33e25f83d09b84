import type { SubmissionRecord, WaitlistRecord } from '#schema/administration/administration-answers.ts'
import type { Row } from '../../services/csv.ts'

/** The header row of `scorecard-submissions.csv` (account spec section 9). */
export const submissionsFileHead = [
  'Name',
  'Email',
  'Mobile',
  'Current Goal',
  'Score',
  'Stage',
  'Wants Support',
  'Date',
] as const

export const submissionRow = (submission: SubmissionRecord): Row => [
  submission.name,
  submission.email,
  submission.mobile,
  submission.currentGoal,
  submission.totalScore,
  submission.stage,
  submission.wantsSupport ? 'Yes' : 'No',
  new Date(submission.createdAt),
]

/** The header row of `waitlist-submissions.csv` (account spec section 9). */
export const waitlistFileHead = [
  'Name',
  'Email',
  'Company',
  'Role',
  'Interests',
  'Areas',
  'Challenges',
  'Date',
] as const

export const waitlistRow = (entry: WaitlistRecord): Row => [
  entry.name,
  entry.email,
  entry.company,
  entry.currentRole,
  entry.interests.join(';'),
  entry.specificAreas,
  entry.challenges,
  new Date(entry.createdAt),
]
