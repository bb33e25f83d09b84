import { diffWordsWithSpace } from 'diff'

/** [start, end) offsets in a text, in order, none touching the next. */
export type Ranges = readonly (readonly [start: number, end: number])[]

/** The words of each text that are not in the other; neighbours are joined. */
export function changedWords(before: string, after: string): { before: Ranges; after: Ranges } {
  const removals: [number, number][] = []
  const additions: [number, number][] = []
  let [at, to] = [0, 0]
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    if (removed) removals.push([at, at + value.length])
    if (added) additions.push([to, to + value.length])
    if (!added) at += value.length
    if (!removed) to += value.length
  }
  return { before: joined(before, removals), after: joined(after, additions) }
}

function joined(text: string, ranges: [number, number][]): Ranges {
  const whole: [number, number][] = []
  for (const [start, end] of ranges) {
    const last = whole.at(-1)
    if (last && !text.slice(last[1], start).trim()) last[1] = end
    else whole.push([start, end])
  }
  // A space at an end is shaded only where nothing else changed.
  return whole.map(([start, end]) => {
    const words = text.slice(start, end)
    if (!words.trim()) return [start, end]
    return [end - words.trimStart().length, start + words.trimEnd().length]
  })
}

type Piece = { text: string; from: number; isChanged: boolean; isLined: boolean }

/** Splits a text wherever a change or a line under it begins or ends. */
export function piecesOf(text: string, changed: Ranges, lined: Ranges): Piece[] {
  const cuts = [...new Set([0, text.length, ...changed.flat(), ...lined.flat()])].sort((a, b) => a - b)
  const isIn = (ranges: Ranges, at: number) => ranges.some(([start, end]) => start <= at && at < end)
  return cuts.slice(0, -1).map((from, index) => ({
    text: text.slice(from, cuts[index + 1]),
    from,
    isChanged: isIn(changed, from),
    isLined: isIn(lined, from),
  }))
}

/**
 * One of two texts with its changes marked: struck out in the earlier one, bold and shaded in the later, announced to
 * screen readers; `lined` ranges also have the class `lineClass`.
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
  lined?: Ranges
  lineClass?: string
}) {
  const [text, Mark] = side === 'before' ? ([before, 'del'] as const) : ([after, 'ins'] as const)
  return (
    <span className="whitespace-pre-line">
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
