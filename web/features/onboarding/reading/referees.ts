import { emailsIn } from './contacts.ts'
import type { Finding } from './finding.ts'
import { bullet, type CvLine, placeOf } from './lines.ts'
import { looksLikeName, roleIn } from './name-and-role.ts'
import { isHeading } from './sections.ts'

export const mostReferees = 12
const longestRole = 120

/** What somebody does, and where, in one line. */
export const roleAndCompany = (role: string, company: string) =>
  [role.trim(), company.trim()].filter(Boolean).join(', ').slice(0, longestRole)

const heading =
  /^(?:(?:professional |personal )?(?:references|referees)|reference|referee|referenzen|références|referencias)(?::(.*))?$/i

const onRequest = /\bon request\b|\bavailable\b|\bupon request\b|auf anfrage|sur demande/i

type Referee = { name: string; role: string; company: string; email: string; line: CvLine }

/** The people below a heading for references, with the address that stands there. */
export function refereesIn(lines: CvLine[]): Finding[] {
  const at = lines.findIndex(({ text }) => heading.test(text))
  const line = lines[at]
  if (!line) return []
  const behind = heading.exec(line.text)?.[1]
  const below = lines.slice(at + 1)
  const end = below.findIndex(({ text }) => isHeading(text))
  const told = [
    ...(behind ? [{ ...line, text: behind.trim() }] : []),
    ...(end < 0 ? below : below.slice(0, end)),
  ]
  return peopleIn(inOneColumn(told.filter(({ text }) => !onRequest.test(text))))
    .filter(({ role, company, email }) => role || company || email)
    .slice(0, mostReferees)
    .map(asFinding)
}

const asFinding = ({ name, role, company, email, line }: Referee): Finding => ({
  what: 'person',
  value: name,
  role: roleAndCompany(role, company),
  ...(email && { email }),
  where: placeOf(line),
})

/** People who stand beside each other, one below the other. */
function inOneColumn(lines: CvLine[]): CvLine[] {
  const cells = lines.map((line) => line.text.split('\t'))
  const names = cells[0]?.filter((cell) => looksLikeName(cell)).length ?? 0
  if (names < 2) return lines
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
  for (const [place, line] of lines.entries()) {
    const words = line.text.replace(bullet, '')
    const label = labelled.exec(words)?.[1]?.toLowerCase() ?? ''
    const text = words.replace(labelled, '')
    const last = people.at(-1)
    const name = label && label !== 'name' ? undefined : looksLikeName(text)
    if (name && !(last && isCompany(last, lines[place + 1]))) {
      const referee = { name, role: '', company: '', email: '', line }
      people.push(referee)
      addTo(referee, partsOf(text).slice(1))
    } else if (last && text.split(/\s+/).length <= mostWords) addLabelled(last, label, text)
  }
  return people
}

/** Two capitalised words below a role can be a company: a person's own role would follow. */
const isCompany = ({ role, company, email }: Referee, next: CvLine | undefined) =>
  role !== '' && !company && !email && (!next || roleIn(next.text) === undefined)

/** More is what somebody wrote of the owner. */
const mostWords = 14

function addLabelled(referee: Referee, label: string, text: string) {
  if (/position|role|title/.test(label)) referee.role ||= text
  else if (/company|organi|employer/.test(label)) referee.company ||= text
  else if (!/phone|tel|relationship/.test(label)) addTo(referee, partsOf(text))
}

/** Adds what the parts of a line say; of what is neither a role nor a way to reach somebody, the first is the company. */
function addTo(referee: Referee, parts: string[]) {
  const [email] = emailsIn(parts.map((text) => ({ ...referee.line, text })))
  referee.email ||= email?.value ?? ''
  for (const part of parts) {
    if (isContact.test(part)) continue
    if (!referee.role && roleIn(part)) referee.role = part
    else referee.company ||= part
  }
}

const isContact = /@|https?:|www\.|\d{3}|^(?:tel|phone|mobile|e-?mail)\b/i
