import type { AskedReference } from '#schema/references/reference-answers.ts'
import type { AnswerLabels } from '#web/features/references/private-referee.tsx'
import { writtenDay } from '#web/ui/local-time.tsx'

/** How a reference stands, in plain words: the state, what that means, and what its owner can do next, if anything. */
export type InvitationState = { state: string; says: string; next: string }
type Asked = Pick<
  AskedReference,
  'name' | 'status' | 'isHidden' | 'invitedAt' | 'expiresAt' | 'remindedAt' | 'problem' | 'note'
>

const dayMs = 86_400_000
const standing = (state: string, says = '', next = ''): InvitationState => ({ state, says, next })

/** What the owner is told of somebody whom they asked (R8); nobody is written to before the owner's own address is confirmed. */
export function invitationStateOf(asked: Asked, isOwnerConfirmed: boolean): InvitationState {
  if (asked.isHidden && canHide(asked))
    return standing(
      'Hidden by you.',
      'It counts for nothing: not for your page, your agent or the search. A validator can still read it.',
    )
  switch (asked.status) {
    case 'invited':
      return invited(asked, isOwnerConfirmed)
    case 'submitted':
      return standing(
        'Answered.',
        'They have not confirmed their address yet: a link for that is in their mail.',
      )
    case 'validated':
      return standing('Confirmed.', 'What they said counts.')
    case 'rejected':
      return standing('Not accepted by the validator.', '', 'Ask somebody else who was there.')
    case 'declined':
      return standing(
        'Would rather not.',
        asked.note ? '' : 'They gave no reason, and need not.',
        'We do not write to them about you again. Whom else could you ask?',
      )
    case 'withdrawn':
      return standing(
        'Took back what they said.',
        'It is no longer on your page.',
        'Talk to them, or ask somebody else.',
      )
    case 'cancelled':
      return standing(
        'Cancelled by you.',
        asked.invitedAt ? 'The link that they were mailed opens nothing any more.' : 'Nothing was mailed.',
      )
    case 'expired':
      return standing(
        'Ran out without an answer.',
        asked.expiresAt ? `The invitation was open until ${writtenDay(asked.expiresAt)}.` : '',
        'People answer sooner when they hear it from you first: ring them, then ask again.',
      )
  }
}

function invited(
  { invitedAt, expiresAt, remindedAt, problem }: Asked,
  isOwnerConfirmed: boolean,
): InvitationState {
  if (problem === 'bounced')
    return standing(
      'Our mail came back.',
      'Nothing reaches this address.',
      'Ask them for the right one, cancel this invitation and ask again.',
    )
  if (problem === 'stopped')
    return standing(
      'This address wants no mail from us.',
      'Whoever reads it has told us so, and we keep to it.',
      'Talk to them yourself, or ask somebody else.',
    )
  if (!invitedAt && !isOwnerConfirmed)
    return standing(
      'Not written to yet.',
      'The invitation goes out as soon as your own address is confirmed.',
      'Open the link in our mail to you.',
    )
  if (!invitedAt)
    return standing(
      'Waiting to be mailed.',
      'There have been many mails today, from you or to this address. It goes out by itself.',
    )
  const reminded = remindedAt ? `Reminded on ${writtenDay(remindedAt)}. ` : ''
  return standing(
    `Asked on ${writtenDay(invitedAt)}.`,
    `${reminded}${expiresAt ? `The invitation is open until ${writtenDay(expiresAt)}.` : ''}`,
  )
}

/** Whether a reminder can go out now: the invitation was mailed, reaches them, and a day has passed since the last. */
export const canRemind = ({ status, invitedAt, remindedAt, problem }: Asked, now: Date) =>
  status === 'invited' &&
  invitedAt !== null &&
  problem === null &&
  now.getTime() - new Date(remindedAt ?? 0).getTime() > dayMs

/** Whether there is something of theirs that can be hidden, or is: only where nobody asked them (R8). */
export const canHide = ({ status, invitedAt, isHidden }: Pick<Asked, 'status' | 'invitedAt' | 'isHidden'>) =>
  (invitedAt === null || isHidden) && (status === 'submitted' || status === 'validated')

export const canCancel = ({ status }: Asked) => status === 'invited' || status === 'submitted'

/** Whether they may be asked anew: nothing of theirs stands, and they did not say no. */
export const canAskAgain = ({ status }: Asked) => ['cancelled', 'expired', 'withdrawn'].includes(status)

/** What a referee was asked, as their owner reads it. */
export const answerLabels: AnswerLabels = {
  relationship: 'How they know you',
  uniqueStrengths: 'What makes you stand out',
  naturalAbilities: 'What comes easily to you',
  problemsToSolve: 'What they would call you for',
  contextAndSituations: 'Where you do your best work',
  measurableResults: 'A result that they saw',
  differentiatingFactors: 'What sets you apart',
  workingRelationship: 'How it was to work together',
  additionalComments: 'What else they say',
}

/** Which of it stands on the page: as `publicAnswers` of the form says, which would bring zod along. */
export const shownToAll: readonly string[] = ['uniqueStrengths', 'measurableResults']
