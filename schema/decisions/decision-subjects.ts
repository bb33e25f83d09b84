/** What a decision is about. */
export const decisionSubjects = [
  'story',
  'reference',
  'profile',
  'account',
  'report',
  'order',
  'subscription',
  'task',
  'sprint',
  'mail',
  'job',
] as const
export type DecisionSubject = (typeof decisionSubjects)[number]
