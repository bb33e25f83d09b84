import type { Palette } from './palettes.ts'

const pigments = {
  ground: 'g',
  light: 'l',
  tone: 'a',
  toneRound: 'o',
  accent: 'c',
  accentRound: 'q',
  half: 'b',
  table: 't',
  beam: 'm',
  shadow: 's',
  edges: 'v',
  grain: 'n',
} as const
export type Pigment = keyof typeof pigments

/** A path's data with every number rounded to a pixel, as short as possible. */
export const line = (words: TemplateStringsArray, ...numbers: number[]) =>
  String.raw({ raw: words }, ...numbers.map(Math.round)).replaceAll(' -', '-')

const filled = (paint: string) => (paint ? ` fill="${paint}"` : '')

const disc = (x: number, y: number, rx: number, paint: string, ry = rx) => {
  const at = line`cx="${x}" cy="${y}"`
  return rx === ry
    ? `<circle ${at} r="${Math.round(rx)}"${filled(paint)}/>`
    : `<ellipse ${at} rx="${Math.round(rx)}" ry="${Math.round(ry)}"${filled(paint)}/>`
}

/** The tools of a subject: the canvas, its colours and lights, and the slug's random numbers. */
export const makeBrush = (
  [width, height]: readonly [number, number],
  prefix: string,
  [dark, ground, light, tone, half, accent]: Palette,
  random: () => number,
) => {
  const idOf = (pigment: Pigment) => prefix + pigments[pigment]
  const fill = (pigment: Pigment) => `url(#${idOf(pigment)})`
  const cast = (x: number, y: number, w: number, paint = fill('shadow')) =>
    disc(x + w * 0.55, y + w * 0.1, w, paint, w * 0.17)
  return {
    width,
    height,
    /** The shorter side, which is the unit of all forms. */
    unit: Math.min(width, height),
    colour: { dark, ground, light, tone, half, accent },
    idOf,
    fill,
    between: (low: number, high: number) => low + random() * (high - low),
    disc,
    path: (data: string, paint: string, opacity?: string) =>
      `<path d="${data}"${filled(paint)}${opacity ? ` opacity="${opacity}"` : ''}/>`,
    /** A group of shapes in one colour. */
    all: (paint: string, things: string) => `<g fill="${paint}">${things}</g>`,
    /** The shadow of a shape, to the lower right. */
    cast,
  }
}
export type Brush = ReturnType<typeof makeBrush>

/** A brush with the position of the table's edge and the number of forms (2 to 4). */
export type Scene = Brush & { table: number; forms: number }
export type Subject = (scene: Scene) => string
