import { Lock, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { type ClaimPart, claimsIn, holdsFigure } from '#schema/stories/claims.ts'
import type { OwnStoryText } from '#schema/stories/own-stories.ts'
import type { AnsweredClaim, OwnStory } from '#schema/stories/story-answers.ts'
import { counted } from '#schema/text/numbers.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmationLine } from '#web/ui/confirmation-line.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { markable } from './marked-sentences.ts'

type Props = {
  part: ClaimPart
  text: OwnStoryText
  story: OwnStory | null
  /** Without it the list is read-only. */
  onChange?: (changes: Partial<OwnStoryText>) => void
}

/** The sentences of a part that referees are asked to confirm, updated while typing, and their answers (R9b). */
export function ClaimList({ part, text, story, onChange }: Props) {
  const deferredText = useDeferredValue(text)
  const answers = useClaimAnswers(story)
  const claims = claimsIn(deferredText, deferredText.marked).filter((claim) => claim.part === part)
  const others = onChange ? markable(deferredText, part) : []
  const lost = [...answers.values()].filter(
    (claim) =>
      claim.part === part && claim.confirmedBy.length > 0 && claims.every(({ text }) => text !== claim.text),
  )
  if (!claims.length && !others.length && !lost.length) return null
  return (
    <div className="account-claims">
      {claims.length > 0 && (
        <>
          <h3>{titleOf(claims, answers, Boolean(onChange))}</h3>
          <ul className="account-claim-list">
            {claims.map((claim) => (
              <li key={claim.text}>
                <SentenceToConfirm
                  text={claim.text}
                  answers={answers.get(claim.text)}
                  isEditable={Boolean(onChange)}
                  onUnmark={
                    holdsFigure(claim.text) || !onChange
                      ? undefined
                      : () => onChange({ marked: text.marked.filter((one) => one !== claim.text) })
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {lost.map((claim) => (
        <p key={claim.text} role="status" className="text-ink-soft text-small">
          No longer in your text: “{claim.text}” {namesOf(claim)} had confirmed it. What is here now has to be
          confirmed again.
        </p>
      ))}
      {others.length > 0 && (
        <details className="text-label">
          <summary className="min-h-tap content-center font-semibold text-madder-text">
            {claims.length
              ? 'Have another sentence confirmed'
              : 'No figure here. Have a sentence confirmed all the same'}
          </summary>
          <ul className="account-markable">
            {others.map((sentence) => (
              <li key={sentence}>
                <p>{sentence}</p>
                <Button variant="quiet" onClick={() => onChange?.({ marked: [...text.marked, sentence] })}>
                  Have it confirmed<span className="sr-only"> “{sentence}”</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** The heading of a part's sentences: how many of them are confirmed. */
function titleOf(
  claims: readonly { text: string }[],
  answers: Map<string, AnsweredClaim>,
  isEditable: boolean,
) {
  const confirmed = claims.filter(({ text }) => answers.get(text)?.confirmedBy.length).length
  if (confirmed === claims.length) return 'What referees have confirmed'
  if (confirmed > 0) return `${confirmed} of ${counted(claims.length, 'sentence')} confirmed`
  return isEditable ? 'A referee will be asked to confirm' : 'What referees are asked to confirm'
}

function SentenceToConfirm({
  text,
  answers,
  isEditable,
  onUnmark,
}: {
  text: string
  answers: AnsweredClaim | undefined
  isEditable: boolean
  onUnmark: (() => void) | undefined
}) {
  const isConfirmed = Boolean(answers?.confirmedBy.length)
  return (
    <>
      <p className="account-sentence">
        <span data-confirmed={isConfirmed || undefined}>{text}</span>
        {onUnmark && (
          <button type="button" onClick={onUnmark} aria-label={`Do not have it confirmed “${text}”`}>
            <X size={18} aria-hidden />
          </button>
        )}
      </p>
      {answers && isConfirmed && (
        <VerifiedLine>
          <span>
            <ConfirmationLine by={answers.confirmedBy} />
            {isEditable && '. If you change it, it has to be confirmed again.'}
          </span>
        </VerifiedLine>
      )}
      {answers?.differs.map(({ referenceId, name, words }) => (
        <div key={referenceId} className="account-differs">
          <p className="flex items-start gap-s2 text-small">
            <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
            {name} remembers it differently. Only you and the validator read this.
          </p>
          {words && <blockquote>“{words}”</blockquote>}
        </div>
      ))}
    </>
  )
}

const namesOf = ({ confirmedBy }: AnsweredClaim) => confirmedBy.map(({ name }) => name).join(' and ')

/** The referees' answers to the sentences of this story, also to removed ones. */
function useClaimAnswers(story: OwnStory | null) {
  const [answered, setAnswered] = useState(new Map<string, AnsweredClaim>())
  const [lastStory, setLastStory] = useState<OwnStory | null>(null)
  if (story === lastStory) return answered
  const next = new Map([...answered, ...(story?.claims ?? []).map((claim) => [claim.text, claim] as const)])
  setLastStory(story)
  setAnswered(next)
  return next
}
