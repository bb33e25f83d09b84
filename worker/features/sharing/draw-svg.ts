import { flattenPath, type Ring } from './flatten-path.ts'
import { attribute, type Colour, gradientsOf, type Paint, solid } from './paint.ts'

/** How many lines of each row of pixels are sampled. */
const subsamples = 4
export type Canvas = { pixels: Uint8Array; width: number; height: number }

/** Draws a picture's SVG over a canvas of RGB pixels. @throws Error for an unknown element. */
export function drawSvg(canvas: Canvas, svg: string): void {
  const gradients = gradientsOf(svg)
  const paintOf = (fill: string): Paint =>
    fill.startsWith('url(') ? (gradients.get(fill.slice(5, -1)) ?? solid('#0000')) : solid(fill)
  const shared: string[] = []
  for (const [, tag = '', attributes = ''] of svg
    .replace(/<defs>.*<\/defs>/, '')
    .matchAll(/<(\/?\w+)((?!\w)[^>]*)>/g)) {
    if (tag === 'g') shared.push(attribute(attributes, 'fill') ?? '#000')
    else if (tag === '/g') shared.pop()
    else if (!tag.endsWith('svg')) {
      const stroke = attribute(attributes, 'stroke')
      const rings = ringsOf(tag, attributes)
      const drawn = stroke ? strokeRings(rings, Number(attribute(attributes, 'stroke-width') ?? 1)) : rings
      const paint = paintOf(stroke ?? attribute(attributes, 'fill') ?? shared.at(-1) ?? '#000')
      fillRings(canvas, drawn, paint, Number(attribute(attributes, 'opacity') ?? 1))
    }
  }
}

function ringsOf(tag: string, attributes: string): Ring[] {
  if (tag === 'path') return flattenPath(attribute(attributes, 'd') ?? '')
  if (tag !== 'circle' && tag !== 'ellipse') throw new Error(`No picture is drawn with ${tag}`)
  const number = (name: string) => Number(attribute(attributes, name) ?? attribute(attributes, 'r') ?? 0)
  const [cx, cy, rx, ry] = [number('cx'), number('cy'), number('rx'), number('ry')]
  return [
    Array.from({ length: 64 }, (_, step) => {
      const turn = (step * Math.PI) / 32
      return [cx + rx * Math.cos(turn), cy + ry * Math.sin(turn)]
    }),
  ]
}

const strokeRings = (rings: Ring[], width: number): Ring[] =>
  rings.flatMap((ring) =>
    ring.slice(1).map(([x2, y2], previous): Ring => {
      const [x1, y1] = ring[previous] ?? [x2, y2]
      const long = Math.hypot(x2 - x1, y2 - y1) || 1
      const [dx, dy] = [((y1 - y2) / long) * (width / 2), ((x2 - x1) / long) * (width / 2)]
      return [
        [x1 + dx, y1 + dy],
        [x2 + dx, y2 + dy],
        [x2 - dx, y2 - dy],
        [x1 - dx, y1 - dy],
      ]
    }),
  )

/** Fills rings by the non-zero rule, with soft edges. */
export function fillRings({ pixels, width, height }: Canvas, rings: Ring[], paint: Paint, opacity = 1): void {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  const edges: Edge[] = []
  for (const ring of rings) {
    let [x1, y1] = ring.at(-1) ?? [0, 0]
    for (const [x2, y2] of ring) {
      left = Math.min(left, x2)
      right = Math.max(right, x2)
      top = Math.min(top, y2)
      bottom = Math.max(bottom, y2)
      if (y1 !== y2) edges.push({ x1, y1, y2, slope: (x2 - x1) / (y2 - y1) })
      x1 = x2
      y1 = y2
    }
  }
  const coverage = new Float32Array(width)
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, bottom); row += 1) {
    coverage.fill(0)
    for (let part = 0; part < subsamples; part += 1)
      addCoverage(coverage, edges, row + (part + 0.5) / subsamples)
    for (let px = Math.max(0, Math.floor(left)); px < Math.min(width, right); px += 1) {
      if (!coverage[px]) continue
      const colour = paint((px + 0.5 - left) / (right - left), (row + 0.5 - top) / (bottom - top))
      const alpha = Math.min(1, coverage[px] ?? 0) * colour[3] * opacity
      blend(pixels, (row * width + px) * 3, colour, alpha)
    }
  }
}

type Edge = { x1: number; y1: number; y2: number; slope: number }

/** Adds how much of each pixel lies inside the edges along one line. */
function addCoverage(coverage: Float32Array, edges: Edge[], y: number): void {
  const hits: { x: number; direction: number }[] = []
  for (const { x1, y1, y2, slope } of edges)
    if (y1 <= y !== y2 <= y) hits.push({ x: x1 + (y - y1) * slope, direction: y2 > y1 ? 1 : -1 })
  hits.sort((a, b) => a.x - b.x)
  let winding = 0
  for (const [index, { x, direction }] of hits.entries()) {
    winding += direction
    if (!winding) continue
    const from = Math.max(0, x)
    const end = Math.min(coverage.length, hits[index + 1]?.x ?? x)
    for (let px = Math.floor(from); px < end; px += 1)
      coverage[px] =
        (coverage[px] ?? 0) + Math.max(0, Math.min(px + 1, end) - Math.max(px, from)) / subsamples
  }
}

/** Blends a colour over the pixel at an index. */
export function blend(pixels: Uint8Array, index: number, colour: Colour, alpha: number): void {
  const rest = 1 - alpha
  pixels[index] = (pixels[index] ?? 0) * rest + colour[0] * alpha + 0.5
  pixels[index + 1] = (pixels[index + 1] ?? 0) * rest + colour[1] * alpha + 0.5
  pixels[index + 2] = (pixels[index + 2] ?? 0) * rest + colour[2] * alpha + 0.5
}
