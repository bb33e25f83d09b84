import { isStopWord, wordsOf } from './terms.ts'

const width = 512

/**
 * The words of a text as 512 bytes, by feature hashing (Weinberger et al. 2009): every stem adds the logarithm of its
 * count at an index and with a sign of its hash.
 */
export function termVectorOf(text: string): Int8Array {
  const counts = new Map<string, number>()
  for (const { text: word, stem } of wordsOf(text))
    if (!isStopWord(word)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const sums = new Float32Array(width)
  for (const [stem, count] of counts) {
    const hash = hashOf(stem)
    const index = hash % width
    sums[index] = (sums[index] ?? 0) + (hash & 0x10000 ? -1 : 1) * (1 + Math.log(count))
  }
  const maxMagnitude = sums.reduce((so, sum) => Math.max(so, Math.abs(sum)), 0)
  return Int8Array.from(sums, (sum) => Math.round((127 * sum) / (maxMagnitude || 1)))
}

/** FNV-1a with MurmurHash3's finaliser; stored vectors depend on it. */
function hashOf(stem: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < stem.length; index += 1)
    hash = Math.imul(hash ^ stem.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

type Candidate = { id: number; score: number; vector: Int8Array | undefined }

const neighbours = 5
/** So many candidates are needed before what they share is partly removed. */
const shrinkage = 10

/**
 * The candidates of a search, best first by smoothed scores (score regularisation, Diaz 2005): the mean of their own and
 * those of their five nearest neighbours, after what all share is removed. Who has none keeps their score.
 */
export function smoothScores(candidates: Candidate[]): { id: number; score: number }[] {
  const directions = centred(candidates.map(({ vector }) => normalised(vector)))
  const smoothed = candidates.map(({ id, score }, index) => {
    const nearest = candidates
      .map((other, otherIndex) => ({
        score: other.score,
        similarity: otherIndex === index ? 0 : cosine(directions[index], directions[otherIndex]),
      }))
      .filter(({ similarity }) => similarity > 0)
      .sort((one, other) => other.similarity - one.similarity)
      .slice(0, neighbours)
    const sum = nearest.reduce((so, one) => so + one.similarity * one.score, score)
    return { id, score: sum / nearest.reduce((so, one) => so + one.similarity, 1) }
  })
  return smoothed.sort((one, other) => other.score - one.score || one.id - other.id)
}

type Direction = Float32Array | undefined

function normalised(vector: Iterable<number> | undefined): Direction {
  if (!vector) return undefined
  const numbers = Float32Array.from(vector)
  const length = Math.hypot(...numbers)
  return length ? numbers.map((number) => number / length) : undefined
}

/** Directions relative to their mean, the more so the more there are. */
function centred(directions: Direction[]): Direction[] {
  const defined = directions.filter((direction) => direction !== undefined)
  const mean = new Float32Array(width)
  for (const direction of defined)
    for (const [index, number] of direction.entries())
      mean[index] = (mean[index] ?? 0) + number / (defined.length + shrinkage)
  return directions.map((direction) =>
    normalised(direction?.map((number, index) => number - (mean[index] ?? 0))),
  )
}

function cosine(one: Direction, other: Direction): number {
  if (!one || !other) return 0
  let sum = 0
  for (let index = 0; index < width; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}
