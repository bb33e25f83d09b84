import { bullet, type CvLine, plain } from '#web/features/onboarding/reading/lines.ts'
import { isHeading } from '#web/features/onboarding/reading/sections.ts'
import { areLabels, beginOf, gutterOf, isBeside, isRowAcross } from './page-columns.ts'
import { partsOf } from './page-parts.ts'
import { byRow, type PageRow, type Placed, rowsOf } from './page-rows.ts'

/** The lines of a page in reading order: the left column before the right one, rows across both between. */
export function linesOfPage(pieces: Placed[], width: number, page: number): CvLine[] {
  const shown = pieces.filter(({ text, height }) => text.trim() && height > 0)
  const gutter = gutterOf(shown, width)
  if (gutter === undefined) return linesOfColumn(shown, page)
  if (areLabels(shown, gutter)) return linesByLabels(shown, gutter, page)
  const lines: CvLine[] = []
  const begins = beginOf(shown.filter(({ x }) => x >= gutter))
  let across: Placed[] = []
  let sides: [left: Placed[], right: Placed[]] = [[], []]
  const close = () => {
    for (const part of [across, ...sides]) lines.push(...linesOfColumn(part, page))
    across = []
    sides = [[], []]
  }
  for (const row of byRow(shown)) {
    const isLast = !sides.flat().length && endsParagraph(across.at(-1), row, gutter)
    if (isLast || isRowAcross(row, gutter, begins)) {
      if (sides.flat().length) close()
      across.push(...row)
    } else for (const piece of row) sides[piece.x < gutter ? 0 : 1].push(piece)
  }
  close()
  return lines
}

/** The last row of a paragraph over both columns may end before the right one. */
const endsParagraph = (before: Placed | undefined, [first, ...others]: Placed[], gutter: number) =>
  before !== undefined &&
  first !== undefined &&
  /^\s*\p{Ll}/u.test(first.text) &&
  before.y - first.y < first.height * 1.9 &&
  [first, ...others].every(({ x }) => x < gutter)

/** The lines of a column, or of a page that has one; parts side by side one after the other. */
function linesOfColumn(pieces: Placed[], page: number): CvLine[] {
  const edge = edgeOf(rowsOf(pieces))
  return partsOf(pieces).flatMap(({ pieces: own, isBeside: isColumn }) =>
    wrapped(rowsOf(own), page, isColumn ? undefined : edge),
  )
}

/** The lines of a page with its headings at the left, each before the text beside and below it. */
function linesByLabels(pieces: Placed[], gutter: number, page: number): CvLine[] {
  const isAtLeft = ({ x, width }: Placed) => x < gutter && x + width <= gutter
  const right = pieces.filter((piece) => !isAtLeft(piece))
  const level = pieces.map((piece) => {
    const beside = isAtLeft(piece) && right.find((other) => isBeside(piece, other))
    return beside ? { ...piece, y: beside.y } : piece
  })
  const edge = edgeOf(rowsOf(right))
  const lines: CvLine[] = []
  let label: CvLine[] = []
  let beside: Placed[] = []
  const close = () => {
    const [first, ...others] = wrapped(rowsOf(beside), page, edge)
    const [date] = label
    // A date follows its entry, as at the right of a line.
    if (date && first && !isHeading(date.text))
      lines.push({ ...first, text: `${first.text}\t${label.map(({ text }) => text).join(' ')}` }, ...others)
    else lines.push(...label, ...(first ? [first, ...others] : []))
  }
  for (const row of byRow(level)) {
    const own = row.filter(isAtLeft)
    if (own.length) {
      close()
      label = wrapped(rowsOf(own), page)
      beside = []
    }
    beside.push(...row.filter((piece) => !isAtLeft(piece)))
  }
  close()
  return lines
}

/** The lines of rows: rows that wrap, as the next word would not have fitted, are joined. */
function wrapped(rows: PageRow[], page: number, edge = edgeOf(rows)): CvLine[] {
  const lines: CvLine[] = []
  let before: PageRow | undefined
  /** The x where the text of an item begins, after its bullet. */
  let words: number | undefined
  for (const row of rows) {
    const last = lines.at(-1)
    const isIndented = before && last && bullet.test(last.text) && hasHangingIndent(before, row, words)
    words = isIndented ? row.left : undefined
    if (last && before && (isIndented || goesOn(before, row, edge)))
      last.text = plain(joined(last.text, row.text))
    else lines.push({ text: plain(row.text), page, size: row.height, font: row.font })
    before = row
  }
  return lines.filter(({ text }) => text)
}

const edgeOf = (rows: PageRow[]) => Math.max(0, ...rows.map(({ right }) => right))

const isNext = (before: PageRow, row: PageRow) =>
  before.y - row.y < row.height * 1.9 && Math.abs(before.height - row.height) < 1

/** Whether a row is below the text of an item and not below its bullet. */
const hasHangingIndent = (before: PageRow, row: PageRow, words: number | undefined) =>
  isNext(before, row) &&
  before.font === row.font &&
  !bullet.test(row.text) &&
  (words === undefined
    ? bullet.test(before.text) &&
      row.left > before.left + row.height * 0.5 &&
      row.left < before.left + row.height * 3
    : Math.abs(row.left - words) < 2)

function goesOn(before: PageRow, row: PageRow, edge: number): boolean {
  // Below a line that is no item, an indented row is one.
  const maxIndent = bullet.test(before.text) ? row.height * 2.5 : 2
  const isBelow = row.left >= before.left - 2 && row.left - before.left < maxIndent
  if (isHeading(before.text)) return false
  if (!isNext(before, row) || !isBelow || bullet.test(row.text) || before.text.includes('\t')) return false
  const begins = row.text.trim()
  if (/^(?:\S+@\S|https?:|www\.)/i.test(begins)) return false
  const ends = before.text.trim()
  if (/[.!?:]$/.test(ends) && /^\P{Ll}/u.test(begins)) return false
  if (/^\p{Ll}/u.test(begins) && !/[.!?:]$/.test(ends)) return true
  const [word = ''] = begins.split(/\s/)
  const room = (row.right - row.left) * (word.length / Math.max(begins.length, 1))
  const isWide = edge - before.left > row.height * widestList
  return isWide && before.right + room + row.height * 0.3 > edge
}
/** In a column narrower than this, in font sizes, each row is a line of a list. */
const widestList = 16

/** Rejoins a word hyphenated at the end of a row; a name and an address keep their hyphen. */
function joined(one: string, other: string): string {
  if (!/\p{L}-$/u.test(one) || /^(?:and|or|und|et|y)\s/i.test(other)) return `${one} ${other}`
  const last = one.slice(one.lastIndexOf(' ') + 1)
  return /^\p{Ll}/u.test(other) && !/[/@]/.test(last) ? one.slice(0, -1) + other : one + other
}
