import { Plus } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { isSecondPress } from '#web/ui/forms/second-press.ts'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { wordsFor } from './finding-labels.ts'
import { FindingRow } from './finding-row.tsx'
import type { Offer, Taking } from './use-finding-choices.ts'

type Props = {
  title: string
  note: string
  offers: readonly Offer[]
  taking: Taking
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** What a file says of one kind, folded to its first words until it is opened. */
export function FindingGroup({ title, note, offers, taking, isOpen, onOpen }: Props) {
  const id = useId()
  const focus = useFocusAfterPress<HTMLButtonElement>()
  const accepted = offers.filter(({ state, isUnchanged }) => state === 'taken' && isUnchanged)
  const batch = taking.batchOf(offers)
  const summary = accepted.length
    ? `${offers.length} found, ${accepted.length} taken`
    : `${offers.length} found`
  const isOneKind = new Set(offers.map(({ finding }) => finding.field)).size === 1 && offers.length > 1
  const isUndo = batch.length === 0 && accepted.length > 0
  const press = (event: MouseEvent) => {
    if (isSecondPress(event)) return
    focus.press()
    if (isUndo) return taking.undo(accepted, `${title}: undone`)
    taking.accept(batch, `${title}: ${batch.length} taken`)
    // What was taken in one press is seen at once.
    onOpen(true)
  }
  return (
    <section aria-label={title} className="border-line border-t">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-s4 py-s2">
        <h4 className="font-sans">
          <button
            ref={focus.target}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => onOpen(!isOpen)}
            className="group grid min-h-12 w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-s3 text-left text-label"
          >
            <Plus
              size={18}
              strokeWidth={1.5}
              aria-hidden
              className="transition-[rotate] duration-calm group-aria-expanded:rotate-45"
            />
            <span>
              <b>{title}</b> <span className="text-ink-soft">{summary}</span>
              {!isOpen && (
                <span aria-hidden className="whole-lines-1 block text-ink-soft text-small">
                  {offers.map(({ finding, value }) => wordsFor(finding.field, value)).join(' · ')}
                </span>
              )}
            </span>
          </button>
        </h4>
        {(batch.length > 1 || isUndo) && (
          <Button aria-label={isUndo ? `Undo: ${title}` : `Take ${batch.length}: ${title}`} onClick={press}>
            {isUndo ? 'Undo' : `Take ${batch.length}`}
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="pb-s4">
        {note && <p className="pb-s2 text-ink-soft text-small">{note}</p>}
        <ul>
          {offers.map((offer) => (
            <FindingRow key={offer.index} offer={offer} taking={taking} isOneKind={isOneKind} />
          ))}
        </ul>
      </div>
    </section>
  )
}
