import { encode } from 'fast-png'
import { brand } from '#schema/brand.ts'
import { type ShareFacts, shareSize } from '#schema/pages/share.ts'
import { picture } from '#schema/picture/picture.ts'
import { pictureShape, pictureSizes } from '#schema/picture/shape.ts'
import { drawFrame, drawWall } from './draw-frame.ts'
import { type Canvas, fillRings } from './draw-picture.ts'
import { colourOf, type Paint } from './gradient.ts'
import { type Hand, linesOf, writable, writeLine } from './lettering.ts'

const margin = 72
const eyeLine = 306
const gap = 64
const plain = (hex: string): Paint => {
  const colour = colourOf(hex)
  return () => colour
}
const ink = plain('#1f1814')
const soft = plain('#564e48')
const giltText = plain('#734f16')
const giltDot = plain('#d2ac54')

type Line = { text: string; hand: Hand; paint: Paint; height: number; dot?: boolean }

/** A profile's or a story's share picture: the framed picture, with its label beside it. */
export function drawSharePicture(facts: ShareFacts): Uint8Array<ArrayBuffer> {
  const { width, height } = shareSize
  const canvas: Canvas = { pixels: new Uint8Array(width * height * 3), width, height }
  drawWall(canvas)
  const size = pictureSizes[pictureShape(facts.work.slug)]
  const x = drawFrame(canvas, picture(facts.work), size, margin, eyeLine) + gap
  const lines = labelOf(facts, width - margin - x)
  const tall = lines.reduce((sum, line) => sum + line.height, 0)
  let y = eyeLine - tall / 2
  for (const { text, hand, paint, height: step, dot } of lines) {
    y += step
    if (dot) fillRings(canvas, [disc(x + 7, y - 8, 7)], giltDot)
    writeLine(canvas, text, hand, dot ? x + 26 : x, y, paint)
  }
  writeLine(canvas, brand.name, { face: 'serif', size: 28 }, x, height - 40, soft)
  return new Uint8Array(encode({ data: canvas.pixels, width, height, channels: 3 }))
}

/** The share picture of every page that is not a profile's. */
export const drawDefaultPicture = () =>
  drawSharePicture({
    work: { slug: 'the-house-of-light', areas: ['Strategy/Leadership', 'Funding/Finance'], skillCount: 4 },
    name: '',
    role: '',
    title: 'The profile that replaces the CV',
    checked: '',
  })

/** The label, always in this order: name, role, title, what was validated. */
function labelOf({ name, role, title, checked }: ShareFacts, width: number): Line[] {
  const block = (text: string, hand: Hand, paint: Paint, leading: number, atMost: number, before: number) =>
    linesOf(writable(text, hand), hand, width, atMost).map((line, index) => ({
      text: line,
      hand,
      paint,
      height: Math.round(hand.size * leading) + (index === 0 ? before : 0),
    }))
  const titles = [58, 52, 46, 40].map((size) =>
    block(title, { face: 'serif', size }, ink, 1.14, size > 40 ? 4 : 5, 22),
  )
  const whole = titles.find((lines) => !lines.at(-1)?.text.endsWith('…')) ?? titles.at(-1) ?? []
  const last = checked ? block(checked, { face: 'bold', size: 24 }, giltText, 1.3, 1, 26) : []
  return [
    ...block(name, { face: 'bold', size: 32 }, ink, 1.2, 2, 0),
    ...block(role, { face: 'sans', size: 26 }, soft, 1.3, 2, 2),
    ...whole,
    ...last.map((line) => ({ ...line, dot: true })),
  ]
}

const disc = (cx: number, cy: number, r: number) =>
  Array.from({ length: 32 }, (_, step): [number, number] => [
    cx + r * Math.cos((step * Math.PI) / 16),
    cy + r * Math.sin((step * Math.PI) / 16),
  ])
