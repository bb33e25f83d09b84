import { type Finding, yearsChoice } from './finding.ts'
import { type CvLine, placeOf } from './lines.ts'
import type { CvSection } from './sections.ts'
import { anyYear, month, span } from './time-spans.ts'

const since = new RegExp(`\\b(?:since|seit|depuis|desde)\\s+${month}${anyYear}\\b`, 'iu')

const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = `ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`.split(' ')
const tens = ['twenty', 'thirty', 'forty']
const numbers = new Map(
  [...units, ...teens]
    .map((word, index): [string, number] => [word, index + 1])
    .concat(
      tens.flatMap((ten, index) =>
        ['', ...units].map((unit, more): [string, number] => [
          unit ? `${ten} ${unit}` : ten,
          index * 10 + 20 + more,
        ]),
      ),
    ),
)
const count = `(\\d{1,2}|(?:${tens.join('|')})(?:[- ](?:${units.join('|')}))?|${[...units, ...teens].join('|')})`
const length = `\\b${count}\\s*\\+?\\s*(?:years?|yrs?|jahren?|ans|années|años|anni)\\b`
const experience = 'experience|(?:berufs)?erfahrung|expérience|experiencia|esperienza|practice'
const yearsPatterns = [
  new RegExp(`${length}(?:['’]|\\s+of|\\s+d['’])?(?:\\s*[\\p{L}'’&,-]+){0,5}?\\s*(?:${experience})\\b`, 'iu'),
  new RegExp(`\\b(?:${experience})\\s+(?:of|de)\\s+(?:\\p{L}+\\s+){0,2}${length}`, 'iu'),
]
/** Years that are about the person, not about a house, a child, a plan or an earlier time. */
const saidAlone = new RegExp(
  `(?<!\\b(?:last|past|next|first|aged?) |\\b(?:before|earlier|previously|formerly)\\b[^.;]{0,60})${length}(?!\\s+(?:old|ago|later|plan))`,
  'iu',
)

const numberIn = (pattern: RegExp, text: string) => {
  const [, word = ''] = pattern.exec(text) ?? []
  return numbers.get(word.toLowerCase().replace('-', ' ')) ?? Number(word)
}
/** The years of experience that a text mentions; 0 if none. */
export const saidYears = (text: string) =>
  Math.max(...yearsPatterns.map((pattern) => numberIn(pattern, text)))

/** The years of experience that a CV states, else the years since the first job. */
export function yearsIn(sections: CvSection[], now: Date): Finding[] {
  const linesOf = (...kinds: CvSection['kind'][]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines)
  const summary = linesOf('top', 'summary')
  const jobs = [...linesOf('work'), ...summary.filter(({ text }) => since.test(text))]
  const found =
    firstSaid([...summary, ...linesOf('work', 'skills', 'other')], saidYears) ??
    firstSaid(summary, (text) => numberIn(saidAlone, text)) ??
    earliestIn(jobs.some(beginsIn) ? jobs : linesOf('top', 'other', 'projects'), now)
  return found ? [{ field: 'experienceYears', value: found.choice, place: placeOf(found.line) }] : []
}

function firstSaid(lines: CvLine[], years: (text: string) => number) {
  for (const line of lines) {
    const choice = yearsChoice(years(line.text))
    if (choice) return { line, choice }
  }
  return undefined
}

/** The start year in a line; 0 if there is none. */
function beginsIn({ text }: CvLine): number {
  const [, found = '0'] = span.exec(text) ?? since.exec(text) ?? []
  if (!/^['’]/.test(found)) return Number(found)
  const short = Number(found.slice(1))
  return short + (short > 40 ? 1900 : 2000)
}

function earliestIn(lines: CvLine[], now: Date) {
  const [first] = lines.filter(beginsIn).toSorted((one, other) => beginsIn(one) - beginsIn(other))
  const choice = first && yearsChoice(now.getUTCFullYear() - beginsIn(first))
  return first && choice ? { line: first, choice } : undefined
}
