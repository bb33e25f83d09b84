import { kindOfHeading } from '#web/features/onboarding/reading/sections.ts'
import { isAcross } from './page-columns.ts'
import { byRow, type Placed } from './page-rows.ts'

const slack = 3
type Side = { start: number; pieces: Placed[] }
/** `isBeside`: a column beside others. */
type PagePart = { pieces: Placed[]; isBeside: boolean }

/** The pieces of a page by part: below headings side by side, the pieces of each, from the left. */
export function partsOf(pieces: Placed[]): PagePart[] {
  const parts: PagePart[] = []
  let whole: Placed[] = []
  let sides: Side[] = []
  const close = () => {
    parts.push({ pieces: whole, isBeside: false })
    for (const side of sides) parts.push({ pieces: side.pieces, isBeside: true })
    whole = []
    sides = []
  }
  for (const row of byRow(pieces)) {
    const heads = headsIn(row)
    if (heads.length || endsSides(row, sides)) close()
    if (heads.length) sides = heads.map(([first]) => ({ start: (first?.x ?? 0) - slack, pieces: [] }))
    for (const piece of row) {
      const side = sides.findLast(({ start }) => start <= piece.x) ?? sides[0]
      if (side) side.pieces.push(piece)
      else whole.push(piece)
    }
  }
  close()
  return parts.filter((part) => part.pieces.length)
}

/** Two or more headings in a row: one of known words, the others in the same font. */
function headsIn(row: Placed[]): Placed[][] {
  const cells = cellsOf(row)
  const known = cells.find((cell) => kindOfHeading(textOf(cell)))?.[0]
  const areHeads = cells.every(
    (cell) => cell[0]?.font === known?.font && cell[0]?.height === known?.height && isShort(textOf(cell)),
  )
  return known && areHeads && cells.length > 1 ? cells : []
}

const isShort = (text: string) => !/[\d@:]/.test(text) && text.split(' ').length <= 5
const textOf = (cell: Placed[]) => cell.map(({ text }) => text.trim()).join(' ')

function cellsOf(row: Placed[]): Placed[][] {
  const cells: Placed[][] = []
  for (const piece of row) {
    if (!piece.text.trim()) continue
    const before = cells.at(-1)?.at(-1)
    if (before && piece.x - before.x - before.width <= piece.height * 2) cells.at(-1)?.push(piece)
    else cells.push([piece])
  }
  return cells
}

/** Whether a row across a column, or a single heading at the left, is below them. */
function endsSides(row: Placed[], [, ...others]: Side[]): boolean {
  const [next] = others
  if (!next) return false
  if (row.some((piece) => others.some(({ start }) => isAcross(piece, start)))) return true
  return row.every(({ x }) => x < next.start) && kindOfHeading(textOf(row)) !== undefined
}
