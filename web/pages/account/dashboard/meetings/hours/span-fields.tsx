import { Plus, X } from 'lucide-react'
import type { Span } from '#schema/meetings/unsaved-hours.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, useField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { isFull, nextSpan } from './hours-values.ts'
import type { HoursEditing } from './use-hours.ts'

type Props = {
  editing: HoursEditing
  /** The prefix of its fields and errors, `week-0`. */
  group: string
  /** The name of the day, for screen readers: `Monday`. */
  of: string
  spans: readonly Span[]
  onChange: (changed: (spans: readonly Span[]) => Span[]) => void
}

/** The spans of one day, which can be added and removed. */
export function SpanFields({ editing, group, of, spans, onChange }: Props) {
  const changeOne = (index: number, changes: Partial<Span>) =>
    onChange((now) => now.map((span, other) => (other === index ? { ...span, ...changes } : span)))
  return (
    <div className="account-spans">
      {spans.map((span, index) => (
        <SpanField
          // biome-ignore lint/suspicious/noArrayIndexKey: a span is known by its place
          key={index}
          id={`hours-${group}-${index}`}
          name={`${of}${spans.length > 1 ? `, hours ${index + 1}` : ''}`}
          span={span}
          error={editing.errorOf(`${group}-${index}`, span.from !== '' && span.to !== '')}
          onChange={(changes) => changeOne(index, changes)}
          onRemove={() => {
            onChange((now) => now.toSpliced(index, 1))
            showToast({
              title: 'Hours removed',
              description: `${of}${spanLabel(span)}`,
              action: { label: 'Undo', run: () => onChange((now) => now.toSpliced(index, 0, span)) },
            })
          }}
        />
      ))}
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

type SpanProps = {
  id: string
  name: string
  span: Span
  error: string | undefined
  onChange: (changes: Partial<Span>) => void
  onRemove: () => void
}

function SpanField({ id, name, span, error, onChange, onRemove }: SpanProps) {
  const field = useField({ id, error })
  return (
    <div className="account-span">
      {(['from', 'to'] as const).map((end) => (
        <label key={end}>
          <span className={end === 'from' ? 'sr-only' : ''}>
            <span className="sr-only">{name}, </span>
            {end}
          </span>
          <input
            type="time"
            step={300}
            {...field}
            id={end === 'from' ? id : undefined}
            value={span[end]}
            onChange={({ currentTarget }) => onChange({ [end]: currentTarget.value })}
          />
        </label>
      ))}
      <button
        type="button"
        aria-label={`Remove ${name}${spanLabel(span)}`}
        onClick={({ currentTarget }) => {
          currentTarget.closest('fieldset')?.querySelector<HTMLElement>('[data-add], [role=switch]')?.focus()
          onRemove()
        }}
      >
        <X size={20} strokeWidth={1.75} aria-hidden />
      </button>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

const spanLabel = ({ from, to }: Span) => (from && to ? `, ${from} to ${to}` : '')
