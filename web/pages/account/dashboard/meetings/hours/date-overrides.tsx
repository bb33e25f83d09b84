import { Plus, X } from 'lucide-react'
import { maxDateOverrides } from '#schema/meetings/meeting-options.ts'
import { clockIn, writtenDate } from '#web/features/meetings/wall-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, fieldLook, useField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { nextSpan, type OverrideValues } from './hours-values.ts'
import { SpanFields } from './span-fields.tsx'
import type { HoursEditing } from './use-hours.ts'

/** Days off, and days with hours that differ from their weekday's. */
export function DateOverrides({ editing }: { editing: HoursEditing }) {
  const { apart: overrides, timeZone } = editing.values
  const set = (changed: (days: readonly OverrideValues[]) => OverrideValues[]) =>
    editing.change((now) => ({ apart: changed(now.apart) }))
  const today = clockIn(timeZone, Date.now()).day
  const error = editing.errorOf('apart')
  return (
    <section aria-labelledby="date-overrides-title">
      <h3 id="date-overrides-title">Days off and extra days</h3>
      <p className="mt-s2 max-w-measure text-ink-soft">
        A holiday, or a Saturday that you work: on such a day its own hours count, not those of its weekday.
      </p>
      <ol className="account-weekdays">
        {overrides.map((day, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place while its date is typed
            key={index}
          >
            <DateOverride
              editing={editing}
              day={day}
              index={index}
              today={today}
              onChange={(changed) =>
                set((days) =>
                  days.map((other, otherIndex) => (otherIndex === index ? changed(other) : other)),
                )
              }
              onRemove={() => {
                set((days) => days.toSpliced(index, 1))
                document.getElementById('hours-add-day')?.focus()
                showToast({
                  title: 'Day removed',
                  description: day.day
                    ? `${inWords(day.day)} has its weekday’s hours again.`
                    : 'It had no date yet.',
                  action: { label: 'Undo', run: () => set((days) => days.toSpliced(index, 0, day)) },
                })
              }}
            />
          </li>
        ))}
      </ol>
      {error && <FieldError>{error}</FieldError>}
      {overrides.length < maxDateOverrides && (
        <Button
          id="hours-add-day"
          className="mt-s4"
          onClick={() => {
            set((days) => [...days, { day: '', isOff: true, spans: [] }])
            requestAnimationFrame(() =>
              document.getElementById(`hours-apart-${overrides.length}-day`)?.focus(),
            )
          }}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          Add a day
        </Button>
      )}
    </section>
  )
}

type DayProps = {
  editing: HoursEditing
  day: OverrideValues
  index: number
  today: string
  onChange: (changed: (day: OverrideValues) => OverrideValues) => void
  onRemove: () => void
}

function DateOverride({ editing, day, index, today, onChange, onRemove }: DayProps) {
  const group = `apart-${index}`
  const error = editing.errorOf(`${group}-day`, day.day !== '')
  const field = useField({ id: `hours-${group}-day`, error })
  const name = day.day ? inWords(day.day) : 'New day'
  return (
    <fieldset className="grid gap-s3">
      <legend className="sr-only">{name}</legend>
      <div className="account-date-override">
        <label htmlFor={field.id} className="sr-only">
          Date
        </label>
        <input
          {...field}
          type="date"
          min={today}
          className={`${fieldLook} min-h-12`}
          value={day.day}
          onChange={({ currentTarget: { value } }) => onChange((now) => ({ ...now, day: value }))}
        />
        <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      {error && <FieldError id={`${field.id}-error`}>{error}</FieldError>}
      <div className="account-either">
        {[true, false].map((isOff) => (
          <label key={`${isOff}`}>
            <input
              type="radio"
              name={`${field.id}-kind`}
              checked={day.isOff === isOff}
              onChange={() =>
                onChange((now) => ({
                  ...now,
                  isOff,
                  spans: isOff || now.spans.length > 0 ? now.spans : [nextSpan([])],
                }))
              }
            />
            {isOff ? 'Off' : 'Its own hours'}
          </label>
        ))}
      </div>
      {!day.isOff && (
        <SpanFields
          editing={editing}
          group={group}
          of={name}
          spans={day.spans}
          onChange={(changed) =>
            onChange((now) => {
              const spans = changed(now.spans)
              return { ...now, isOff: spans.length === 0, spans }
            })
          }
        />
      )}
    </fieldset>
  )
}

const inWords = (day: string) => writtenDate(day, { withYear: true })
