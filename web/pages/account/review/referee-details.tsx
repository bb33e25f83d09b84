import { Flag, Lock } from 'lucide-react'
import { useState } from 'react'
import type { Review } from '#schema/reviews/review-answers.ts'
import { sentenceOf } from '#web/client/api.ts'
import { PrivateAnswers, PrivateChecks, PrivateReferee } from '#web/features/references/private-referee.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { useReferenceVerdict } from './review-calls.ts'
import { flagLabels, questionLabels, referenceStatusLabels } from './review-labels.ts'

type ReviewedReference = Review['references'][number]
type Props = {
  reference: ReviewedReference
  version: number
  isOwnInterest: boolean
  /** Whether this version still contains sentences that they confirmed in an earlier one. */
  confirmsSome: boolean
}

/** A referee as validators see them: their relation to this story, the checks, the flags, all answers (R8). */
export function RefereeDetails({ reference, version, isOwnInterest, confirmsSome }: Props) {
  const { name, status, submittedAt, answers, checks, flags } = reference
  const [firstRead] = useState(submittedAt)
  return (
    <PrivateReferee {...reference}>
      {submittedAt !== firstRead && (
        <p role="alert" className="account-review-news">
          <b>This is a different text from the one you began to read.</b> {name} took that one back and sent
          this.
        </p>
      )}
      {reference.isHidden && (
        <p className="text-label">
          <b>Hidden by its owner.</b> It counts for nothing, and only they, the referee and validators can
          read it.
        </p>
      )}
      <ReferenceState reference={reference} version={version} confirmsSome={confirmsSome} />
      <PrivateChecks checks={checks} />
      {flags.length > 0 && (
        <ul className="account-review-flags" aria-label={`To look at with ${name}`}>
          {flags.map((flag) => (
            <li key={flag}>
              <Flag size={16} aria-hidden />
              <p>
                <b>{flagLabels[flag].label}</b> {flagLabels[flag].why}
              </p>
            </li>
          ))}
        </ul>
      )}
      {answers && <PrivateAnswers name={name} answers={answers} labels={questionLabels} />}
      {reference.isOwn ? (
        <p className="flex items-start gap-s2 text-small">
          <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
          This is your own reference: somebody else reads it.
        </p>
      ) : (
        !isOwnInterest && ['submitted', 'validated'].includes(status) && <Actions reference={reference} />
      )}
    </PrivateReferee>
  )
}

function ReferenceState({
  reference: { status, confirmed, isHidden, askedAt },
  version,
  confirmsSome,
}: Omit<Props, 'isOwnInterest'>) {
  if (status !== 'validated') return <p className="text-label">{referenceStatusLabels[status]}</p>
  if (isHidden) return null
  if (!confirmed)
    return (
      <p className="text-label">
        {confirmsSome
          ? 'Counts for the profile. Confirmed an earlier version, of which a sentence has changed since: does not stand for this one.'
          : 'Counts for the profile; has not confirmed this story.'}
        {askedAt && (
          <>
            {' '}
            Asked by mail on <LocalTime iso={askedAt} />, no answer yet.
          </>
        )}
      </p>
    )
  return (
    <div className="grid gap-s2">
      <VerifiedLine>
        <span>
          Stands for{' '}
          {confirmed.version === version
            ? 'this version'
            : `version ${confirmed.version}, of which the words that were ticked are all still here`}
          , <LocalTime iso={confirmed.at} />
        </span>
      </VerifiedLine>
      {confirmed.sentence && (
        <blockquote className="font-book font-serif text-[1.125rem] italic leading-[1.45]">
          “{confirmed.sentence}”
        </blockquote>
      )}
    </div>
  )
}

function Actions({ reference }: { reference: ReviewedReference }) {
  const { id, name, status, submittedAt, checks } = reference
  const isReadable = status === 'validated' && !checks.some(({ check }) => check === 'read-by-validator')
  const { send, isPending, error } = useReferenceVerdict(id, () =>
    showToast({
      title: 'Marked as read',
      description: `It stands beside ${name}’s reference, with your name.`,
    }),
  )
  return (
    <div className="grid gap-s2">
      <div className="flex flex-wrap items-center gap-x-s5 gap-y-s2">
        {isReadable && (
          <Button disabled={isPending} onClick={() => send({ submittedAt, verdict: 'read' })}>
            {isPending ? 'Marking…' : 'Mark as read'}
            <span className="sr-only"> (the reference by {name})</span>
          </Button>
        )}
        <DialogButton
          variant="quiet"
          load={() => import('./reject-reference-dialog.tsx')}
          dialog={({ RejectReferenceDialog }, state) => (
            <RejectReferenceDialog reference={reference} {...state} />
          )}
        >
          Mark as not counting<span className="sr-only"> (the reference by {name})</span>
        </DialogButton>
      </div>
      {error && (
        <p role="alert" className="text-madder-text text-small">
          {sentenceOf(error, 'This could not be kept just now. Please try again.')}
        </p>
      )}
    </div>
  )
}
