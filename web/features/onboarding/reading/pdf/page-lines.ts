import { bullet, type CvLine, plain } from '#web/features/onboarding/reading/lines.ts'
import { gutterOf, isAcross } from './page-columns.ts'
import { byRow, type PageRow, type Placed, rowsOf } from './page-rows.ts'

/** The lines of a page in the order of reading: the left column before the right one, rows across both between. */
export function linesOfPage(pieces: Placed[], width: number, page: number): CvLine[] {
  const shown = pieces.filter(({ text, height }) => text.trim() && height > 0)
  const gutter = gutterOf(shown, width)
  if (gutter === undefined) return wrapped(rowsOf(shown), page)
  const lines: CvLine[] = []
  let sides: [left: Placed[], right: Placed[]] = [[], []]
  const close = () => {
    for (const side of sides) lines.push(...wrapped(rowsOf(side), page))
    sides = [[], []]
  }
  for (const row of byRow(shown)) {
    if (row.some((piece) => isAcross(piece, gutter))) {
      close()
      lines.push(...wrapped(rowsOf(row), page))
    } else for (const piece of row) sides[piece.x < gutter ? 0 : 1].push(piece)
  }
  close()
  return lines
}

/** Rows that go on in the next one, because its first word had no room, as one line. */
function wrapped(rows: PageRow[], page: number): CvLine[] {
  const edge = Math.max(0, ...rows.map(({ right }) => right))
  const lines: CvLine[] = []
  let before: PageRow | undefined
  for (const row of rows) {
    const last = lines.at(-1)
    if (last && before && goesOn(before, row, edge)) last.text = plain(joined(last.text, row.text))
    else lines.push({ text: plain(row.text), page, size: row.height, font: row.font })
    before = row
  }
  return lines.filter(({ text }) => text)
}

function goesOn(before: PageRow, row: PageRow, edge: number): boolean {
  const isClose = before.y - row.y < row.height * 1.9 && Math.abs(before.height - row.height) < 1
  const isBelow = row.left >= before.left - 2 && row.left - before.left < row.height * 2.5
  if (!isClose || !isBelow || bullet.test(row.text) || before.text.includes('\t')) return false
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
/** In a narrower column, in heights of its letters, each row is a line of a list. */
const widestList = 16

/** A word that was parted at the end of a row is one word again. */
const joined = (one: string, other: string) =>
  /\p{Ll}-$/u.test(one) && /^\p{Ll}/u.test(other) ? one.slice(0, -1) + other : `${one} ${other}`
