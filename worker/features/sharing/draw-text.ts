import { type Canvas, fillRings } from './draw-svg.ts'
import { flattenPath } from './flatten-path.ts'
import { bold, boldPairs } from './letters/bold.ts'
import { sans, sansPairs } from './letters/sans.ts'
import { serif, serifPairs } from './letters/serif.ts'
import type { Paint } from './paint.ts'

type Glyph = { width: number; path: string; kerning: Map<string, number> }
type Font = Map<string, Glyph>
export type TextStyle = { font: 'serif' | 'sans' | 'bold'; size: number }

const sources = { serif: [serif, serifPairs], sans: [sans, sansPairs], bold: [bold, boldPairs] } as const
const loaded = new Map<TextStyle['font'], Font>()

function fontOf(name: TextStyle['font']): Font {
  const read = loaded.get(name)
  if (read) return read
  const [glyphs, pairs] = sources[name]
  const kerningOf = new Map(
    pairs
      .split('\n')
      .map((row) => [
        row.slice(0, 1),
        new Map([...row.slice(1).matchAll(/(.)(-?\d+)/g)].map(([, next = '', by]) => [next, Number(by)])),
      ]),
  )
  const font: Font = new Map(
    glyphs.split('\n').map((row) => {
      const [, width = '0', path = ''] = /^(\d+)(\D.*)?$/.exec(row.slice(1)) ?? []
      const kerning = kerningOf.get(row.slice(0, 1)) ?? new Map<string, number>()
      return [row.slice(0, 1), { width: Number(width), path, kerning }]
    }),
  )
  loaded.set(name, font)
  return font
}

/** A text without what a font cannot draw; empty where a part of a name would be missing. */
export function drawableText(text: string, { font }: TextStyle): string {
  const glyphs = fontOf(font)
  const plain = [...text.normalize('NFC').replace(/[‐‑]/g, '-').replace(/\s+/g, ' ')]
    .filter(
      (character) =>
        glyphs.has(character) || !/[\p{Extended_Pictographic}\p{Emoji_Component}\p{Cf}]/u.test(character),
    )
    .join('')
    .replace(/ +/g, ' ')
    .trim()
  return [...plain].every((character) => glyphs.has(character)) ? plain : ''
}

function widthOf(text: string, { font, size }: TextStyle): number {
  const glyphs = fontOf(font)
  const characters = [...text]
  const units = characters.reduce((sum, character, index) => {
    const glyph = glyphs.get(character)
    return sum + (glyph?.width ?? 0) + (glyph?.kerning.get(characters[index + 1] ?? '') ?? 0)
  }, 0)
  return (units * size) / 1000
}

/** A text in lines of a width, at most so many; what is too long ends in an ellipsis. */
export function wrapText(text: string, style: TextStyle, width: number, atMost: number): string[] {
  const fits = (line: string) => widthOf(line, style) <= width
  const shortened = (line: string) => {
    let fitting = line
    while (fitting && !fits(`${fitting}…`)) fitting = fitting.slice(0, -1)
    return `${fitting.replace(/(?<![\s.,;:–-])[\s.,;:–-]+$/, '')}…`
  }
  const within = (line: string) => (fits(line) ? line : shortened(line))
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer
    else if (lines.length < atMost) lines.push(word)
    else return [...lines.slice(0, -1).map(within), shortened(longer)]
  }
  return lines.map(within)
}

/** Draws a line of text, its baseline at y. */
export function drawLine(
  canvas: Canvas,
  text: string,
  { style, paint, x, y }: { style: TextStyle; paint: Paint; x: number; y: number },
): void {
  const glyphs = fontOf(style.font)
  const scale = style.size / 1000
  const characters = [...text]
  let left = x
  for (const [index, character] of characters.entries()) {
    const glyph = glyphs.get(character)
    if (!glyph) continue
    const origin = left
    const placed = flattenPath(glyph.path, 6).map((ring) =>
      ring.map(([px, py]): [number, number] => [origin + px * scale, y + py * scale]),
    )
    if (placed.length) fillRings(canvas, placed, paint)
    left += (glyph.width + (glyph.kerning.get(characters[index + 1] ?? '') ?? 0)) * scale
  }
}
