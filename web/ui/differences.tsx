import { changedWords, piecesOf, type Stretches } from './changed-words.ts'

/**
 * One of two texts, with the words marked that the other has not: struck out in the earlier one, in bold on a shade in
 * the later. Who listens hears where they begin and end. What is `lined` has the class `lineClass` besides.
 */
export function Differences({
  before,
  after,
  side,
  lined = [],
  lineClass,
}: {
  before: string
  after: string
  side: 'before' | 'after'
  lined?: Stretches
  lineClass?: string
}) {
  const [text, Mark] = side === 'before' ? ([before, 'del'] as const) : ([after, 'ins'] as const)
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {piecesOf(text, changedWords(before, after)[side], lined).map(({ text, from, isChanged, isLined }) => {
        const words = isLined ? <span className={lineClass}>{text}</span> : text
        if (!isChanged) return <span key={from}>{words}</span>
        return (
          <Mark
            key={from}
            className={
              side === 'after'
                ? 'bg-ink/9 box-decoration-clone py-[0.08em] font-bold no-underline'
                : 'text-ink-soft line-through decoration-1'
            }
          >
            <span className="sr-only"> (only here: </span>
            {words}
            <span className="sr-only">) </span>
          </Mark>
        )
      })}
    </span>
  )
}
