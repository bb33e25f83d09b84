import { skillCount } from '#schema/limits.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { emailsIn, linkedinIn, phonesIn } from './contacts.ts'
import { type Finding, onceEach, yearsChoice } from './finding.ts'
import { bullet, type CvLine } from './lines.ts'
import { looksLikeName, roleIn } from './name-and-role.ts'
import { type CvSection, sectionsOf } from './sections.ts'

const mostStories = 12

/** What the lines of a CV say for the wizard, by rules, each beside where it stands. */
export function foundInText(lines: CvLine[], now: Date): Finding[] {
  const sections = sectionsOf(lines)
  return onceEach([
    ...nameIn(lines),
    ...emailsIn(lines),
    ...phonesIn(lines),
    ...linkedinIn(lines),
    ...roleOf(sections),
    ...yearsIn(sections, now),
    ...skillsIn(sections),
    ...storiesIn(sections).slice(0, mostStories),
  ])
}

export const placeOf = ({ text, page }: CvLine) => (page ? `page ${page}: ${text}` : text)

/** The largest line at the top that can be a name. */
function nameIn(lines: CvLine[]): Finding[] {
  const [best] = lines
    .slice(0, 14)
    .flatMap((line) => {
      const name = looksLikeName(line.text)
      return name ? [{ line, name }] : []
    })
    .toSorted((one, other) => other.line.size - one.line.size)
  return best ? [{ what: 'name', value: best.name, where: placeOf(best.line) }] : []
}

function roleOf(sections: CvSection[]): Finding[] {
  const [top] = sections
  const jobs = sections.find(({ kind }) => kind === 'work')
  for (const line of [...(top?.lines.slice(0, 8) ?? []), ...(jobs?.lines.slice(0, 6) ?? [])]) {
    const role = roleIn(line.text, looksLikeName(line.text))
    if (role) return [{ what: 'role', value: role, where: placeOf(line) }]
  }
  return []
}

const year = '(?:19|20)\\d{2}'
const until = `${year}|present|now|today|current|ongoing|date|heute|aujourd|presente|actualidad`
const span = new RegExp(
  `\\b(${year})\\b[^\\p{L}\\d]{0,3}\\s*(?:[-–—]|to|until|bis|à)\\s*(?:\\p{L}{3,9}\\.?\\s+|\\d{1,2}[./])?(?:${until})`,
  'iu',
)
const said = /(\d{1,2})\s*\+?\s*years?(?:['’]|\s+of)?(?:\s+[\p{L}-]+){0,4}?\s+experience/iu

/** What is said of the years, else the years since the first job. */
function yearsIn(sections: CvSection[], now: Date): Finding[] {
  const lines = sections.filter(({ kind }) => kind !== 'education').flatMap(({ lines }) => lines)
  for (const line of lines) {
    const choice = yearsChoice(Number(said.exec(line.text)?.[1] ?? 0))
    if (choice) return [{ what: 'experienceYears', value: choice, where: placeOf(line) }]
  }
  const jobs = sections.filter(({ kind }) => kind === 'work').flatMap(({ lines }) => lines)
  const begun = jobs.flatMap((line) => {
    const [, first] = span.exec(line.text) ?? []
    return first ? [{ line, first: Number(first) }] : []
  })
  const [earliest] = begun.toSorted((one, other) => one.first - other.first)
  const choice = earliest && yearsChoice(now.getUTCFullYear() - earliest.first)
  return choice ? [{ what: 'experienceYears', value: choice, where: placeOf(earliest.line) }] : []
}

/** The first skills of the list of skills. */
function skillsIn(sections: CvSection[]): Finding[] {
  const listed = sections.find(({ kind }) => kind === 'skills')
  if (!listed) return []
  const skills = listed.lines
    .flatMap(({ text }) =>
      text
        .replace(bullet, '')
        .replace(/^[\p{L} &]{3,30}:\s*/u, '')
        .split(/[,;|•·▪\t]/u),
    )
    .map((skill) => skill.trim().replace(/[.:]$/, ''))
    .filter((skill) => skill.length > 1 && skill.length <= 40 && skill.split(/\s+/).length <= 5)
  const [first] = listed.lines
  const value = [...new Set(skills)].slice(0, skillCount).join(', ')
  return first ? [{ what: 'skills', value, where: placeOf(first) }] : []
}

const isTold: readonly CvSection['kind'][] = ['work', 'achievements', 'summary', 'other', 'projects']
const inWords = /\b(?:half|halved|doubled?|tripled|trebled|twice|a third|two thirds|a quarter)\b/i

/** Lines with a figure that is no date, no number to call and no length of a career. */
function storiesIn(sections: CvSection[]): Finding[] {
  return sections
    .filter(({ kind }) => isTold.includes(kind))
    .flatMap(({ lines }) => {
      let job = ''
      return lines.flatMap((line): Finding[] => {
        if (span.test(line.text) && line.text.split(/\s+/).length <= 16) {
          job = line.text.replace(/\t/g, ', ')
          return []
        }
        const words = line.text.replace(bullet, '')
        const sentences = words.length > 220 ? splitSentences(words) : [words]
        return sentences.filter(holdsResult).map((value) => ({
          what: 'story',
          value: value.replace(/\t/g, ' '),
          where: job ? `${placeOf(line)} (under ${job})` : placeOf(line),
        }))
      })
    })
}

function holdsResult(words: string): boolean {
  if (words.split(/\s+/).length < 5 || words.length < 24 || said.test(words)) return false
  if (/@|https?:|www\.|\+\d[\d ()-]{7,}/.test(words)) return false
  const undated = words
    .replace(new RegExp(`\\b(?:\\d{1,2}[./])?${year}(?:\\s*[-–/]\\s*\\d{2,4})?\\b`, 'g'), '')
    .replace(/\b(?:ISO|PRINCE|Q|H|Covid-?|Office|Windows|Web|Industry)[ -]?\d[\d.]*\b/gi, '')
  return /\d/.test(undated) || inWords.test(undated)
}
