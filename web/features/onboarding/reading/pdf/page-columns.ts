import { kindOfHeading } from '#web/features/onboarding/reading/sections.ts'
import { byRow, type Placed } from './page-rows.ts'

export const isAcross = ({ x, width }: Placed, at: number) => x < at && x + width > at
const minRows = 4
const maxAcross = 0.12

/** The x of the gap between two columns; undefined for one column. */
export function gutterOf(pieces: Placed[], width: number): number | undefined {
  let best: { at: number; across: number } | undefined
  for (let at = width * 0.2; at < width * 0.8; at += 4) {
    const across = pieces.filter((piece) => isAcross(piece, at - 3) || isAcross(piece, at + 3)).length
    if (across > pieces.length * maxAcross || (best && across >= best.across)) continue
    const [left, right] = [pieces.filter(({ x }) => x < at), pieces.filter(({ x }) => x >= at)]
    if (
      byRow(left).length >= minRows &&
      byRow(right).length >= minRows &&
      isProse(right) &&
      isFlush(right) &&
      !areDates(left, right)
    )
      best = { at, across }
  }
  return best?.at
}

/** Dates beside their entries are a table, on whichever side they are. */
function areDates(left: Placed[], right: Placed[]): boolean {
  const rows = byRow([...left, ...right]).filter(
    (row) => row.some((piece) => left.includes(piece)) && row.some((piece) => right.includes(piece)),
  )
  return [left, right].some((side) => {
    const cells = rows.map((row) => row.filter((piece) => side.includes(piece)))
    const dated = cells.filter((cell) => date.test(cell.map(({ text }) => text).join(' ')))
    return dated.length >= minDates && dated.length * 2 >= cells.length
  })
}
const minDates = 2
const date = /^\P{L}*(?:\p{L}{3,9}\.?,? )?(?:\d{1,2}[./-])?(?:19|20)\d{2}\b.{0,24}$/u

/** Rows of a column begin at few x positions; arbitrary pieces of text begin anywhere. */
function isFlush(pieces: Placed[]): boolean {
  const starts = startsIn(pieces)
  const rows = starts.reduce((sum, { length }) => sum + length, 0)
  return (starts[0]?.length ?? 0) >= Math.max(minFlush, rows * 0.3)
}
const minFlush = 3

/** The x positions where rows begin, in points, the most frequent first. */
const startsIn = (pieces: Placed[]): number[][] =>
  [
    ...Map.groupBy(
      byRow(pieces).map(([first]) => first?.x ?? 0),
      (x) => Math.round(x / 3),
    ).values(),
  ].toSorted((one, other) => other.length - one.length)

/** The x where most rows of a column begin. */
export const beginOf = (column: Placed[]) => startsIn(column)[0]?.[0] ?? 0

/** Whether a row extends into the right column, which begins at `begins`, in one piece or in several without a gap. */
export const isRowAcross = (row: Placed[], gutter: number, begins: number) =>
  row.some((piece, index) => {
    if (piece.x >= gutter) return false
    const end = piece.x + piece.width
    const next = row[index + 1]
    const isNear = next && next.x >= gutter && next.x - end < piece.height * 0.6
    return end > begins || (isNear && (end > gutter || Math.abs(next.x - begins) > 3))
  })

/** Dates at the right of their lines are no column. */
const isProse = (pieces: Placed[]) =>
  pieces.reduce((sum, { text }) => sum + text.length, 0) / byRow(pieces).length > 14

/** Headings and dates at the left, each beside its entry, are no column either. */
export function areLabels(pieces: Placed[], gutter: number): boolean {
  const left = pieces.filter(({ x, width }) => x < gutter && x + width <= gutter)
  const right = pieces.filter(({ x }) => x >= gutter)
  const rows = byRow(left).map((row) => ({
    text: row
      .map(({ text }) => text)
      .join(' ')
      .trim(),
    hasBeside: right.some((piece) => row[0] && isBeside(row[0], piece)),
  }))
  const share = (of: typeof rows, is: (row: (typeof rows)[number]) => boolean) =>
    of.filter(is).length / of.length
  const labels = rows.filter(({ text }) => isLabel(text))
  if (labels.length < minLabels) return false
  if (share(rows, ({ text }) => isLabel(text)) >= 0.7) return share(rows, ({ hasBeside }) => hasBeside) >= 0.8
  // Headings of the whole page may be above a table of dates and entries.
  const cells = rows.filter(({ text, hasBeside }) => hasBeside || !kindOfHeading(text))
  const dates = cells.filter(({ text }) => date.test(text))
  return dates.length >= minLabels && share(cells, ({ hasBeside }) => hasBeside) >= 0.9
}
const minLabels = 3
const isLabel = (text: string) => kindOfHeading(text) !== undefined || date.test(text)
export const isBeside = (label: Placed, piece: Placed) =>
  Math.abs(label.y - piece.y) < Math.max(label.height, piece.height) * 0.8
