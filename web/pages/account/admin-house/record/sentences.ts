import type { RecordRow } from '#schema/decisions/decision-answers.ts'
import type { DecisionSubject } from '#schema/decisions/decision-subjects.ts'
import { capitalised } from '#schema/text/phrases.ts'

export const subjectNames: Record<DecisionSubject, string> = {
  story: 'Stories',
  reference: 'References',
  profile: 'Profiles',
  account: 'Accounts',
  report: 'Reports',
  order: 'Orders',
  subscription: 'Subscriptions',
  task: 'Payment tasks',
  sprint: 'Sprints',
  mail: 'Mails',
  job: 'Jobs',
}

const nouns: Record<DecisionSubject, string> = {
  story: 'a story',
  reference: 'a reference',
  profile: 'a profile',
  account: 'an account',
  report: 'a report',
  order: 'an order',
  subscription: 'a subscription',
  task: 'a payment task',
  sprint: 'a sprint',
  mail: 'a mail',
  job: 'a job',
}

/** What was done, `Suspended a profile`; the name follows. */
export function didWhat({ verdict, subject, version }: RecordRow): string {
  if (verdict === 'taken down') return 'Took down the reported profile'
  if (verdict === 'sessions ended') return 'Signed out everywhere'
  if (verdict === 'sign-in link sent') return 'Had a link to sign in sent'
  if (verdict === 'bounce lifted') return 'Let mail go out again'
  if (verdict === 'invited') return 'Invited a validator'
  if (verdict === 'removed') return 'Removed a validator'
  if (verdict === 'room set') return 'Set the link of a sprint'
  if (verdict === 'run') return 'Ran a job'
  if (verdict === 'tried again') return 'Tried a payment task again'
  if (verdict === 'sent') return subject === 'order' ? 'Mailed the link of an order' : 'Sent a mail again'
  if (verdict === 'address shown') return `Looked at the address of ${nouns[subject]}`
  const done = capitalised(verdict)
  return `${done} ${nouns[subject]}${version ? `, version ${version}` : ''}`
}
