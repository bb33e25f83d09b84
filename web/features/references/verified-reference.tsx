import type { PublicReference } from '#schema/references/reference-answers.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'

/** The referee of a reference, how they know the expert, and since when it counts. */
export function VerifiedReference({
  reference,
  open,
  onOpenChange,
}: { reference: PublicReference } & DialogState) {
  const facts = [
    ['Role', reference.role],
    ['Company', reference.company],
    ['Email', reference.email],
    ['Relationship', reference.relationship],
  ].filter(([, fact]) => fact)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={reference.name}>
      <VerifiedLine>Verified Reference</VerifiedLine>
      <dl className="term-list mt-s5">
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
        <div>
          <dt>Validated</dt>
          <dd>
            <LocalTime iso={reference.validatedAt} />
          </dd>
        </div>
      </dl>
    </Dialog>
  )
}
