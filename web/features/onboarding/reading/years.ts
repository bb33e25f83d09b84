import { type Finding, yearsChoice } from './finding.ts'
import { type CvLine, placeOf } from './lines.ts'
import type { CvSection } from './sections.ts'

export const year = '(?:19|20)\\d{2}'
const month = '(?:\\p{L}{3,9}\\.?,?\\s+|\\d{1,2}[./-])?'
const until = `${year}|\\d{2}\\b|present|now|today|current|ongoing|date|heute|aujourd|presente|actual`
/** Two dates with a hyphen or a word between, as of a job; the first year is the group. */
export const span = new RegExp(
  `\\b(${year})(?:[-./]\\d{1,2})?(?!\\d)[^\\p{L}\\d]{0,3}(?:[-–—−]|to|till|until|bis|à|au|a|hasta)\\s*${month}(?:${until})`,
  'iu',
)
const since = new RegExp(`\\b(?:since|from|seit|depuis|desde)\\s+${month}(${year})\\b`, 'iu')

const numbers: Record<string, number> = {
  ...{ five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13 },
  ...{ fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20 },
  ...{ thirty: 30, forty: 40 },
}
const count = `(\\d{1,2}|${Object.keys(numbers).join('|')})`
const length = `${count}\\s*\\+?\\s*(?:years?|yrs?|jahren?|ans|années|años|anni)\\b`
const experience = 'experience|erfahrung|berufserfahrung|expérience|experiencia|esperienza'
const saidWith = new RegExp(
  `\\b${length}(?:['’]|\\s+of|\\s+d['’])?(?:\\s*[\\p{L}'’&,-]+){0,5}?\\s*(?:${experience})\\b`,
  'iu',
)
const saidOf = new RegExp(`\\b(?:${experience})\\s+(?:of|de)\\s+(?:[\\p{L}]+\\s+){0,2}${length}`, 'iu')
const saidAlone = new RegExp(`\\b${length}(?!\\s+(?:old|ago|later))`, 'iu')

const numberIn = (pattern: RegExp, text: string) => {
  const [, word = ''] = pattern.exec(text) ?? []
  return numbers[word.toLowerCase()] ?? Number(word)
}

/** The years of experience of which a text speaks; 0 where it speaks of none. */
export const saidYears = (text: string) => numberIn(saidWith, text) || numberIn(saidOf, text)

/** The years of experience that a CV tells of, else those since its first job, else those that its summary counts. */
export function yearsIn(sections: CvSection[], now: Date): Finding[] {
  const own = sections.filter(({ kind }) => kind !== 'education')
  const linesOf = (...kinds: CvSection['kind'][]) =>
    own.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines)
  const jobs = linesOf('work')
  const found =
    firstSaid(
      own.flatMap(({ lines }) => lines),
      saidYears,
    ) ??
    earliestIn(jobs.some(beginsIn) ? jobs : linesOf('top', 'other', 'projects'), now) ??
    firstSaid(linesOf('top', 'summary'), (text) => numberIn(saidAlone, text))
  return found ? [{ what: 'experienceYears', value: found.choice, where: placeOf(found.line) }] : []
}

function firstSaid(lines: CvLine[], years: (text: string) => number) {
  for (const line of lines) {
    const choice = yearsChoice(years(line.text))
    if (choice) return { line, choice }
  }
  return undefined
}

const beginsIn = ({ text }: CvLine) => Number((span.exec(text) ?? since.exec(text))?.[1] ?? 0)

function earliestIn(lines: CvLine[], now: Date) {
  const [first] = lines.filter(beginsIn).toSorted((one, other) => beginsIn(one) - beginsIn(other))
  const choice = first && yearsChoice(now.getUTCFullYear() - beginsIn(first))
  return first && choice ? { line: first, choice } : undefined
}
