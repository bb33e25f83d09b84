import type { PublicStory } from '#schema/stories/story-answers.ts'
import { ConfirmationLine } from '#web/ui/confirmation-line.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { type ClaimMark, claimNotes } from './claim-marks.ts'

type Stretch = { text: string; marks: readonly ClaimMark[]; isNumbered: boolean; from: number; to: number }

/** Part of a story's text; confirmed claims are underlined, with the number of their note. */
export function ClaimedText({ text, marks, isNumbered, from, to }: Stretch) {
  const shown = marks.filter(({ start, end }) => start < to && end > from)
  return (
    <>
      {shown.map(({ start, end, note }, index) => (
        <span key={start}>
          {text.slice(index ? shown[index - 1]?.end : from, Math.max(start, from))}
          <span className="stories-claim">{text.slice(Math.max(start, from), Math.min(end, to))}</span>
          {end <= to && <ClaimSign number={isNumbered ? note + 1 : undefined} />}
        </span>
      ))}
      {text.slice(shown.at(-1)?.end ?? from, to)}
    </>
  )
}

/** The meaning of the underline for screen readers. */
const ClaimSign = ({ number }: { number: number | undefined }) => (
  <sup className="stories-claim-note">
    <span className="sr-only"> (confirmed{number && ', note'}</span>
    {number && `\u200a${number}`}
    <span className="sr-only">)</span>
  </sup>
)

/** The notes to the underlined claims: who confirmed them, and when. */
export function ClaimNotes({ claims }: Pick<PublicStory, 'claims'>) {
  const notes = claimNotes(claims)
  return notes.map(({ by }, index) => (
    <VerifiedLine key={JSON.stringify(by)} className="stories-claim-key">
      <span>
        {notes.length > 1 && (
          <>
            <span className="sr-only">Note </span>
            {index + 1}{' '}
          </>
        )}
        <ConfirmationLine by={by} />
      </span>
    </VerifiedLine>
  ))
}
