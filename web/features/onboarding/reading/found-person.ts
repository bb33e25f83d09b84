import type { Finding } from './finding.ts'
import { type CvLine, placeOf } from './lines.ts'
import { looksLikeName, roleIn } from './name-and-role.ts'
import type { CvSection } from './sections.ts'

const topLines = 14
type Candidate = { name: string; line: CvLine; place: number }

/** Whose CV it is, and what they are: below their name, else at the top, else in their latest job. */
export function nameAndRole(lines: CvLine[], sections: CvSection[]): Finding[] {
  const found = nameIn(lines)
  const below = found ? lines.slice(found.place, found.place + 5) : []
  const top = sections[0]?.lines.slice(0, 8) ?? []
  const job = sections.find(({ kind }) => kind === 'work')?.lines.slice(0, 6) ?? []
  const name: Finding[] = found ? [{ what: 'name', value: found.name, where: placeOf(found.line) }] : []
  for (const line of [...below, ...top, ...job]) {
    const role = roleIn(line.text, looksLikeName(line.text))
    if (role) return [...name, { what: 'role', value: role, where: placeOf(line) }]
  }
  return name
}

/** The largest line that can be a name, at the top or as large as no other; first of all one that an address names. */
function nameIn(lines: CvLine[]): Candidate | undefined {
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const candidates = lines.flatMap((line, place): Candidate[] => {
    if (place >= topLines && line.size < largest) return []
    const name = looksLikeName(line.text) ?? nameOverTwo(line, lines[place + 1])
    return name ? [{ name, line, place }] : []
  })
  const addresses = plainLetters(lines.flatMap(({ text }) => text.match(address) ?? []).join(' '))
  const isNamed = ({ name }: Candidate) =>
    plainLetters(name)
      .split(/[\s-]/)
      .some((word) => word.length > 2 && addresses.includes(word))
  return candidates.toSorted(
    (one, other) => Number(isNamed(other)) - Number(isNamed(one)) || other.line.size - one.line.size,
  )[0]
}

const address = /[\p{L}\d._%+-]+(?=@)|(?<=linkedin\.com\/in\/)[\p{L}\d_%-]+/giu
const plainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A name whose first or last part stands in a line of its own. */
function nameOverTwo(line: CvLine, next: CvLine | undefined): string | undefined {
  if (!next || line.size !== next.size || line.font !== next.font) return undefined
  return line.text.includes(' ') && next.text.includes(' ')
    ? undefined
    : looksLikeName(`${line.text} ${next.text}`)
}
