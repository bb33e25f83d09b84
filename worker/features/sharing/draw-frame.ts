import { blend, type Canvas, drawSvg, fillRings } from './draw-svg.ts'
import type { Ring } from './flatten-path.ts'
import { colourOf, type Paint, solid } from './paint.ts'

const moulding = 16
const sightEdge = 3
const ebony = ['#51453d', '#241c18', '#0f0a08', '#40362f'] as const
const gilt = ['#966b26', '#d2ac54', '#edd692', '#d2ac54'] as const

const umber = colourOf('#1c140e')

/** Draws the paper-white background, brighter at the upper left. */
export function drawBackground({ pixels, width, height }: Canvas): void {
  const [lit, dim] = [colourOf('#ffffff'), colourOf('#e9e4de')]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const share = Math.min(
        1,
        Math.sqrt(((x - width * 0.24) / width) ** 2 + ((y - height * 0.1) / height) ** 2) / 1.15,
      )
      // Half a step of noise, against bands in the gradient.
      const noise = (((x * 73 + y * 151 + ((x * y) % 97)) % 64) / 64) * 1.2
      const far = share * share * (3 - 2 * share)
      const index = (y * width + x) * 3
      pixels[index] = Math.min(255, lit[0] + (dim[0] - lit[0]) * far + noise)
      pixels[index + 1] = Math.min(255, lit[1] + (dim[1] - lit[1]) * far + noise)
      pixels[index + 2] = Math.min(255, lit[2] + (dim[2] - lit[2]) * far + noise)
    }
}

/** Draws a soft shadow of a box. */
function drawShadow(
  { pixels, width, height }: Canvas,
  box: Box,
  { offset: [dx, dy], blur, strength }: Shadow,
) {
  const soft = (distance: number) => 1 / (1 + Math.exp((-4 * distance) / blur))
  const along = (from: number, length: number, point: number) =>
    soft(point - from) * soft(from + length - point)
  const [left, top] = [box.x + dx, box.y + dy]
  const right = Math.min(width, Math.ceil(left + box.w + blur * 2))
  const bottom = Math.min(height, Math.ceil(top + box.h + blur * 2))
  const first = Math.max(0, Math.floor(left - blur * 2))
  const across = Float32Array.from({ length: right - first }, (_, column) =>
    along(left, box.w, first + column + 0.5),
  )
  for (let y = Math.max(0, Math.floor(top - blur * 2)); y < bottom; y += 1) {
    const down = along(top, box.h, y + 0.5) * strength
    for (let column = 0; column < across.length; column += 1)
      blend(pixels, (y * width + first + column) * 3, umber, down * (across[column] ?? 0))
  }
}

type Box = { x: number; y: number; w: number; h: number }
type Shadow = { offset: readonly [x: number, y: number]; blur: number; strength: number }

/** Draws four mitred bars inside a box: top, right, bottom, left. */
function drawBars(canvas: Canvas, box: Box, thick: number, colours: readonly string[]) {
  const { x, y, w, h } = box
  const outer = cornersOf(box)
  const inner = cornersOf({ x: x + thick, y: y + thick, w: w - 2 * thick, h: h - 2 * thick })
  for (const [corner, colour] of colours.entries()) {
    const next = (corner + 1) % 4
    const points = [outer[corner], outer[next], inner[next], inner[corner]]
    fillRings(canvas, [points.filter((point) => point !== undefined)], solid(colour))
  }
}

const cornersOf = ({ x, y, w, h }: Box): Ring => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** Draws a picture in its frame, centred on the eye line; answers the frame's right edge. */
export function drawFrame(
  canvas: Canvas,
  svg: string,
  {
    size: [width, height],
    left,
    eyeLine,
  }: { size: readonly [width: number, height: number]; left: number; eyeLine: number },
): number {
  const frame = {
    x: left,
    y: Math.round(eyeLine - height / 2) - moulding,
    w: width + moulding * 2,
    h: height + moulding * 2,
  }
  drawShadow(canvas, frame, { offset: [3, 4], blur: 5, strength: 0.22 })
  drawShadow(canvas, frame, { offset: [10, 15], blur: 20, strength: 0.2 })
  drawShadow(canvas, frame, { offset: [26, 40], blur: 56, strength: 0.2 })
  const opening = { x: frame.x + moulding, y: frame.y + moulding, w: width, h: height }
  // Clips the picture to the canvas.
  const painted = { pixels: new Uint8Array(width * height * 3), width, height }
  drawSvg(painted, svg)
  for (let row = 0; row < height; row += 1)
    canvas.pixels.set(
      painted.pixels.subarray(row * width * 3, (row + 1) * width * 3),
      ((opening.y + row) * canvas.width + opening.x) * 3,
    )
  drawBars(canvas, frame, moulding, ebony)
  drawBars(canvas, opening, sightEdge, gilt)
  const dark =
    (alpha: (u: number, v: number) => number): Paint =>
    (u, v) => [0, 0, 0, alpha(u, v)]
  const { x, y } = { x: opening.x + sightEdge, y: opening.y + sightEdge }
  const [right, foot] = [opening.x + width - sightEdge, opening.y + height - sightEdge]
  const shadowAbove = dark((_, v) => 0.5 * (1 - v) ** 2)
  const shadowBeside = dark((u) => 0.4 * (1 - u) ** 2)
  fillRings(canvas, [cornersOf({ x, y, w: right - x, h: 12 })], shadowAbove)
  fillRings(canvas, [cornersOf({ x, y, w: 9, h: foot - y })], shadowBeside)
  return frame.x + frame.w
}
