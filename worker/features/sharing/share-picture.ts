import { encode } from 'fast-png'
import { brand } from '#schema/brand.ts'
import { type ShareFacts, shareSize } from '#schema/pages/share.ts'
import { picture } from '#schema/picture/picture.ts'
import { pictureShape, pictureSizes } from '#schema/picture/shape.ts'
import { drawBackground, drawFrame } from './draw-frame.ts'
import { type Canvas, fillRings } from './draw-svg.ts'
import { drawableText, drawLine, type TextStyle, wrapText } from './draw-text.ts'
import { type Paint, solid } from './paint.ts'

const margin = 72
const eyeLine = 306
const gap = 64
const ink = solid('#1f1814')
const soft = solid('#564e48')
const giltText = solid('#734f16')
const giltDot = solid('#d2ac54')

/** How a text of the label is set: at most so many lines, with space before the first. */
type Block = { style: TextStyle; paint: Paint; leading: number; atMost: number; before: number }
type Line = { text: string; style: TextStyle; paint: Paint; height: number; dot?: boolean }

/** A profile's or a story's share picture: the framed picture, with its label beside it. */
export function drawSharePicture(facts: ShareFacts): Uint8Array<ArrayBuffer> {
  const { width, height } = shareSize
  const canvas: Canvas = { pixels: new Uint8Array(width * height * 3), width, height }
  drawBackground(canvas)
  const size = pictureSizes[pictureShape(facts.work.slug)]
  const x = drawFrame(canvas, picture(facts.work), { size, left: margin, eyeLine }) + gap
  const lines = labelOf(facts, width - margin - x)
  const totalHeight = lines.reduce((sum, line) => sum + line.height, 0)
  let y = eyeLine - totalHeight / 2
  for (const { text, style, paint, height: step, dot } of lines) {
    y += step
    if (dot) fillRings(canvas, [disc(x + 7, y - 8, 7)], giltDot)
    drawLine(canvas, text, { style, paint, x: dot ? x + 26 : x, y })
  }
  drawLine(canvas, brand.name, { style: { font: 'serif', size: 28 }, paint: soft, x, y: height - 40 })
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
  const block = (text: string, { style, paint, leading, atMost, before }: Block) =>
    wrapText(drawableText(text, style), style, width, atMost).map((line, index) => ({
      text: line,
      style,
      paint,
      height: Math.round(style.size * leading) + (index === 0 ? before : 0),
    }))
  const titles = [58, 52, 46, 40].map((size) =>
    block(title, {
      style: { font: 'serif', size },
      paint: ink,
      leading: 1.14,
      atMost: size > 40 ? 4 : 5,
      before: 22,
    }),
  )
  const whole = titles.find((lines) => !lines.at(-1)?.text.endsWith('…')) ?? titles.at(-1) ?? []
  const last = checked
    ? block(checked, {
        style: { font: 'bold', size: 24 },
        paint: giltText,
        leading: 1.3,
        atMost: 1,
        before: 26,
      })
    : []
  return [
    ...block(name, { style: { font: 'bold', size: 32 }, paint: ink, leading: 1.2, atMost: 2, before: 0 }),
    ...block(role, { style: { font: 'sans', size: 26 }, paint: soft, leading: 1.3, atMost: 2, before: 2 }),
    ...whole,
    ...last.map((line) => ({ ...line, dot: true })),
  ]
}

const disc = (cx: number, cy: number, r: number) =>
  Array.from({ length: 32 }, (_, step): [number, number] => [
    cx + r * Math.cos((step * Math.PI) / 16),
    cy + r * Math.sin((step * Math.PI) / 16),
  ])
