/** Terms in serif over their texts, in two columns where there is room. */
export const TermGrid = ({ terms }: { terms: readonly (readonly [term: string, text: string])[] }) => (
  <dl className="mt-s6 grid gap-x-[clamp(2.5rem,6vw,6.5rem)] md:grid-cols-2">
    {terms.map(([term, text]) => (
      <div key={term} className="border-line border-t py-s5">
        <dt className="font-serif font-title text-title leading-title">{term}</dt>
        <dd className="mt-s2 max-w-[32em] text-ink-soft">{text}</dd>
      </div>
    ))}
  </dl>
)
