import { useState } from 'react'
import { weekdays } from '#schema/meetings/weekdays.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { daysInWords, spansInWords } from './hours-in-words.ts'
import { type WeekDay, withDaySwitched, withHoursCopied } from './hours-values.ts'
import { SpanFields } from './span-fields.tsx'
import type { HoursEditing } from './use-hours.ts'

/** The weekly hours, one row for each weekday. */
export function WeekFields({ editing }: { editing: HoursEditing }) {
  const { week } = editing.values
  const error = editing.errorOf('week')
  const changeDay = (weekday: number, changed: (day: WeekDay) => WeekDay) =>
    editing.change(({ week }) => ({
      week: week.map((day, index) => (index === weekday ? changed(day) : day)),
    }))
  return (
    <section aria-labelledby="every-week-title">
      <h3 id="every-week-title">Every week</h3>
      <p className="mt-s2 max-w-measure text-ink-soft">
        When you are there to be met. Each day can have several hours; those that end at 00:00 end at
        midnight.
      </p>
      <ol className="account-weekdays">
        {week.map((day, weekday) => (
          <li key={weekdays[weekday]}>
            <WeekdayFields
              editing={editing}
              day={day}
              weekday={weekday}
              onChange={(changed) => changeDay(weekday, changed)}
            />
          </li>
        ))}
      </ol>
      {error && <FieldError>{error}</FieldError>}
    </section>
  )
}

function WeekdayFields({
  editing,
  day: { isOn, spans },
  weekday,
  onChange,
}: {
  editing: HoursEditing
  day: WeekDay
  weekday: number
  onChange: (changed: (day: WeekDay) => WeekDay) => void
}) {
  const name = weekdays[weekday] ?? ''
  return (
    <fieldset>
      <legend className="sr-only">{name}</legend>
      <div className="account-weekday">
        <label>
          <input
            type="checkbox"
            role="switch"
            className="account-switch"
            checked={isOn}
            onChange={({ currentTarget: { checked } }) => onChange((now) => withDaySwitched(now, checked))}
          />
          {name}
        </label>
        {!isOn && <span className="text-ink-soft text-small">Closed</span>}
      </div>
      {isOn && (
        <>
          <SpanFields
            editing={editing}
            group={`week-${weekday}`}
            of={name}
            spans={spans}
            onChange={(changed) =>
              onChange((now) => {
                const spans = changed(now.spans)
                return { isOn: spans.length > 0, spans }
              })
            }
          />
          <CopyDayMenu editing={editing} from={weekday} />
        </>
      )}
    </fieldset>
  )
}

/** Copies this day's hours to other weekdays. */
function CopyDayMenu({ editing, from }: { editing: HoursEditing; from: number }) {
  const [isOpen, setOpen] = useState(false)
  const [to, setTo] = useState<readonly number[]>([])
  const { week } = editing.values
  const name = weekdays[from] ?? ''
  const others = weekdays.flatMap((_, day) => (day === from ? [] : day))
  const copy = () => {
    editing.change((now) => ({ week: withHoursCopied(now.week, from, to) }))
    setOpen(false)
    setTo([])
    showToast({
      title: 'Hours copied',
      description: `${daysInWords(to)} ${to.length === 1 ? 'has' : 'have'} ${spansInWords(week[from]?.spans ?? [])} now.`,
      action: {
        label: 'Undo',
        run: () =>
          editing.change((now) => ({
            week: now.week.map((day, index) => (to.includes(index) ? (week[index] ?? day) : day)),
          })),
      },
    })
  }
  return (
    <details
      className="account-copy-day"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        Copy to other days<span className="sr-only"> from {name}</span>
      </summary>
      <div className="account-copy-days">
        {others.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={to.includes(day)}
              onChange={({ currentTarget }) =>
                setTo(currentTarget.checked ? [...to, day].toSorted() : to.filter((other) => other !== day))
              }
            />
            {weekdays[day]}
          </label>
        ))}
      </div>
      <Button disabled={to.length === 0} onClick={copy}>
        {to.length === 0 ? 'Choose days' : `Copy to ${daysInWords(to)}`}
      </Button>
    </details>
  )
}
