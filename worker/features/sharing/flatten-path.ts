import svgPath from 'svgpath'

type Point = [x: number, y: number]
export type Ring = Point[]

/** A path's data as closed rings of straight pieces, `steps` of them for a curve. */
export function flattenPath(data: string, steps = 24): Ring[] {
  const rings: Ring[] = []
  svgPath(data)
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _, x, y) => {
      const [letter, ...numbers] = segment as [string, ...number[]]
      if (letter === 'M') rings.push([])
      const ring = rings.at(-1)
      if (letter === 'H') ring?.push([numbers[0] ?? x, y])
      else if (letter === 'V') ring?.push([x, numbers[0] ?? y])
      else if (letter === 'C' || letter === 'Q')
        ring?.push(...bezierPoints(steps, [[x, y], ...pointsOf(numbers)]))
      else ring?.push(...pointsOf(numbers))
    })
  return rings
}

const pointsOf = (numbers: number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, pair) => [
    numbers[2 * pair] ?? 0,
    numbers[2 * pair + 1] ?? 0,
  ])

/** Points of a Bézier curve, its start left out (de Casteljau). */
const bezierPoints = (steps: number, points: Ring): Ring =>
  Array.from({ length: steps }, (_, step) => {
    let row = points
    const t = (step + 1) / steps
    while (row.length > 1)
      row = row.slice(1).map(([x, y], previous) => {
        const [px, py] = row[previous] ?? [x, y]
        return [px + (x - px) * t, py + (y - py) * t]
      })
    return row[0] ?? [0, 0]
  })
