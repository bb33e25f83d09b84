import { hashOf, seededRandom } from './random.ts'

/** The words a picture is made from. Only the number of skills matters. */
export type Work = { slug: string; areas: readonly string[]; skillCount: number }

export type PictureShape = 'portrait' | 'landscape' | 'square'
export type PictureFormat = PictureShape | 'wide'

export const pictureSizes: Record<PictureFormat, readonly [width: number, height: number]> = {
  portrait: [400, 500],
  landscape: [500, 400],
  square: [440, 440],
  wide: [600, 315],
}
const shapes = ['portrait', 'landscape', 'square'] as const

/** The item of a list that a share in [0, 1) falls on. */
export const anOf = <T>(list: readonly [T, ...T[]], share: number): T =>
  list[Math.floor(share * list.length)] ?? list[0]

/** The slug's own hand: its palette, its shape, and the numbers that follow. */
export const handOf = (slug: string) => {
  const random = seededRandom(hashOf(slug))
  return { paletteShare: random(), shape: anOf<PictureShape>(shapes, random()), random }
}

/** The format a picture takes when none is asked for. */
export const pictureShape = (slug: string): PictureShape => handOf(slug).shape
