import type { ReferenceFlag, ReferenceStatus } from '#schema/references/references.ts'
import type { ReviewVerdict } from '#schema/reviews/reviews.ts'
import type { AnswerLabels } from '#web/features/references/private-referee.tsx'

/** The text of each flag of a referee, why it may matter, and its form in the queue. */
export const flagLabels: Record<ReferenceFlag, { label: string; why: string; inQueue: string }> = {
  'free-mail': {
    label: 'Writes from a private mailbox.',
    why: 'Many people do. It only means that the address does not show where they work.',
    inQueue: 'private mailbox',
  },
  'owner-domain': {
    label: 'Has an address on the expert’s own domain.',
    why: 'A colleague would, and so would a mailbox that the expert runs.',
    inQueue: 'the expert’s own domain',
  },
  'same-network': {
    label: 'Answered from the network that the expert registered from.',
    why: 'An office shares one network, and so does a household.',
    inQueue: 'the expert’s network',
  },
}

export const referenceStatusLabels: Record<ReferenceStatus, string> = {
  invited: 'Invited, has not answered yet.',
  submitted: 'Answered, and has yet to confirm the address.',
  validated: 'Counts.',
  rejected: 'Does not count.',
  declined: 'Would rather not.',
  withdrawn: 'Took it back.',
  cancelled: 'Cancelled by the owner.',
  expired: 'Ran out without an answer.',
}

export const verdictLabels: Record<ReviewVerdict, string> = {
  validated: 'Validated',
  returned: 'Returned with a note',
  read: 'A reference was read',
  rejected: 'A reference does not count',
  suspended: 'The profile was suspended',
  restored: 'The profile was restored',
}

/** The questions to a referee, as a validator reads them. */
export const questionLabels: AnswerLabels = {
  relationship: 'How they know each other',
  uniqueStrengths: 'What makes the expert stand out',
  naturalAbilities: 'What comes easily to them',
  problemsToSolve: 'What one would call them for',
  contextAndSituations: 'Where they do their best work',
  measurableResults: 'A result that the referee saw',
  differentiatingFactors: 'What sets them apart',
  workingRelationship: 'How it was to work together',
  additionalComments: 'What else there is to say',
}

/** What a waiting story is beside what was published of it. */
export function storyKind({ isChange, wasPublished }: { isChange: boolean; wasPublished: boolean }): string {
  if (wasPublished) return 'a story that was validated before'
  return isChange ? 'a change of a published story' : 'a new story'
}
