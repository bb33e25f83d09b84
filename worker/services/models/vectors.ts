export type Vector = Float32Array<ArrayBuffer>

/** A vector of length 1. @throws RangeError for one without a direction: empty, all zero, or not numbers. */
export function unitVector(values: readonly number[]): Vector {
  const length = Math.hypot(...values)
  if (!(length > 0 && Number.isFinite(length))) throw new RangeError('The vector points nowhere')
  return Float32Array.from(values, (value) => value / length)
}

const sketchWidth = 512

/**
 * The 512 numbers whose signs are a vector's sketch; a fixed random rotation (Ailon and Chazelle 2009) keeps angles to
 * about 4 %, enough to select candidates.
 */
export function sketchOf(vector: Vector): Vector {
  const sketch = new Float32Array(sketchWidth)
  for (const [index, value] of vector.entries())
    sketch[index % sketchWidth] = (sketch[index % sketchWidth] ?? 0) + (isTurned(index) ? -value : value)
  mix(sketch)
  for (const [index, value] of sketch.entries()) if (isTurned(index + vector.length)) sketch[index] = -value
  mix(sketch)
  return sketch
}

/** The Hadamard transform, in place. */
function mix(numbers: Vector): void {
  for (let half = 1; half < numbers.length; half *= 2)
    for (let from = 0; from < numbers.length; from += 2 * half)
      for (let index = from; index < from + half; index += 1) {
        const [one, other] = [numbers[index] ?? 0, numbers[index + half] ?? 0]
        numbers[index] = one + other
        numbers[index + half] = one - other
      }
}

/** A pseudo-random coin for each place, the same on every machine. */
function isTurned(index: number): boolean {
  let mixed = Math.imul(index + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) & 1) === 1
}

/** A vector as libSQL takes it: 32-bit floats, little-endian. */
export const vectorBytes = (vector: Vector) => new Uint8Array(vector.buffer)
