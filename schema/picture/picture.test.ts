import { expect, test } from 'vitest'
import { businessAreas } from '../options.ts'
import { picture } from './picture.ts'
import { type PictureFormat, pictureShape, pictureSizes } from './shape.ts'

const work = (slug: string, areas: readonly string[] = ['Sales', 'People'], skillCount = 4) => ({
  slug,
  areas,
  skillCount,
})
const hundredSlugs = Array.from({ length: 100 }, (_, i) => `expert-${i}`)
const formats = Object.keys(pictureSizes) as PictureFormat[]

test('the same words give the same picture', () => {
  expect(picture(work('ada-lovelace'))).toBe(picture(work('ada-lovelace')))
})

test('a picture stays under 3 KB for every area, format, slug and grain', () => {
  for (const first of businessAreas)
    for (const second of businessAreas)
      for (const format of formats)
        for (const slug of hundredSlugs.slice(0, 10)) {
          const svg = picture(work(slug, [first, second], 9), { format, grain: true })
          expect(svg.length, `${first}, ${second}, ${format}, ${slug}`).toBeLessThan(3072)
        }
})

test('no two of a hundred slugs look alike, nor do their gradients clash on one page', () => {
  const pictures = hundredSlugs.map((slug) => picture(work(slug)))
  expect(new Set(pictures).size).toBe(100)
  const firstGradients = pictures.map((svg) => svg.match(/ id="(\w+)"/)?.[1])
  expect(new Set(firstGradients).size).toBe(100)
})

test('one slug may stand in several formats on one page', () => {
  const ids = formats.map((format) => picture(work('ada-lovelace'), { format }).match(/ id="(\w+)"/)?.[1])
  expect(new Set(ids).size).toBe(formats.length)
})

test('the shape agrees with the format a picture chooses, known area or not', () => {
  for (const slug of hundredSlugs)
    for (const areas of [['Sales'], ['Falconry'], []]) {
      const [width, height] = pictureSizes[pictureShape(slug)]
      expect(picture(work(slug, areas))).toContain(`viewBox="0 0 ${width} ${height}"`)
    }
})

test('asking for the format it would choose changes nothing', () => {
  const format = pictureShape('ada-lovelace')
  expect(picture(work('ada-lovelace'), { format })).toBe(picture(work('ada-lovelace')))
})

test('a title is escaped and announced, without one the picture is decoration', () => {
  const svg = picture(work('ada-lovelace'), { title: '"Ada" <b>& friends, 0.5' })
  expect(svg).toContain('role="img" aria-label="&quot;Ada&quot; &lt;b>&amp; friends, 0.5"')
  expect(picture(work('ada-lovelace'))).toContain('aria-hidden="true"')
})

test('a slug cannot break out of the picture', () => {
  expect(picture(work('"><script>'))).not.toContain('<script')
})
