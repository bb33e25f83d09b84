import { Plus, X } from 'lucide-react'
import type { Span } from '#schema/meetings/entered-hours.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { isFull, nextSpan } from './entered-hours.ts'
import type { HoursEditing } from './use-hours.ts'

type Props = {
  editing: HoursEditing
  /** What its fields and errors are known by, `week-0`. */
  group: string
  /** What the hours are of, as it is read out: `Monday`. */
  of: string
  spans: readonly Span[]
  onChange: (changed: (spans: readonly Span[]) => Span[]) => void
}

/** The hours of one day: each from when to when, with more of them and fewer. */
export function SpanFields({ editing, group, of, spans, onChange }: Props) {
  const changeOne = (place: number, changes: Partial<Span>) =>
    onChange((now) => now.map((span, other) => (other === place ? { ...span, ...changes } : span)))
  return (
    <div className="account-spans">
      {spans.map((span, place) => {
        const id = `hours-${group}-${place}`
        const trouble = editing.troubleOf(`${group}-${place}`, span.from !== '' && span.to !== '')
        const name = `${of}${spans.length > 1 ? `, hours ${place + 1}` : ''}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span is known by its place
          <div key={place} className="account-span">
            {(['from', 'to'] as const).map((end) => (
              <label key={end}>
                <span className={end === 'from' ? 'sr-only' : ''}>
                  <span className="sr-only">{name}, </span>
                  {end}
                </span>
                <input
                  type="time"
                  step={300}
                  id={end === 'from' ? id : undefined}
                  value={span[end]}
                  aria-invalid={trouble ? true : undefined}
                  aria-describedby={trouble ? `${id}-error` : undefined}
                  onChange={({ currentTarget }) => changeOne(place, { [end]: currentTarget.value })}
                />
              </label>
            ))}
            <button
              type="button"
              aria-label={`Remove ${name}${span.from && span.to ? `, ${span.from} to ${span.to}` : ''}`}
              onClick={({ currentTarget }) => {
                currentTarget
                  .closest('fieldset')
                  ?.querySelector<HTMLElement>('[data-add], [role=switch]')
                  ?.focus()
                onChange((now) => now.toSpliced(place, 1))
                showToast({
                  title: 'Hours removed',
                  description: `${of}${span.from && span.to ? `, ${span.from} to ${span.to}` : ''}`,
                  action: { label: 'Undo', run: () => onChange((now) => now.toSpliced(place, 0, span)) },
                })
              }}
            >
              <X size={20} strokeWidth={1.75} aria-hidden />
            </button>
            {trouble && <FieldError id={`${id}-error`}>{trouble}</FieldError>}
          </div>
        )
      })}
      {!isFull(spans) && (
        <Button
          variant="quiet"
          className="justify-self-start"
          aria-label={`Add hours to ${of}`}
          data-add
          onClick={() => onChange((now) => [...now, nextSpan(now)])}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          Add hours
        </Button>
      )}
    </div>
  )
}
