import { type Answers, storeAnswers } from '#web/features/drafts/answers.ts'
import {
  type ReplacedAnswers,
  removeReplaced,
  restoreReplaced,
  storeReplaced,
  useReplacedAnswers,
} from '#web/features/drafts/replaced-answers.ts'
import { Button } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Props = { answers: Answers; onUse: (answers: Answers) => void }

/** Offers answers that were replaced by an opened profile, to use or to discard. */
export function OtherAnswers({ answers, onUse }: Props) {
  const aside = useReplacedAnswers()
  if (!aside.length) return null
  const use = (one: ReplacedAnswers) => {
    if (storeReplaced(answers, one.answers) === 'full') return
    removeReplaced(one)
    storeAnswers(one.answers)
    onUse(one.answers)
  }
  const discard = (one: ReplacedAnswers) => {
    removeReplaced(one)
    showToast({
      title: 'The other answers are erased',
      action: { label: 'Undo', run: () => restoreReplaced(one) },
    })
  }
  return (
    <details className="text-label">
      <summary className="min-h-tap content-center font-semibold text-madder-text">
        Other answers of yours are kept here
      </summary>
      <ul className="grid gap-s5 border-line border-l-2 py-s2 pl-s4">
        {aside.map((one) => (
          <li key={one.at} className="grid gap-s2">
            <p className="text-ink-soft">
              Laid aside on <LocalTime iso={one.at} />:
            </p>
            <p className="whole-lines-3 font-serif text-lead italic">{beginningOf(one.answers)}</p>
            <div className="flex flex-wrap gap-s3">
              <Button onClick={() => use(one)}>Go on with these</Button>
              <Button variant="quiet" onClick={() => discard(one)}>
                Erase them
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A short text by which people recognise their answers. */
const beginningOf = ({ fullName, problemSolved, experience }: Answers) =>
  [problemSolved, experience, fullName].find((text) => text.trim())?.trim() || 'A few words'
