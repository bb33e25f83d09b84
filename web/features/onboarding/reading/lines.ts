/** A line of a CV as people read it: wrapped text is one line, a gap as between columns of a table a tab. */
export type CvLine = {
  text: string
  /** The page from 1; undefined where a file has none. */
  page?: number
  /** The height of its letters, in points. */
  size: number
}

/** A piece of text on a page, `x` and `y` from the lower left corner, in points. */
export type Placed = { text: string; x: number; y: number; width: number; height: number }

type Row = { text: string; left: number; right: number; y: number; height: number }

/** The longest line that is read, in characters, and the most lines of a file. */
const longestLine = 1000
export const mostLines = 2000

/** Ligatures as letters, and no signs that are not seen. */
export const plain = (text: string) =>
  text
    .slice(0, longestLine)
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[^\S\t]+/g, ' ')
    .trim()

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

const isAcross = ({ x, width }: Placed, at: number) => x < at && x + width > at
const fewestRows = 4
const mostAcross = 0.12

/** Where two columns are parted; undefined where there is one. */
function gutterOf(pieces: Placed[], width: number): number | undefined {
  let best: { at: number; across: number } | undefined
  for (let at = width * 0.2; at < width * 0.8; at += 4) {
    const across = pieces.filter((piece) => isAcross(piece, at - 3) || isAcross(piece, at + 3)).length
    if (across > pieces.length * mostAcross || (best && across >= best.across)) continue
    const [left, right] = [pieces.filter(({ x }) => x < at), pieces.filter(({ x }) => x >= at)]
    if (byRow(left).length >= fewestRows && byRow(right).length >= fewestRows && isProse(right))
      best = { at, across }
  }
  return best?.at
}

/** Dates at the right of their lines are no column. */
const isProse = (pieces: Placed[]) =>
  pieces.reduce((sum, { text }) => sum + text.length, 0) / byRow(pieces).length > 14

/** Pieces on one base line, from the top down, each from the left. */
function byRow(pieces: Placed[]): Placed[][] {
  const rows: Placed[][] = []
  for (const piece of pieces.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(first.y - piece.y) < Math.max(first.height, piece.height) * 0.4)
      row.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x))
}

const rowsOf = (pieces: Placed[]): Row[] =>
  byRow(pieces).map((row) => {
    let text = ''
    let right: number | undefined
    for (const piece of row) {
      const gap = right === undefined ? 0 : piece.x - right
      text += (gap > piece.height * 2 ? '\t' : gap > piece.height * 0.14 ? ' ' : '') + piece.text
      right = piece.x + piece.width
    }
    const left = row[0]?.x ?? 0
    return {
      text,
      left,
      right: right ?? left,
      y: row[0]?.y ?? 0,
      height: Math.max(...row.map(({ height }) => height)),
    }
  })

/** Rows that go on in the next one, because its first word had no room, as one line. */
function wrapped(rows: Row[], page: number): CvLine[] {
  const edge = Math.max(0, ...rows.map(({ right }) => right))
  const lines: CvLine[] = []
  let before: Row | undefined
  for (const row of rows) {
    const last = lines.at(-1)
    if (last && before && goesOn(before, row, edge)) last.text = plain(joined(last.text, row.text))
    else lines.push({ text: plain(row.text), page, size: row.height })
    before = row
  }
  return lines.filter(({ text }) => text)
}

function goesOn(before: Row, row: Row, edge: number): boolean {
  const isClose = before.y - row.y < row.height * 1.9 && Math.abs(before.height - row.height) < 1
  const isBelow = row.left >= before.left - 2 && row.left - before.left < row.height * 2.5
  if (!isClose || !isBelow || bullet.test(row.text) || before.text.includes('\t')) return false
  const begins = row.text.trim()
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

export const bullet = /^\s*(?:[•◦▪▫●○■□‣⁃∙·*►▶➤✓✔–—-]|o(?=\s)|\d{1,2}[.)])\s+/u
