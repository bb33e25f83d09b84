import { type Canvas, fillRings } from './draw-picture.ts'
import type { Paint } from './gradient.ts'
import { bold, boldPairs } from './letters/bold.ts'
import { sans, sansPairs } from './letters/sans.ts'
import { serif, serifPairs } from './letters/serif.ts'
import { outline } from './outline.ts'

type Letter = { width: number; path: string; pairs: Map<string, number> }
type Face = Map<string, Letter>
export type Hand = { face: 'serif' | 'sans' | 'bold'; size: number }

const sources = { serif: [serif, serifPairs], sans: [sans, sansPairs], bold: [bold, boldPairs] } as const
const known = new Map<Hand['face'], Face>()

function faceOf(name: Hand['face']): Face {
  const read = known.get(name)
  if (read) return read
  const [letters, pairs] = sources[name]
  const beside = new Map(
    pairs
      .split('\n')
      .map((row) => [
        row.slice(0, 1),
        new Map([...row.slice(1).matchAll(/(.)(-?\d+)/g)].map(([, next = '', by]) => [next, Number(by)])),
      ]),
  )
  const face: Face = new Map(
    letters.split('\n').map((row) => {
      const [, width = '0', path = ''] = /^(\d+)(\D.*)?$/.exec(row.slice(1)) ?? []
      const pairsOf = beside.get(row.slice(0, 1)) ?? new Map<string, number>()
      return [row.slice(0, 1), { width: Number(width), path, pairs: pairsOf }]
    }),
  )
  known.set(name, face)
  return face
}

/** A text without what a font cannot draw; empty where a part of a name would be missing. */
export function writable(text: string, { face }: Hand): string {
  const letters = faceOf(face)
  const plain = [...text.normalize('NFC').replace(/[‐‑]/g, '-').replace(/\s+/g, ' ')]
    .filter(
      (sign) => letters.has(sign) || !/[\p{Extended_Pictographic}\p{Emoji_Component}\p{Cf}]/u.test(sign),
    )
    .join('')
    .replace(/ +/g, ' ')
    .trim()
  return [...plain].every((sign) => letters.has(sign)) ? plain : ''
}

/** The width of a text. */
function widthOf(text: string, { face, size }: Hand): number {
  const letters = faceOf(face)
  const signs = [...text]
  const units = signs.reduce((sum, sign, index) => {
    const letter = letters.get(sign)
    return sum + (letter?.width ?? 0) + (letter?.pairs.get(signs[index + 1] ?? '') ?? 0)
  }, 0)
  return (units * size) / 1000
}

/** A text in lines of a width, at most so many; what is too long ends in an ellipsis. */
export function linesOf(text: string, hand: Hand, width: number, atMost: number): string[] {
  const fits = (line: string) => widthOf(line, hand) <= width
  const shortened = (line: string) => {
    let kept = line
    while (kept && !fits(`${kept}…`)) kept = kept.slice(0, -1)
    return `${kept.replace(/(?<![\s.,;:–-])[\s.,;:–-]+$/, '')}…`
  }
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer
    else if (lines.length < atMost) lines.push(word)
    else return [...lines.slice(0, -1), shortened(longer)]
  }
  return lines.map((line) => (fits(line) ? line : shortened(line)))
}

/** Writes a line, its baseline at y. */
export function writeLine(
  canvas: Canvas,
  text: string,
  hand: Hand,
  x: number,
  y: number,
  paint: Paint,
): void {
  const letters = faceOf(hand.face)
  const scale = hand.size / 1000
  const signs = [...text]
  let left = x
  for (const [index, sign] of signs.entries()) {
    const letter = letters.get(sign)
    if (!letter) continue
    const origin = left
    const placed = outline(letter.path, 6).map((ring) =>
      ring.map(([px, py]): [number, number] => [origin + px * scale, y + py * scale]),
    )
    if (placed.length) fillRings(canvas, placed, paint)
    left += (letter.width + (letter.pairs.get(signs[index + 1] ?? '') ?? 0)) * scale
  }
}
