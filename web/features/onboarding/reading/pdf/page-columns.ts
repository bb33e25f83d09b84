import { byRow, type Placed } from './page-rows.ts'

export const isAcross = ({ x, width }: Placed, at: number) => x < at && x + width > at
const fewestRows = 4
const mostAcross = 0.12

/** Where two columns are parted; undefined where there is one. */
export function gutterOf(pieces: Placed[], width: number): number | undefined {
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
