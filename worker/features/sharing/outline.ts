export type Ring = [x: number, y: number][]
/** How many straight pieces a curve becomes, unless told otherwise. */
const fine = 24

/** Points along a half or smaller arc, as SVG's `a` describes it. */
function arc(
  steps: number,
  [x0, y0]: [number, number],
  [rx, ry, , large, sweep, x, y]: number[] & { length: 7 },
): Ring {
  const [dx, dy] = [(x0 - (x ?? 0)) / 2 / (rx ?? 1), (y0 - (y ?? 0)) / 2 / (ry ?? 1)]
  const half = Math.hypot(dx, dy)
  const grow = Math.max(1, half)
  const off = (Math.sqrt(Math.max(0, grow * grow - half * half)) / half) * (large === sweep ? -1 : 1)
  const [cx, cy] = [off * dy, -off * dx]
  const from = Math.atan2(dy - cy, dx - cx)
  let turn = Math.atan2(-dy - cy, -dx - cx) - from
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  const [mx, my] = [(x0 + (x ?? 0)) / 2, (y0 + (y ?? 0)) / 2]
  return Array.from({ length: steps }, (_, i) => {
    const at = from + (turn * (i + 1)) / steps
    return [mx + (rx ?? 0) * (cx + grow * Math.cos(at)), my + (ry ?? 0) * (cy + grow * Math.sin(at))]
  })
}

function curve(steps: number, points: Ring): Ring {
  return Array.from({ length: steps }, (_, i) => {
    let row = points
    const t = (i + 1) / steps
    while (row.length > 1)
      row = row.slice(1).map(([x, y], k) => {
        const [px, py] = row[k] ?? [x, y]
        return [px + (x - px) * t, py + (y - py) * t]
      })
    return row[0] ?? [0, 0]
  })
}

const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7, Z: 0 }

/** A path's data as closed rings. @throws Error for a command that no picture uses. */
export function outline(data: string, steps = fine): Ring[] {
  const rings: Ring[] = []
  let [x, y] = [0, 0]
  /** Where the last cubic curve came from; a smooth one goes on from there. */
  let handle: [number, number] | undefined
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase()
    const size = lengths[kind]
    if (size === undefined) throw new Error(`No picture is drawn with ${letter}`)
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    for (let i = 0; i < numbers.length; i += size || 1) {
      const [ox, oy] = letter === kind ? [0, 0] : [x, y]
      const n = numbers.slice(i, i + size)
      if (kind === 'M' && i === 0) rings.push([])
      const points: Ring = []
      for (let k = kind === 'A' ? 5 : 0; k < n.length; k += 2)
        points.push([(n[k] ?? 0) + ox, (n[k + 1] ?? 0) + oy])
      if (kind === 'H') points[0] = [(n[0] ?? 0) + ox, y]
      if (kind === 'V') points[0] = [x, (n[0] ?? 0) + oy]
      const end = points.at(-1) ?? [x, y]
      const ring = rings.at(-1)
      if (kind === 'A')
        ring?.push(...arc(steps, [x, y], [...n.slice(0, 5), ...end] as number[] & { length: 7 }))
      else if (kind === 'S') {
        const [hx, hy] = handle ?? [x, y]
        ring?.push(...curve(steps, [[x, y], [2 * x - hx, 2 * y - hy], ...points]))
      } else if (kind === 'Q' || kind === 'C') ring?.push(...curve(steps, [[x, y], ...points]))
      else ring?.push(...points)
      handle = kind === 'C' || kind === 'S' ? points.at(-2) : undefined
      ;[x, y] = end
    }
  }
  return rings
}
