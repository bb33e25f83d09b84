export type Colour = readonly [red: number, green: number, blue: number, alpha: number]
/** The colour at a point of a shape's box, both coordinates from 0 to 1. */
export type Paint = (u: number, v: number) => Colour

/** The value of an attribute in the text of a tag. */
export const attribute = (text: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1]

/** A hex colour of 3, 4, 6 or 8 digits. */
export function colourOf(hex: string): Colour {
  const digits = hex.slice(1)
  const full = digits.length < 5 ? [...digits].map((digit) => digit + digit).join('') : digits
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2) || 'ff', 16)
  return [part(0), part(2), part(4), part(6) / 255]
}

/** The same colour everywhere. */
export const solid = (hex: string): Paint => {
  const colour = colourOf(hex)
  return () => colour
}

const transparent: Colour = [0, 0, 0, 0]
const rampSteps = 1024

/** A gradient's colours in steps finer than a screen can show. */
const rampOf = (stops: { at: number; colour: Colour }[]) =>
  Array.from({ length: rampSteps + 1 }, (_, step): Colour => {
    const t = step / rampSteps
    const after = stops.findIndex(({ at }) => at >= t)
    const high = stops.at(after)
    const low = after > 0 ? stops[after - 1] : high
    if (!high || !low) return transparent
    const share = high.at > low.at ? (t - low.at) / (high.at - low.at) : 0
    const mix = (i: 0 | 1 | 2 | 3) => low.colour[i] + (high.colour[i] - low.colour[i]) * share
    return [mix(0), mix(1), mix(2), mix(3)]
  })

/** The gradients of a picture by their id. */
export function gradientsOf(svg: string): Map<string, Paint> {
  const found = new Map<string, Paint>()
  const attributesOf = new Map<string, string>()
  const stopsOf = new Map<string, { at: number; colour: Colour }[]>()
  for (const [, kind, attributes = '', inner = ''] of svg.matchAll(
    /<(linear|radial)Gradient ((?:[^>/]|\/(?!>))*)(?:\/>|>(.*?)<\/\w+Gradient>)/g,
  )) {
    const base = attribute(attributes, 'href')?.slice(1) ?? ''
    const number = (name: string, otherwise: number) =>
      Number(attribute(attributes, name) ?? attribute(attributesOf.get(base) ?? '', name) ?? otherwise)
    const own = [...inner.matchAll(/<stop([^>]*)\/>/g)].map(([, text = '']) => ({
      at: Number(attribute(text, 'offset') ?? 0),
      colour: colourOf(attribute(text, 'stop-color') ?? '#000'),
    }))
    const stops = own.length ? own : (stopsOf.get(base) ?? [])
    const id = attribute(attributes, 'id') ?? ''
    stopsOf.set(id, stops)
    attributesOf.set(id, attributes)
    const [x2, y2] = [number('x2', 1), number('y2', 0)]
    const [cx, cy, r] = [number('cx', 0.5), number('cy', 0.5), number('r', 0.5)]
    const ramp = rampOf(stops)
    const along =
      kind === 'linear'
        ? (u: number, v: number) => (u * x2 + v * y2) / (x2 * x2 + y2 * y2)
        : (u: number, v: number) => Math.sqrt((u - cx) ** 2 + (v - cy) ** 2) / r
    found.set(
      id,
      (u, v) => ramp[Math.round(Math.max(0, Math.min(1, along(u, v))) * rampSteps)] ?? transparent,
    )
  }
  return found
}
