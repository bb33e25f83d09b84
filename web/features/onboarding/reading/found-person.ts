import type { Finding } from './finding.ts'
import { type CvLine, placeOf } from './lines.ts'
import { looksLikeName, roleIn } from './name-and-role.ts'
import type { CvSection } from './sections.ts'

const topLines = 14
type Candidate = { name: string; line: CvLine; place: number }

/** Whose CV it is, and what they are: by the lines around their name, else at the top, else by their latest job. */
export function nameAndRole(lines: CvLine[], sections: CvSection[]): Finding[] {
  const found = nameIn(lines)
  const name: Finding[] = found ? [{ what: 'name', value: found.name, where: placeOf(found.line) }] : []
  const role = roleOf(lines, sections, found)
  return role ? [...name, role] : name
}

function roleOf(lines: CvLine[], sections: CvSection[], found: Candidate | undefined): Finding | undefined {
  const around = found
    ? [...lines.slice(found.place, found.place + 5), ...linesBefore(lines, found.place)]
    : []
  const top = sections[0]?.lines.slice(0, 8) ?? []
  const jobs = sections.filter(({ kind }) => kind === 'work').flatMap(({ lines: own }) => own)
  for (const line of [...around, ...top, ...jobs.slice(0, 6)]) {
    const role = roleIn(line.text, looksLikeName(line.text))
    if (role) return { what: 'role', value: role, where: placeOf(line) }
  }
  return roleOfJob(around, jobs)
}

const linesBefore = (lines: CvLine[], place: number) =>
  lines.slice(Math.max(0, place - 2), place).toReversed()

/** A role of no known word stands beside the name and again at a job. */
function roleOfJob(around: CvLine[], jobs: CvLine[]): Finding | undefined {
  const line = around.find(
    ({ text }) => text.length > 3 && text.length <= 60 && jobs.some((job) => job.text.startsWith(text)),
  )
  return line && { what: 'role', value: line.text, where: placeOf(line) }
}

/** The largest line that can be a name, at the top or as large as no other; first of all one that an address names. */
function nameIn(lines: CvLine[]): Candidate | undefined {
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const addresses = plainLetters(lines.flatMap(({ text }) => text.match(address) ?? []).join(' '))
  const candidates = lines.flatMap((line, place): Candidate[] => {
    if (place >= topLines && line.size < largest) return []
    const [text] = [line.size === largest ? partedBy(addresses, line.text) : line.text]
    const name = looksLikeName(text) ?? nameOverTwo(line, lines[place + 1])
    return name ? [{ name, line, place }] : []
  })
  const isNamed = ({ name }: Candidate) =>
    plainLetters(name)
      .split(/[\s-]/)
      .some((word) => word.length > 2 && addresses.includes(word))
  return candidates.toSorted(
    (one, other) => Number(isNamed(other)) - Number(isNamed(one)) || other.line.size - one.line.size,
  )[0]
}

const address = /[\p{L}\d._%+-]+@[\p{L}\d-]+|(?<=linkedin\.com\/in\/)[\p{L}\d_%-]+/giu
const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

/** A name in letters so far apart that its words ran together, parted where a word of an address ends. */
function partedBy(addresses: string, text: string): string {
  if (/\s/.test(text)) return text
  const letters = plainLetters(text)
  const first = addresses.split(/[^a-z]+/).find((word) => word.length > 2 && letters.startsWith(word))
  const isWhole = !first || letters.length - first.length < 2
  return isWhole ? text : `${text.slice(0, first.length)} ${text.slice(first.length)}`
}

/** A name whose first or last part stands in a line of its own. */
function nameOverTwo(line: CvLine, next: CvLine | undefined): string | undefined {
  if (!next || line.size !== next.size || line.font !== next.font) return undefined
  return line.text.includes(' ') && next.text.includes(' ')
    ? undefined
    : looksLikeName(`${line.text} ${next.text}`)
}
