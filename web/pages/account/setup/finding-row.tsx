import { type MouseEvent, useId, useRef, useState } from 'react'
import type { FoundField } from '#web/features/onboarding/reading/finding.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { isSecondPress } from '#web/ui/forms/second-press.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { choicesOf, findingLabels, withoutIcons, wordsFor } from './finding-labels.ts'
import type { Offer, Taking } from './use-finding-choices.ts'

type Props = {
  offer: Offer
  taking: Taking
  /** Whether its group holds nothing but its kind, so that the kind need not be seen in every line. */
  isOneKind: boolean
}

/** One thing that a file says, in a line with where it stands there; a press on it shows it whole and changeable. */
export function FindingRow({ offer, taking, isOneKind }: Props) {
  const { finding, value, state, target, isUnchanged } = offer
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const main = useRef<HTMLButtonElement>(null)
  const label = findingLabels[finding.field]
  const named = `${label}, ${withoutIcons(finding.value).slice(0, 40)}`
  const place = withoutIcons(finding.place)
  const press = (event: MouseEvent) => {
    if (isSecondPress(event)) return
    if (state) taking.undo([offer], `${label}: offered again`)
    else taking.accept([offer], `${label}: taken`)
    setOpen(false)
  }
  const leave = () => {
    taking.leave(offer, `${label}: left`)
    setOpen(false)
    main.current?.focus()
  }
  const besides = [finding.role, finding.email].filter(Boolean).join(', ')
  return (
    <li className="grid gap-s2 border-line border-t py-s2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-s4">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={state !== undefined}
          onClick={() => setOpen(!isOpen)}
          className="min-h-tap cursor-pointer text-left text-label disabled:cursor-default"
        >
          <span className={isOneKind ? 'sr-only' : 'block text-ink-soft text-small'}>{label} </span>
          <span className={`whole-lines-2 block ${state === 'left' ? 'line-through' : ''}`}>
            {wordsFor(finding.field, value)}
            {besides && `, ${besides}`}
          </span>
          <span className="whole-lines-1 block text-ink-soft text-small">
            {state ? <b>{stateText(offer)}</b> : !isOpen && shortPlace(place, value)}
          </span>
        </button>
        {(state !== 'taken' || isUnchanged) && (
          <Button
            ref={main}
            variant="quiet"
            disabled={!state && (!target || !value.trim())}
            aria-label={`${state ? 'Undo' : 'Take'}: ${named}`}
            onClick={press}
          >
            {state ? 'Undo' : 'Take'}
          </Button>
        )}
      </div>
      {!state && target?.replaced && <p className="text-small">It takes the place of “{target.replaced}”.</p>}
      <div id={id} hidden={!isOpen} className="grid gap-s2 pb-s2">
        {isOpen && (
          <>
            <Value field={finding.field} value={value} onChange={(typed) => taking.change(offer, typed)} />
            <p className="text-ink-soft text-small">From your file: {place}</p>
            <div>
              <Button variant="quiet" aria-label={`Leave it: ${named}`} onClick={leave}>
                Leave it
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}

/** Where it stands: the page alone where its line says nothing else, and nothing where there are no pages. */
function shortPlace(place: string, value: string): string {
  const [, page, line] = /^(page \d+): (.*)$/.exec(place) ?? []
  if (page && line?.includes(value)) return page
  return place === value ? '' : place
}

/** What became of a finding. */
function stateText({ state, accepted, isUnchanged }: Offer): string {
  if (state === 'left') return 'Left'
  return isUnchanged ? `Taken: ${accepted?.step}` : `Taken, and changed since: ${accepted?.step}`
}

type ValueProps = { field: FoundField; value: string; onChange: (value: string) => void }

/** The field to change it in. */
function Value({ field, value, onChange }: ValueProps) {
  const label = findingLabels[field]
  const choices = choicesOf(field)
  const changed = ({ target }: { target: { value: string } }) => onChange(target.value)
  if (field === 'story' || field === 'coreProblem' || field === 'deliverables')
    return <TextArea label={label} rows={2} value={value} onChange={changed} />
  if (!choices.length) return <TextField label={label} value={value} onChange={changed} />
  return (
    <SelectField label={label} value={value} onChange={changed}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {wordsFor(field, choice)}
        </option>
      ))}
    </SelectField>
  )
}
