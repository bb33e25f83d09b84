import { skillCount } from '#schema/limits.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { emailsIn, linkedinIn, phonesIn } from './contacts.ts'
import { type Finding, onceEach } from './finding.ts'
import { nameAndRole } from './found-person.ts'
import { bullet, type CvLine, placeOf } from './lines.ts'
import { type CvSection, sectionsOf } from './sections.ts'
import { saidYears, span, year, yearsIn } from './years.ts'

const mostStories = 12

/** What the lines of a CV say for the wizard, by rules, each beside where it stands. */
export function foundInText(lines: CvLine[], now: Date): Finding[] {
  const sections = sectionsOf(lines)
  return onceEach([
    ...nameAndRole(lines, sections),
    ...emailsIn(lines),
    ...phonesIn(lines),
    ...linkedinIn(lines),
    ...yearsIn(sections, now),
    ...skillsIn(sections),
    ...storiesIn(sections).slice(0, mostStories),
  ])
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
export function storiesIn(sections: CvSection[]): Finding[] {
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
  if (words.split(/\s+/).length < 5 || words.length < 24 || saidYears(words)) return false
  if (/@|https?:|www\.|\+\d[\d ()-]{7,}/.test(words)) return false
  const undated = words
    .replace(new RegExp(`\\b(?:\\d{1,2}[./])?${year}(?:\\s*[-–/]\\s*\\d{2,4})?\\b`, 'g'), '')
    .replace(/\b(?:ISO|PRINCE|Q|H|Covid-?|Office|Windows|Web|Industry)[ -]?\d[\d.]*\b/gi, '')
  return /\d/.test(undated) || inWords.test(undated)
}
