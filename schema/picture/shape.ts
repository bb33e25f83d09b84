import { hashOf, seededRandom } from './random.ts'

/** The words that a picture is drawn from; of the skills only their number counts. */
export type Work = { slug: string; areas: readonly string[]; skillCount: number }

type PictureShape = 'portrait' | 'landscape' | 'square'
export type PictureFormat = PictureShape | 'wide'

export const pictureSizes: Record<PictureFormat, readonly [width: number, height: number]> = {
  portrait: [400, 500],
  landscape: [500, 400],
  square: [440, 440],
  wide: [600, 315],
}
const shapes = ['portrait', 'landscape', 'square'] as const

/** The item of a list at a share in [0, 1). */
export const pickAt = <T>(list: readonly [T, ...T[]], share: number): T =>
  list[Math.floor(share * list.length)] ?? list[0]

/** The palette, shape and random numbers of a slug. */
export const pictureStyle = (slug: string) => {
  const random = seededRandom(hashOf(slug))
  return { paletteShare: random(), shape: pickAt<PictureShape>(shapes, random()), random }
}

/** The default format of a picture. */
export const pictureShape = (slug: string): PictureShape => pictureStyle(slug).shape
