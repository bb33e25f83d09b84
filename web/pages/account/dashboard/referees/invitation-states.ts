import { dayMs } from '#schema/durations.ts'
import type { RequestedReference } from '#schema/references/reference-answers.ts'
import type { AnswerLabels } from '#web/features/references/private-referee.tsx'
import { writtenDay } from '#web/ui/local-time.tsx'

/** The state of a reference in plain words, its meaning, and the owner's next step, if any. */
type InvitationState = { state: string; explanation: string; next: string }
type Invitation = Pick<
  RequestedReference,
  'name' | 'status' | 'isHidden' | 'isStopped' | 'invitedAt' | 'expiresAt' | 'remindedAt' | 'problem' | 'note'
>

const stateOf = (state: string, explanation = '', next = ''): InvitationState => ({
  state,
  explanation,
  next,
})

/** The state of an invitation for its owner (R8); nobody is mailed before the owner's address is confirmed. */
export function invitationStateOf(invitation: Invitation, isOwnerConfirmed: boolean): InvitationState {
  if (invitation.isHidden && canHide(invitation))
    return stateOf(
      'Hidden by you.',
      'It counts for nothing: not for your page, your agent or the search. A validator can still read it.',
    )
  switch (invitation.status) {
    case 'invited':
      return invited(invitation, isOwnerConfirmed)
    case 'submitted':
      return stateOf(
        'Answered.',
        'They have not confirmed their address yet: a link for that is in their mail.',
      )
    case 'validated':
      return stateOf('Confirmed.', 'What they said counts.')
    case 'rejected':
      return stateOf('Not accepted by the validator.', '', 'Ask somebody else who was there.')
    case 'declined':
      return stateOf(
        'Would rather not.',
        invitation.note ? '' : 'They gave no reason, and need not.',
        'We do not write to them about you again. Whom else could you ask?',
      )
    case 'withdrawn':
      return stateOf(
        'Took back what they said.',
        'It is no longer on your page.',
        'Talk to them, or ask somebody else.',
      )
    case 'cancelled':
      if (invitation.isStopped)
        return stateOf(
          'Not written to.',
          'You opened this account by a mailed link. In case it was somebody else who had named people here, nobody was asked in your name.',
          'If it was you who named them, ask again.',
        )
      return stateOf(
        'Cancelled by you.',
        invitation.invitedAt
          ? 'The link that they were mailed opens nothing any more.'
          : 'Nothing was mailed.',
      )
    case 'expired':
      return stateOf(
        'Ran out without an answer.',
        invitation.expiresAt ? `The invitation was open until ${writtenDay(invitation.expiresAt)}.` : '',
        'People answer sooner when they hear it from you first: ring them, then ask again.',
      )
  }
}

function invited(
  { invitedAt, expiresAt, remindedAt, problem }: Invitation,
  isOwnerConfirmed: boolean,
): InvitationState {
  if (problem === 'bounced')
    return stateOf(
      'Our mail came back.',
      'Nothing reaches this address.',
      'Ask them for the right one, cancel this invitation and ask again.',
    )
  if (problem === 'stopped')
    return stateOf(
      'This address wants no mail from us.',
      'Whoever reads it has told us so, and we keep to it.',
      'Talk to them yourself, or ask somebody else.',
    )
  if (!invitedAt && !isOwnerConfirmed)
    return stateOf(
      'Not written to yet.',
      'The invitation goes out as soon as your own address is confirmed.',
      'Open the link in our mail to you.',
    )
  if (!invitedAt)
    return stateOf(
      'Waiting to be mailed.',
      'There have been many mails today, from you or to this address. It goes out by itself.',
    )
  const reminded = remindedAt ? `Reminded on ${writtenDay(remindedAt)}. ` : ''
  return stateOf(
    `Asked on ${writtenDay(invitedAt)}.`,
    `${reminded}${expiresAt ? `The invitation is open until ${writtenDay(expiresAt)}.` : ''}`,
  )
}

/**
 * Whether a reminder can be sent now: the invitation was mailed and delivered, and a day has passed since the last
 * mail.
 */
export const canRemind = ({ status, invitedAt, remindedAt, problem }: Invitation, now: Date) =>
  status === 'invited' &&
  invitedAt !== null &&
  problem === null &&
  now.getTime() - new Date(remindedAt ?? 0).getTime() > dayMs

/** Whether a reference can be hidden or shown: only one that nobody asked for (R8). */
export const canHide = ({
  status,
  invitedAt,
  isHidden,
}: Pick<Invitation, 'status' | 'invitedAt' | 'isHidden'>) =>
  (invitedAt === null || isHidden) && (status === 'submitted' || status === 'validated')

/** Whether what a referee confirmed still counts: not once it is hidden, withdrawn or rejected. */
export const stillConfirms = ({ status, isHidden }: Pick<Invitation, 'status' | 'isHidden'>) =>
  !isHidden && (status === 'submitted' || status === 'validated')

export const canCancel = ({ status }: Invitation) => status === 'invited' || status === 'submitted'

/** Whether a new invitation is allowed: there is no valid one, and they did not decline. */
export const canAskAgain = ({ status }: Invitation) => ['cancelled', 'expired', 'withdrawn'].includes(status)

/** The questions to a referee, as the owner reads them. */
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

/** The public answers: the same as `publicAnswers` of the form, which would import zod. */
export const shownToAll: readonly string[] = ['uniqueStrengths', 'measurableResults']
