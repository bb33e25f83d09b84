import { type ReactNode, useId } from 'react'
import { levels, plans } from '#schema/levels.ts'
import { LevelRoom } from '#web/features/levels/level-room.tsx'

/** One term of the purchase: its label, its value, and a note. */
export type Term = readonly [term: ReactNode, details: ReactNode, more?: ReactNode]

/** What is bought: the drawing of the level, its name, and the terms. */
export function PurchaseSummary({
  level,
  heading,
  lead,
  terms,
}: {
  level: 1 | 2 | 3
  /** The page's title. */
  heading: string
  lead: string
  terms: readonly Term[]
}) {
  const { plan, title, includes } = levels[level - 1] ?? levels[0]
  const id = useId()
  return (
    <section aria-labelledby={id} className="billing-bought">
      <LevelRoom level={level} />
      <div className="grid gap-s2">
        <p className="text-ink-soft text-label">
          Level {level} · {plans[plan].levelName}
        </p>
        <h1 id={id} className="text-head">
          {heading}
        </h1>
        <p className="font-book font-serif text-title italic">{title}</p>
      </div>
      {/* Balanced, it is painted smaller than in the shell, whose line then stays the page's largest paint. */}
      <p className="max-w-[27rem] text-balance text-ink-soft text-lead">{lead}</p>
      <dl className="billing-terms">
        {terms.map(([term, details, more]) => (
          <div key={String(term)}>
            <dt>{term}</dt>
            <dd>{details}</dd>
            {more && <dd className="billing-terms-more">{more}</dd>}
          </div>
        ))}
      </dl>
      <details className="billing-includes">
        <summary>What it includes</summary>
        <ul>
          {includes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
          {level > 1 && <li>Everything in {plans[levels[level - 2]?.plan ?? plan].levelName}</li>}
        </ul>
      </details>
    </section>
  )
}
