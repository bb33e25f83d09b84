import { diffWordsWithSpace } from 'diff'

/**
 * One of two texts, with the words marked that the other has not: struck out in the earlier one, underlined in the
 * later. Who listens hears where they begin and end.
 */
export function Differences({
  before,
  after,
  side,
}: {
  before: string
  after: string
  side: 'before' | 'after'
}) {
  let at = 0
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
        if (side === 'before' ? added : removed) return null
        const key = at
        at += value.length
        if (!added && !removed) return <span key={key}>{value}</span>
        const Mark = added ? 'ins' : 'del'
        return (
          <Mark
            key={key}
            className={
              added
                ? 'underline decoration-2 underline-offset-[0.2em]'
                : 'text-ink-soft line-through decoration-1'
            }
          >
            <span className="sr-only"> (only here: </span>
            {value}
            <span className="sr-only">) </span>
          </Mark>
        )
      })}
    </span>
  )
}
