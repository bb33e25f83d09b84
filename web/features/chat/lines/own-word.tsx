import type { QuotedCorrection } from '#schema/corrections/correction-answers.ts'
import { LocalTime } from '#web/ui/local-time.tsx'

type Props = {
  correction: QuotedCorrection
  /** Whether the answer contains the words and their day already; then they are not repeated. */
  isSaid: boolean
}

/** Marks what the expert wrote for their agent: their own word, of a day, which nobody has confirmed. */
export function OwnWord({ correction: { by, at, quote }, isSaid }: Props) {
  return (
    <p className="chat-own-word">
      {isSaid ? (
        `This is ${by}’s word alone: no referee has confirmed it.`
      ) : (
        <>
          <q>{quote}</q>
          <span>
            {by}’s own word, <LocalTime iso={at} />. No referee has confirmed it.
          </span>
        </>
      )}
    </p>
  )
}
