import { expect, test } from 'vitest'
import { seededRandom } from '#schema/picture/random.ts'
import { sketchOf, unitVector, vectorBytes } from './vectors.ts'

const random = seededRandom(7)
const someVector = (width: number) => Array.from({ length: width }, () => random() - 0.5)
const cosine = (one: ArrayLike<number>, other: ArrayLike<number>) => {
  let [product, own, its] = [0, 0, 0]
  for (let place = 0; place < one.length; place += 1) {
    const [a, b] = [one[place] ?? 0, other[place] ?? 0]
    product += a * b
    own += a * a
    its += b * b
  }
  return product / Math.sqrt(own * its)
}

const sketched = (values: number[]) => sketchOf(unitVector(values))

test.each([64, 384, 512, 768, 1536, 3072])('a sketch of %d numbers nearly keeps their angles', (width) => {
  for (let time = 0; time < 20; time += 1) {
    const one = someVector(width)
    const near = someVector(width).map((value, index) => 0.4 * value + (one[index] ?? 0))
    expect(Math.abs(cosine(sketched(one), sketched(near)) - cosine(one, near))).toBeLessThan(0.12)
  }
})

test('the same vector always has the same sketch, and keeps its own width', () => {
  const vector = someVector(900)
  expect(sketched(vector)).toEqual(sketched([...vector]))
  expect(Math.hypot(...unitVector(vector))).toBeCloseTo(1, 5)
  expect(vectorBytes(unitVector(vector))).toHaveLength(3600)
})

test.each([[[]], [[0, 0]], [[1, Number.NaN]], [[Number.POSITIVE_INFINITY]]])(
  '%j points nowhere',
  (vector) => {
    expect(() => unitVector(vector)).toThrow(RangeError)
  },
)
