import type { Finding } from './finding.ts'
import { type CvLine, placeOf } from './lines.ts'
import { looksLikeName, roleIn } from './name-and-role.ts'
import type { CvSection } from './sections.ts'

const topLines = 14
/** If more lines are about as large as the largest, they are no headlines. */
const maxHeadlines = 6
type Candidate = { name: string; line: CvLine; index: number }

/** The person of a CV and their role: from the lines around the name, else at the top, else from the latest job. */
export function nameAndRole(lines: CvLine[], sections: CvSection[]): Finding[] {
  const found = nameIn(lines)
  const name: Finding[] = found ? [{ field: 'name', value: found.name, place: placeOf(found.line) }] : []
  const role = roleOf(lines, sections, found)
  return role ? [...name, role] : name
}

function roleOf(lines: CvLine[], sections: CvSection[], found: Candidate | undefined): Finding | undefined {
  const around = found
    ? [...lines.slice(found.index, found.index + 5), ...linesBefore(lines, found.index)]
    : []
  const top = sections[0]?.lines.slice(0, 8) ?? []
  const jobs = sections.filter(({ kind }) => kind === 'work').flatMap(({ lines: own }) => own)
  for (const line of [...around, ...top, ...jobs.slice(0, 6)]) {
    const role = roleIn(line.text, found?.name ?? looksLikeName(line.text))
    if (role) return { field: 'role', value: role, place: placeOf(line) }
  }
  return roleOfJob(around, jobs)
}

const linesBefore = (lines: CvLine[], index: number) =>
  lines.slice(Math.max(0, index - 2), index).toReversed()

/** A role without a known word is beside the name and again at a job. */
function roleOfJob(around: CvLine[], jobs: CvLine[]): Finding | undefined {
  const line = around.find(
    ({ text }) => text.length > 3 && text.length <= 60 && jobs.some((job) => job.text.startsWith(text)),
  )
  return line && { field: 'role', value: line.text, place: placeOf(line) }
}

/**
 * The largest line that can be a name, at the top or the only one of its size; preferably one that a mail address
 * contains, and of two the one with fewer initials.
 */
function nameIn(lines: CvLine[]): Candidate | undefined {
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const isHeadline = lines.filter(({ size }) => size > largest * 0.8).length <= maxHeadlines
  const addresses = plainLetters(lines.flatMap(({ text }) => text.match(address) ?? []).join(' '))
  const isKnown = (word: string) => word.length > 2 && addresses.includes(plainLetters(word))
  const isNamed = ({ name }: Candidate) => name.split(/[\s-]/).some(isKnown)
  const candidates = lines.flatMap((line, index): Candidate[] => {
    if (index >= topLines && line.size < largest) return []
    const next = line.size === largest && isHeadline ? lines[index + 1] : undefined
    const text = line.size === largest ? inCapitals(partedBy(addresses, line.text), isKnown) : line.text
    const name = nameOverTwo(line, next, isKnown) ?? looksLikeName(text, isKnown) ?? knownPart(text, isKnown)
    return name ? [{ name, line, index }] : []
  })
  return candidates.toSorted(
    (one, other) =>
      Number(isNamed(other)) - Number(isNamed(one)) ||
      other.line.size - one.line.size ||
      initialsIn(one.name) - initialsIn(other.name),
  )[0]
}

type IsKnown = (word: string) => boolean
const address = /[\p{L}\d._%+-]+@[\p{L}\d-]+|(?<=linkedin\.com\/in\/)[\p{L}\d_%-]+/giu
const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[łđøıß]/g, (letter) => likeLetters[letter] ?? letter)
const likeLetters: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ı: 'i', ß: 's' }
const initialsIn = (name: string) => name.match(/(?<!\p{L})\p{L}\./gu)?.length ?? 0

/** A letter-spaced name whose words ran together, split where a word of a mail address begins or ends. */
function partedBy(addresses: string, text: string): string {
  const letters = plainLetters(text)
  if (/\s/.test(text) || letters.length !== text.replace(/['’]/g, '').length) return text
  const words = addresses
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && word.length < letters.length - 1)
  const first = words.find((word) => letters.startsWith(word))
  const last = words.find((word) => letters.endsWith(word))
  if (!first && !last) return text
  const at = first ? first.length : letters.length - (last?.length ?? 0)
  return `${text.slice(0, at)} ${text.slice(at)}`
}

/** An all-lowercase name, in capitals. */
const inCapitals = (text: string, isKnown: IsKnown) =>
  text === text.toLowerCase() && /^[\p{L}\s'’-]+$/u.test(text) && text.split(/\s+/).some(isKnown)
    ? text.toUpperCase()
    : text

/** A name after other text in its line. */
const knownPart = (text: string, isKnown: IsKnown) =>
  text
    .split(/[|–—•·\t]|,\s|\s-\s/u)
    .slice(1)
    .find((part) => part.trim().split(/\s+/).some(isKnown) && looksLikeName(part, isKnown))

/** A name over two of the largest lines. */
function nameOverTwo(line: CvLine, next: CvLine | undefined, isKnown: IsKnown): string | undefined {
  if (!next || line.size !== next.size || line.font !== next.font || /[,|\t]/.test(line.text))
    return undefined
  return looksLikeName(`${line.text} ${next.text}`.replace(/-\s/, '-'), isKnown)
}
