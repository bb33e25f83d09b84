import { emailsIn } from './contacts.ts'
import type { Finding } from './finding.ts'
import { bullet, type CvLine, placeOf } from './lines.ts'
import { looksLikeName, roleIn } from './name-and-role.ts'
import { holdsRole } from './role-words.ts'
import type { CvSection } from './sections.ts'

export const maxReferees = 12
const maxRoleLength = 120

/** What somebody does, and where, in one line. */
export const roleAndCompany = (role: string, company: string) =>
  [role.trim(), company.trim()].filter(Boolean).join(', ').slice(0, maxRoleLength)

const onRequest = /\bon request\b|\bavailable\b|\bupon request\b|auf anfrage|sur demande/i

/** `others`: the other details of somebody, in order. */
type Referee = {
  name: string
  role: string
  company: string
  email: string
  others: string[]
  line: CvLine
}

/** The people below a heading for references, with the address given there; never the person of the CV. */
export function refereesIn(sections: CvSection[], owner = ''): Finding[] {
  const text = sections.flatMap(({ kind, lines }) => (kind === 'referees' ? lines : []))
  const lines = text
    .filter(({ text }) => !onRequest.test(text))
    .flatMap(splitPeople)
    .flatMap(wholeParts)
  return peopleIn(inOneColumn(lines))
    .map(withOthers)
    .filter(({ name, role, company, email }) => (role || company || email) && !isSame(name, owner))
    .slice(0, maxReferees)
    .map(asFinding)
}

/** Without a known role, the last detail is the company and the one before it the role. */
function withOthers({ others, ...known }: Referee) {
  const [first = '', second = ''] = others
  const [role, company] = known.role || !second ? [known.role, first] : [first, second]
  return { ...known, role, company: known.company || company }
}

const asFinding = ({ name, role, company, email, line }: Omit<Referee, 'others'>): Finding => ({
  field: 'person',
  value: name,
  role: roleAndCompany(role, company),
  ...(email && { email }),
  place: placeOf(line),
})

/** Whether two names are the same, also with initials, as in a page footer. */
function isSame(one: string, other: string): boolean {
  const [words, known] = [one, other].map((name) =>
    name
      .toLowerCase()
      .split(/[\s.]+/)
      .filter(Boolean),
  )
  return (words ?? []).every((word) =>
    known?.some((whole) => (word.length === 1 ? whole.startsWith(word) : whole === word)),
  )
}

/** Splits a line after a person's address, telephone number or semicolon, where the next person begins. */
function splitPeople(line: CvLine): CvLine[] {
  const lines = ['']
  for (const word of line.text.split(' ')) {
    const text = lines.at(-1) ?? ''
    const isNext = /^\p{Lu}\p{Ll}/u.test(word) && /@|\d\d$|;$/.test(text.slice(text.lastIndexOf(' ') + 1))
    if (isNext) lines.push(word)
    else lines[lines.length - 1] = text ? `${text} ${word}` : word
  }
  return lines.map((text) => ({ ...line, text }))
}

/** People in one line with separators between them, each with a comma before their role. */
function wholeParts(line: CvLine): CvLine[] {
  const parts = line.text.split(/ [·•|] /)
  const areWhole = parts.length > 1 && parts.every((part) => part.includes(', ') && looksLikeName(part))
  return areWhole ? parts.map((text) => ({ ...line, text })) : [line]
}

/** People side by side, as one below the other. */
function inOneColumn(lines: CvLine[]): CvLine[] {
  const cells = lines.map((line) => line.text.split('\t'))
  const names = cells[0]?.filter((cell) => looksLikeName(cell)).length ?? 0
  const isRow = cells[0]?.some((cell) => roleIn(cell) && !looksLikeName(cell))
  if (names < 2 || isRow) return lines
  return Array.from({ length: names }, (_, column) =>
    lines.flatMap((line, row) => {
      const text = cells[row]?.[column]?.trim()
      return text ? [{ ...line, text }] : []
    }),
  ).flat()
}

const labelled =
  /^(name|position|role|title|job title|company|organisation|organization|employer|e-?mail|phone|tel|relationship)\s*[:\t]\s*/i
const partsOf = (text: string) =>
  text
    .split(/[,;|•·\t]\s*|\s[–—-]\s|\s\(|\)|\sat\s/u)
    .map((part) => part.trim())
    .filter(Boolean)

/** A line with a name begins a person; the lines below say what they do, where, and how to write to them. */
function peopleIn(lines: CvLine[]): Referee[] {
  const people: Referee[] = []
  for (const [index, line] of lines.entries()) {
    const words = line.text.replace(bullet, '').replace(quoted, '').replace(bullet, '')
    const label = labelled.exec(words)?.[1]?.toLowerCase() ?? ''
    const text = words.replace(labelled, '').replace(salutation, '')
    const last = people.at(-1)
    const name =
      label && label !== 'name'
        ? undefined
        : (looksLikeName(text) ?? looksLikeName(text.replace(/\s\(.*$/, '')))
    if (!name && isQuote(text)) continue
    if (name && !(last && isOf(last, text, lines[index + 1]))) {
      const referee = { name, role: '', company: '', email: '', others: [], line }
      people.push(referee)
      addTo(referee, partsOf(text).slice(1))
    } else if (last && text.split(/\s+/).length <= maxWords) addLabelled(last, label, text)
  }
  return people
}

const salutation =
  /^(?:Mr|Mrs|Ms|Miss|Mx|Herr|Frau|Hr|Fr|Fru|Mme|Mlle|Sr|Sra|Sig|Dhr|Mevr|Mw|Pan|Pani)\.?\s+(?=\p{Lu})/u
/** What somebody said of the owner, before their name in one line, or alone. */
const quoted = /^(?:“[^”]+”|"[^"]+"|„[^“”]+[“”]|«[^»]+») *(?=\S)/
const isQuote = (text: string) =>
  /^["“”„«'‘]/.test(text) || (/[.!?]$/.test(text) && text.split(/\s+/).length >= minWords)
const minWords = 6

/** Two capitalised words below a name can be a role, and below a role a company: a person's own role would follow. */
function isOf({ role, company, email, others }: Referee, text: string, next: CvLine | undefined): boolean {
  if (email || company || others.length > (role ? 0 : 1)) return false
  if (!role && !others.length) return holdsRole(text) && !(next && roleIn(next.text))
  return !next || roleIn(next.text) === undefined
}

/** A longer text is a testimonial. */
const maxWords = 14

function addLabelled(referee: Referee, label: string, text: string) {
  if (/position|role|title/.test(label)) referee.role ||= text
  else if (/company|organi|employer/.test(label)) referee.company ||= text
  else if (!/phone|tel|relationship/.test(label)) addTo(referee, partsOf(text))
}

/** Adds the details of a line, without contact details other than the address. */
function addTo(referee: Referee, parts: string[]) {
  const [email] = emailsIn(parts.map((text) => ({ ...referee.line, text })))
  referee.email ||= email?.value ?? ''
  for (const part of parts) {
    if (isContact.test(part) || !/\p{L}/u.test(part)) continue
    if (!referee.role && roleIn(part)) referee.role = part
    else referee.others.push(part)
  }
}

const isContact = /@|https?:|www\.|(?:\d[\s().-]*){6}|^(?:tel|phone|mobile|e-?mail)\b/i
