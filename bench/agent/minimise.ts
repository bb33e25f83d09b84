/** A function of many numbers: writes its gradient and returns its value. */
type Smooth = (at: Float64Array, gradient: Float64Array) => number

const remembered = 8
const steps = 120
const halvings = 20
/** A step that gains a smaller share than this is the last. */
const enough = 1e-5

/** The least of a smooth function, from zero on, by L-BFGS (Nocedal and Wright 2006, algorithm 7.5). */
export function minimise(smooth: Smooth, width: number): Float64Array {
  let at = new Float64Array(width)
  let slope = new Float64Array(width)
  let value = smooth(at, slope)
  const past: { moved: Float64Array; bent: Float64Array; scale: number }[] = []
  for (let step = 0; step < steps; step += 1) {
    const way = downhill(slope, past)
    const steepness = dot(way, slope)
    let next = at
    let nextSlope = slope
    let nextValue = value
    for (let size = 1, tried = 0; tried < halvings; tried += 1, size /= 2) {
      next = at.map((one, index) => one - size * (way[index] ?? 0))
      nextSlope = new Float64Array(width)
      nextValue = smooth(next, nextSlope)
      if (nextValue <= value - 1e-4 * size * steepness) break
    }
    const moved = next.map((one, index) => one - (at[index] ?? 0))
    const bent = nextSlope.map((one, index) => one - (slope[index] ?? 0))
    const product = dot(moved, bent)
    if (product > 1e-10) past.push({ moved, bent, scale: 1 / product })
    if (past.length > remembered) past.shift()
    const gain = value - nextValue
    at = next
    slope = nextSlope
    value = nextValue
    if (gain < enough * Math.abs(value)) break
  }
  return at
}

function downhill(slope: Float64Array, past: { moved: Float64Array; bent: Float64Array; scale: number }[]) {
  const way = Float64Array.from(slope)
  const shares = past.map(() => 0)
  for (const [place, { moved, bent, scale }] of [...past.entries()].reverse()) {
    const share = scale * dot(moved, way)
    shares[place] = share
    add(way, bent, -share)
  }
  const last = past.at(-1)
  const size = last
    ? dot(last.moved, last.bent) / dot(last.bent, last.bent)
    : 1 / Math.sqrt(dot(slope, slope))
  for (let place = 0; place < way.length; place += 1) way[place] = (way[place] ?? 0) * size
  for (const [index, { moved, bent, scale }] of past.entries())
    add(way, moved, (shares[index] ?? 0) - scale * dot(bent, way))
  return way
}

function dot(one: Float64Array, other: Float64Array) {
  let sum = 0
  for (let place = 0; place < one.length; place += 1) sum += (one[place] ?? 0) * (other[place] ?? 0)
  return sum
}

function add(to: Float64Array, vector: Float64Array, times: number) {
  for (let place = 0; place < to.length; place += 1)
    to[place] = (to[place] ?? 0) + times * (vector[place] ?? 0)
}
