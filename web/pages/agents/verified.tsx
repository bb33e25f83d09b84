import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { ReferenceCheck } from '#schema/references/reference-answers.ts'
import { counted } from '#schema/text/numbers.ts'
import { listed } from '#schema/text/phrases.ts'
import { LocalTime } from '#web/ui/local-time.tsx'

/** What verification includes: which checks ran on this expert's references, when, and by whom. */
export function VerifiedBadge({ profile: { references } }: { profile: PublicProfile }) {
  const ran = (check: ReferenceCheck['check']) =>
    runsOf(
      references.flatMap(({ checks }) => checks),
      check,
    )
  const [addresses, independent, confirmed, read] = [
    ran('address-confirmed'),
    ran('independent'),
    ran('stories-confirmed'),
    ran('read-by-validator'),
  ]
  if (!read.last) return null
  return (
    <details className="agents-verified group">
      <summary>
        <span className="gilt">
          <span>
            Verified by {listed(read.by) || 'a validator'}, last on <LocalTime iso={read.last} />
          </span>
        </span>
        <span className="font-semibold text-label">What verification includes</span>
        <Plus
          size={20}
          strokeWidth={1.5}
          aria-hidden
          className="transition-[rotate] duration-calm group-open:rotate-45"
        />
      </summary>
      <ul className="text-label">
        <Check at={addresses.last}>
          {counted(addresses.count, 'referee')} confirmed their address by signed link
        </Check>
        <Check at={independent.last}>
          {counted(independent.count, 'referee')} checked: not the owner, each answered once
        </Check>
        <Check at={confirmed.last}>
          {counted(confirmed.count, 'referee')} confirmed the stories they were part of
        </Check>
        <Check at={read.last}>{counted(read.count, 'reference')} read by a validator</Check>
      </ul>
    </details>
  )
}

function Check({ at, children }: { at?: string | undefined; children: ReactNode }) {
  return (
    <li className="border-line border-t py-s2">
      {children}
      {at && (
        <span className="block text-ink-soft text-small">
          last on <LocalTime iso={at} />
        </span>
      )}
    </li>
  )
}

function runsOf(checks: readonly ReferenceCheck[], check: ReferenceCheck['check']) {
  const runs = checks.filter((ran) => ran.check === check)
  return {
    count: runs.length,
    last: runs
      .map(({ at }) => at)
      .sort()
      .at(-1),
    by: [...new Set(runs.flatMap(({ by }) => by ?? []))],
  }
}
