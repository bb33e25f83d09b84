import { skillCount } from '#schema/limits.ts'
import { deliverablesIn } from '#web/features/onboarding/reading/deliverables.ts'
import { type Finding, inOrder, onceEach, yearsChoice } from '#web/features/onboarding/reading/finding.ts'
import { storiesIn } from '#web/features/onboarding/reading/findings-in-text.ts'
import { industryIn, industryNamed, placed } from '#web/features/onboarding/reading/industries/industries.ts'
import { type CvLine, plain } from '#web/features/onboarding/reading/lines.ts'
import { maxReferees, roleAndCompany } from '#web/features/onboarding/reading/referees.ts'
import { sectionsOf } from '#web/features/onboarding/reading/sections.ts'
import type { ExportTables } from './export-tables.ts'

type Position = ExportTables['positions'][number]

const maxStories = 12

/** What LinkedIn's data export says for the wizard, each with its file and column. */
export function findingsInExport(tables: ExportTables, now: Date): Finding[] {
  const positions = newestFirst(tables.positions)
  const found = onceEach([
    ...aboutPerson(tables, positions),
    ...industryOf(tables, positions),
    ...yearsIn(positions, now),
    ...skillsIn(tables),
    ...deliverablesIn(sectionsOf(linesIn(tables.profile[0]?.summary ?? ''))).map(inSummary),
    ...storiesOf(tables, positions).slice(0, maxStories),
    ...peopleIn(tables).slice(0, maxReferees),
  ])
  return inOrder(found)
}

const inSummary = <Found extends { place: string }>(found: Found) => ({
  ...found,
  place: `Profile.csv, Summary: ${found.place}`,
})

function aboutPerson({ profile: [own] }: ExportTables, [latest]: Position[]): Finding[] {
  const found: Finding[] = []
  if (own) {
    const name = [own['first name'], own['last name']].filter(Boolean).join(' ')
    found.push({ field: 'name', value: plain(name), place: `Profile.csv: ${name}` })
  }
  if (latest?.title) {
    const place = `Positions.csv: ${jobOf(latest)}`
    found.push({ field: 'role', value: plain(latest.title), place })
  }
  const headline = plain(own?.headline ?? '')
  // LinkedIn writes the position itself where nobody wrote a headline.
  if (headline && headline.length <= maxHeadlineLength && !isOf(headline, latest))
    found.push({ field: 'role', value: headline, place: `Profile.csv, Headline: ${headline}` })
  return found
}

const maxHeadlineLength = 120
const isOf = (headline: string, position: Position | undefined) =>
  position !== undefined &&
  headline.toLowerCase() === `${position.title} at ${position['company name']}`.toLowerCase()

/** The industry as LinkedIn names it, else the one that headline, summary or positions name. */
function industryOf({ profile: [own] }: ExportTables, positions: Position[]): Finding[] {
  const value = industryNamed(own?.industry ?? '')
  if (value) return [{ field: 'industry', value, place: `Profile.csv, Industry: ${own?.industry}` }]
  // LinkedIn's word is an industry, but none that the wizard has.
  if (own?.industry) return []
  return industryIn({
    headline: linesIn(own?.headline ?? '').map(({ text }) => ({
      text,
      place: `Profile.csv, Headline: ${text}`,
    })),
    summary: linesIn(own?.summary ?? '').map((line) => inSummary(placed(line))),
    jobs: positions.map((position) => {
      const { title, 'company name': company } = position
      return { text: [title, company].join(', '), place: `Positions.csv: ${jobOf(position)}` }
    }),
  })
}

/** `Mar 2021`, `2015` or `07/21/09, 12:11 PM`, as months since the year 0. */
function monthOf(date: string): number | undefined {
  const [, month, short] = /^(\d{1,2})\/\d{1,2}\/(\d{2})\b(?!\d)/.exec(date) ?? []
  if (month && short) return (Number(short) + (Number(short) < 60 ? 2000 : 1900)) * 12 + Number(month) - 1
  const [year] = /\b(?:19|20)\d{2}\b/.exec(date) ?? []
  if (!year) return undefined
  const named = months.findIndex((name) => date.toLowerCase().includes(name))
  return Number(year) * 12 + Math.max(named, 0)
}
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Current positions before past ones, each latest first. */
const newestFirst = (positions: Position[]) =>
  positions.toSorted(
    (one, other) =>
      Number(other['finished on'] === '') - Number(one['finished on'] === '') ||
      (monthOf(other['started on']) ?? 0) - (monthOf(one['started on']) ?? 0),
  )

function yearsIn(positions: Position[], now: Date): Finding[] {
  const started = positions.flatMap((position) => {
    const month = monthOf(position['started on'])
    return month === undefined ? [] : [{ position, year: Math.floor(month / 12) }]
  })
  const [first] = started.toSorted((one, other) => one.year - other.year)
  const choice = first && yearsChoice(now.getUTCFullYear() - first.year)
  if (!choice) return []
  return [
    { field: 'experienceYears', value: choice, place: `Positions.csv, the first: ${jobOf(first.position)}` },
  ]
}

/** `Head of Operations, Haddad Ltd, Mar 2015 to now`. */
function jobOf(position: Position): string {
  const { title, 'company name': company, 'started on': start, 'finished on': end } = position
  const time = start && `${start} to ${end || 'now'}`
  return [title, company, time].filter(Boolean).join(', ')
}

function skillsIn({ skills }: ExportTables): Finding[] {
  // A list in one field is separated by a comma and a space.
  const names = [...new Set(skills.map(({ name }) => plain(name)))].filter(
    (name) => name && !name.includes(', '),
  )
  const value = names.slice(0, skillCount).join(', ')
  const place =
    names.length > skillCount ? `Skills.csv, the first ${skillCount} of ${names.length}` : 'Skills.csv'
  return [{ field: 'skills', value, place }]
}

/** The lines of a text, also where an export lost the line breaks before bullets. */
const linesIn = (text: string): CvLine[] =>
  text
    .split(/[\r\n]+|(?=[•▪●◦■➤✓✔])/)
    .map(plain)
    .filter(Boolean)
    .map((line) => ({ text: line, size: 11 }))

/** Each line with a figure of what somebody did, the latest position first. */
function storiesOf({ profile: [own] }: ExportTables, positions: Position[]): Finding[] {
  const fromPositions = positions.flatMap((position) =>
    resultsIn(position.description).map((found) => ({
      ...found,
      place: `Positions.csv, ${jobOf(position)}: ${found.place}`,
    })),
  )
  return [...fromPositions, ...resultsIn(own?.summary ?? '').map(inSummary)]
}

const resultsIn = (text: string): Finding[] => storiesIn([{ kind: 'work', lines: linesIn(text) }])

/** The people whose recommendation is public on LinkedIn. */
function peopleIn({ recommendations }: ExportTables): Finding[] {
  return recommendations
    .filter(({ status }) => status.toUpperCase() === 'VISIBLE')
    .map((one) => {
      const name = plain([one['first name'], one['last name']].filter(Boolean).join(' '))
      const role = roleAndCompany(one['job title'], one.company)
      const nameAndRole = [name, role].filter(Boolean).join(', ')
      return {
        field: 'person',
        value: name,
        role,
        place: `Recommendations_Received.csv, ${nameAndRole}: ${plain(one.text)}`,
      }
    })
}
