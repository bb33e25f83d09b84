import type { OnboardingIndustry } from '#schema/onboarding/wizard.ts'
import type { Finding } from '#web/features/onboarding/reading/finding.ts'
import { bullet, type CvLine, placeOf } from '#web/features/onboarding/reading/lines.ts'
import { holdsRole } from '#web/features/onboarding/reading/role-words.ts'
import type { CvSection } from '#web/features/onboarding/reading/sections.ts'
import { span } from '#web/features/onboarding/reading/time-spans.ts'
import {
  anywhereTrades,
  houses,
  listedIndustries,
  type NamedIndustry,
  otherTrades,
  plainly,
  trades,
  workedIn,
} from './industry-words.ts'

/** A text and its position in the file. */
type PlacedWords = { text: string; place: string }
type Named = { key: OnboardingIndustry; place: string }

const keysIn = (patterns: NamedIndustry[], text: string) =>
  patterns.flatMap(({ key, pattern }) => (pattern.test(text) ? key : []))

/** The wizard's industry that a name of one holds, of several the first; some hold none. */
export const industryNamed = (name: string): OnboardingIndustry | undefined =>
  listedIndustries
    .map(({ key, pattern }) => ({ key, at: name.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.key

/** The industries that lines name, each with the first line that does. */
const namedIn = (patterns: NamedIndustry[], lines: PlacedWords[]): Named[] =>
  patterns.flatMap(({ key, pattern }) => {
    const line = lines.find(({ text }) => pattern.test(text))
    return line ? [{ key, place: line.place }] : []
  })

type PlacedCv = { headline: PlacedWords[]; summary: PlacedWords[]; jobs?: PlacedWords[] }

/** The one industry that a headline names, else a summary, else several jobs; where they name two, none. */
export function industryIn({ headline, summary, jobs = [] }: PlacedCv): Finding[] {
  const opening = summary.slice(0, 1).map((line) => ({ ...line, text: openingOf(line.text) }))
  const [trade, summed] = [
    headline.flatMap(segmentsOf).filter(isTitle),
    opening.filter(({ text }) => holdsRole(text)),
  ]
  const is = (trades: RegExp) => [...trade, ...summed].some(({ text }) => trades.test(text))
  const ways = is(otherTrades)
    ? [namedIn(workedIn, summary)]
    : [
        namedIn(trades, trade.map(asTrade)),
        namedIn(plainly, headline),
        namedIn(workedIn, summary),
        namedIn(trades, summed.map(asTrade)),
        is(anywhereTrades) ? [] : namedInJobs(jobs),
      ]
  const [found, another] = ways.find((named) => named.length) ?? []
  return found && !another ? [{ field: 'industry', value: found.key, place: found.place }] : []
}

/** `Regional Director | Retail Banking | …`. */
const segmentsOf = (line: PlacedWords) =>
  line.text.split(/[|•·]/).map((text) => ({ ...line, text: text.trim() }))

/** A role, as opposed to a sentence about the person's clients. */
const isTitle = ({ text }: PlacedWords) =>
  text.split(/\s+/).length <= maxTitleWords && !/\b(?:I|we|my|our|help\p{L}*|making|building)\b/iu.test(text)
const maxTitleWords = 10

/** Without those for whom somebody works: `Coach for finance directors`. */
const asTrade = (line: PlacedWords) => ({ ...line, text: line.text.replace(/\s(?:for|to)\s.*$/iu, '') })

/** What somebody is, in the first words of a summary: `Hospital pharmacist with 18 years …`. */
const openingOf = (text: string) =>
  (text.split(/[,.;:]|\s(?:with|who|in|for|since|and)\s/u)[0] ?? '')
    .split(/\s+/)
    .slice(0, maxOpening)
    .join(' ')
const maxOpening = 6

/** An industry that two jobs name, where none names another. */
function namedInJobs(jobs: PlacedWords[]): Named[] {
  const named = jobs.flatMap(({ text, place }) =>
    [...new Set([...keysIn(trades, text), ...keysIn(houses, text)])].map((key) => ({ key, place })),
  )
  const isOne = named.length >= minJobs && named.every(({ key }) => key === named[0]?.key)
  return isOne ? named.slice(0, 1) : []
}
const minJobs = 2

/** Of companies and schools, whose names say little of what somebody does. */
const isOrganisation = /\b(?:ltd|limited|gmbh|inc|llc|plc|university|college|school)\b/i
const maxTop = 6

/** The industries in a line that is labelled so, or below such a heading; else the one of role, summary or jobs. */
export function industryInCv(sections: CvSection[], role: Finding | undefined): Finding[] {
  const [stated] = sections.flatMap(({ kind, lines }) => (kind === 'industry' ? lines.slice(0, 1) : []))
  if (stated) {
    const value = industryNamed(stated.text)
    return value ? [{ field: 'industry', value, place: placeOf(stated) }] : []
  }
  const linesOf = (kind: CvSection['kind']) =>
    sections.flatMap((section) => (section.kind === kind ? section.lines : []))
  const top = linesOf('top')
    .slice(0, maxTop)
    .filter(({ text }) => holdsRole(text) && !/[@\d]/.test(text) && !isOrganisation.test(text))
  return industryIn({
    headline: [...(role ? [{ text: role.value, place: role.place }] : []), ...top.map(placed)],
    summary: linesOf('summary').map(placed),
    jobs: jobsIn(linesOf('work')).map(placed),
  })
}

export const placed = (line: CvLine): PlacedWords => ({ text: line.text, place: placeOf(line) })

/** The lines that head a job: what somebody was, where and when. */
const jobsIn = (lines: CvLine[]) =>
  lines.filter(
    ({ text }, index) =>
      !/[.!?]$/.test(text) &&
      text.split(/\s+/).length <= maxJobWords &&
      (span.test(text) ||
        (!bullet.test(text) && [-1, 1, 2].some((away) => span.test(lines[index + away]?.text ?? '')))),
  )
const maxJobWords = 16
