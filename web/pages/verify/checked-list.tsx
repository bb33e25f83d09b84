import { CircleAlert } from 'lucide-react'
import type { CheckedBadge } from '#schema/badges/check/check-badge.ts'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { checkedLines, noteSentences } from './checked-lines.ts'

/** What was looked at, line by line, and what was not. */
export function CheckedList({ badge }: { badge: CheckedBadge }) {
  const { content, notes, signature } = badge
  const details: [name: string, value: string][] = [
    ['Badge', content.id],
    ['Issuer', content.issuer.id],
    ['About', content.subject.id],
    ['Signed', 'signedAt' in signature ? signature.signedAt : ''],
  ]
  return (
    <section aria-labelledby="looked-at" className="mt-s8 max-w-measure">
      <h3 id="looked-at">What was checked</h3>
      <ul className="mt-s4 grid gap-s3">
        {checkedLines(badge).map(({ isInOrder, text }) => (
          <li key={text}>
            {isInOrder ? (
              <VerifiedLine>{text}</VerifiedLine>
            ) : (
              <p className="flex items-start gap-s2 text-small">
                <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
                {text}
              </p>
            )}
          </li>
        ))}
        {notes.map((note) => (
          <li key={note} className="text-ink-soft text-small">
            {noteSentences[note]}
          </li>
        ))}
      </ul>
      <details className="mt-s5 text-small">
        <summary className="inline-flex min-h-tap items-center font-semibold underline decoration-1 underline-offset-[0.22em]">
          Technical details
        </summary>
        <dl className="grid gap-s2">
          {details
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt className="text-ink-soft">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </details>
    </section>
  )
}
