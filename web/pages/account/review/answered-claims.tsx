import type { ComponentProps } from 'react'
import type { Review } from '#schema/reviews/review-answers.ts'
import type { AnsweredClaim } from '#schema/stories/story-answers.ts'
import { storyPartNames } from '#schema/stories/story-limits.ts'
import { ConfirmationLine } from '#web/ui/confirmation-line.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'

/** The story's claims, sentence by sentence: who confirmed each, and in private who remembers it differently (R9b). */
export function AnsweredClaims({ review: { claims, references } }: { review: Review }) {
  if (claims.length === 0) {
    const by = references.flatMap(({ name, confirmed }) => (confirmed ? { name, at: confirmed.at } : []))
    return (
      <div className="grid gap-s3">
        <p className="max-w-measure">
          No sentence of action or result holds a figure, and none is marked. A referee confirms the story as
          a whole.
        </p>
        <ConfirmedLine by={by} otherwise="Nobody has confirmed it yet." />
      </div>
    )
  }
  const confirmed = claims.filter(({ confirmedBy }) => confirmedBy.length > 0).length
  return (
    <>
      <p className="max-w-measure text-ink-soft">
        {countText(confirmed, claims.length)} Only the owner and the validators read what is remembered
        differently.
      </p>
      <ol className="account-review-claims">
        {claims.map((claim) => (
          <Claim key={claim.claimIndex} claim={claim} />
        ))}
      </ol>
    </>
  )
}

function countText(confirmed: number, all: number) {
  if (all === 1) return `The one sentence that a referee can confirm is ${confirmed ? '' : 'not '}confirmed.`
  if (all === 2 && confirmed === 2) return 'Both sentences that a referee can confirm are confirmed.'
  const some = confirmed === all ? 'All' : confirmed || 'None'
  return `${some} of the ${all} sentences that a referee can confirm ${confirmed < 2 ? 'is' : 'are'} confirmed.`
}

function ConfirmedLine({
  by,
  otherwise,
}: {
  by: ComponentProps<typeof ConfirmationLine>['by']
  otherwise: string
}) {
  if (by.length === 0) return <p className="text-small">{otherwise}</p>
  return (
    <VerifiedLine>
      <span>
        <ConfirmationLine by={by} />
      </span>
    </VerifiedLine>
  )
}

function Claim({ claim: { part, text, isMarked, confirmedBy, differs } }: { claim: AnsweredClaim }) {
  return (
    <li>
      <div className="grid gap-s2">
        <p className="account-review-claim">
          <span className={confirmedBy.length > 0 ? 'account-review-gilt' : undefined}>{text}</span>
        </p>
        <p className="text-ink-soft text-small">
          {storyPartNames[part]}
          {isMarked && ', marked by the owner'}
        </p>
      </div>
      <div className="grid gap-s3">
        <ConfirmedLine by={confirmedBy} otherwise="Nobody has confirmed this yet." />
        {differs.map(({ referenceId, name, words }) => (
          <div key={referenceId} className="grid gap-s2">
            <p className="text-label">
              <b>{name} remembers it differently</b>
              {!words && ', and does not say how'}.
            </p>
            {words && <blockquote className="account-review-note">{words}</blockquote>}
          </div>
        ))}
      </div>
    </li>
  )
}
