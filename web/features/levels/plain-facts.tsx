import type { ReactNode } from 'react'

/** A list of terms and their explanations. */
export const PlainFacts = ({ facts }: { facts: readonly (readonly [term: string, words: ReactNode])[] }) => (
  <dl>
    {facts.map(([term, words]) => (
      <div
        key={term}
        className="grid gap-x-s5 gap-y-s1 border-line border-t py-s4 first:border-ink sm:grid-cols-[12rem_minmax(0,1fr)]"
      >
        <dt className="font-bold text-label">{term}</dt>
        <dd className="max-w-[38em]">{words}</dd>
      </div>
    ))}
  </dl>
)
