/** A piece of text on a page, `x` and `y` from the lower left corner, in points. */
export type Placed = { text: string; x: number; y: number; width: number; height: number; font?: string }
export type PageRow = { text: string; left: number; right: number; y: number; height: number; font?: string }

/** Pieces on one baseline, from the top down, each from the left. */
export function byRow(pieces: Placed[]): Placed[][] {
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

/** The words of each row; letter-spaced text is joined into words. */
export const rowsOf = (pieces: Placed[]): PageRow[] =>
  byRow(pieces).map((row) => {
    const isSpaced = row.some(({ text }) => isSpacedOut(text))
    let text = ''
    let right: number | undefined
    for (const piece of row) {
      const gap = right === undefined ? 0 : piece.x - right
      text += gap > piece.height * (isSpaced ? 4 : 2) ? '\t' : gap > piece.height * 0.14 ? ' ' : ''
      text += isSpaced ? closed(piece.text) : piece.text
      right = piece.x + piece.width
    }
    const [first] = row
    return {
      text,
      left: first?.x ?? 0,
      right: right ?? 0,
      y: first?.y ?? 0,
      height: Math.max(...row.map(({ height }) => height)),
      font: longestOf(row)?.font,
    }
  })

/** Whether a text is letter-spaced: single letters, but for a few that are closer together. */
function isSpacedOut(text: string): boolean {
  const parts = text.trim().split(' ')
  const single = parts.filter((part) => part.length === 1).length
  return parts.length >= minSpaced && single >= parts.length * 0.6 && spaced.test(text.trim())
}
const minSpaced = 3
const spaced = /^[\p{L}'’&.()-]{1,2}(?: [\p{L}'’&.()-]{1,2})*$/u
const closed = (text: string) => (spaced.test(text.trim()) ? text.replace(/ /g, '') : text)
const longestOf = (row: Placed[]) => row.toSorted((one, other) => other.text.length - one.text.length)[0]
