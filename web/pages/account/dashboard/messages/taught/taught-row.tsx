import type { Correction } from '#schema/corrections/correction-answers.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Row } from '../../rows.tsx'
import { hrefOf } from '../messages-params.ts'
import { useChangedCorrection } from './correction-calls.ts'

type Props = { correction: Correction; canTeach: boolean; isOpen: boolean }

/** An answer of the list, with its switch. */
export function TaughtRow({ correction, canTeach, isOpen }: Props) {
  const { id, asked, answer, lookAgain, story, createdAt, editedAt } = correction
  return (
    <Row id={id} to={hrefOf({ list: 'taught', taught: id })} title={asked} isNew={false} isOpen={isOpen}>
      <p className="account-row-words whole-lines-2" dir="auto">
        {answer}
      </p>
      {lookAgain && (
        <p className="font-semibold text-madder-text text-small">
          Look again: {story ? `“${story.title}”` : 'its story'} has changed since.
        </p>
      )}
      <div className="account-taught-foot">
        <p className="text-ink-soft text-small">
          Taught on <LocalTime iso={createdAt} />
          {dayOf(editedAt) !== dayOf(createdAt) && (
            <>
              , edited on <LocalTime iso={editedAt} />
            </>
          )}
        </p>
        {canTeach && <ActiveSwitch correction={correction} />}
      </div>
    </Row>
  )
}

function ActiveSwitch({ correction }: { correction: Correction }) {
  const { asked, isActive } = correction
  const change = useChangedCorrection(correction)
  const isOn = change.isPending ? (change.variables.isActive ?? isActive) : isActive
  return (
    <label className="flex min-h-tap cursor-pointer items-center gap-s3 font-semibold text-label">
      <span aria-hidden>{isOn ? 'On' : 'Off'}</span>
      <input
        type="checkbox"
        role="switch"
        className="size-6 shrink-0 accent-ink"
        checked={isOn}
        aria-label={`Say my answer to: ${asked}`}
        onChange={({ currentTarget }) => change.mutate({ isActive: currentTarget.checked })}
      />
    </label>
  )
}

const dayOf = (iso: string) => new Date(iso).toDateString()
