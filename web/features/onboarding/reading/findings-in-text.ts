import { skillCount } from '#schema/limits.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { industryInCv } from '#web/features/onboarding/reading/industries/industries.ts'
import { emailsIn, linkedinIn, phonesIn } from './contacts.ts'
import { deliverablesIn } from './deliverables.ts'
import { type Finding, onceEach } from './finding.ts'
import { bullet, type CvLine, placeOf } from './lines.ts'
import { nameAndRole } from './person-findings.ts'
import { refereesIn } from './referees.ts'
import { holdsResult, isInEnglish, mayHoldResult } from './results.ts'
import { type CvSection, sectionsOf } from './sections.ts'
import { span } from './time-spans.ts'
import { saidYears, yearsIn } from './years.ts'

const maxStories = 12

/** What the lines of a CV say for the wizard, by rules, each with its position. */
export function findingsInText(lines: CvLine[], now: Date): Finding[] {
  const sections = sectionsOf(lines)
  const person = nameAndRole(lines, sections)
  const findingOf = (field: Finding['field']) => person.find((found) => found.field === field)
  return onceEach([
    ...person,
    ...emailsIn(lines),
    ...phonesIn(lines),
    ...linkedinIn(lines),
    ...yearsIn(sections, now),
    ...industryInCv(sections, findingOf('role')),
    ...skillsIn(sections),
    ...deliverablesIn(sections),
    ...storiesIn(sections).slice(0, maxStories),
    ...refereesIn(sections, findingOf('name')?.value),
  ])
}

/** The first skills of the list of skills. */
function skillsIn(sections: CvSection[]): Finding[] {
  const listed = sections.find(({ kind, lines }) => kind === 'skills' && lines.length)
  if (!listed) return []
  const skills = listed.lines
    .flatMap(({ text }) =>
      text
        .replace(bullet, '')
        .replace(/^[\p{L} &]{3,30}:\s*/u, '')
        .split(/[,;|•·▪●○★☆■□\t]|\s[–—-]\s/u),
    )
    .map((skill) => skill.trim().replace(/[.:]$/, ''))
    .filter(
      (skill) =>
        /\p{L}/u.test(skill) && skill.length > 1 && skill.length <= 40 && skill.split(/\s+/).length <= 5,
    )
  const [first] = listed.lines
  const value = [...new Set(skills)].slice(0, skillCount).join(', ')
  return first ? [{ field: 'skills', value, place: placeOf(first) }] : []
}

const isTold: readonly CvSection['kind'][] = ['work', 'achievements', 'summary', 'other', 'projects']

/** What a line says of results: the whole line, where each of its sentences does. */
function resultsIn({ text }: CvLine, isResult: (sentence: string) => boolean): string[] {
  const words = text.replace(bullet, '')
  const sentences = splitSentences(words)
  const results = sentences.filter((sentence) => isResult(sentence) && !saidYears(sentence))
  return results.length === sentences.length && words.length <= maxStoryLength ? [words] : results
}
const maxStoryLength = 300

/** Lines that say what came of the work, each under the job above it. */
export function storiesIn(sections: CvSection[]): Finding[] {
  const text = sections.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
  const isResult = isInEnglish(text) ? holdsResult : mayHoldResult
  return sections
    .filter(({ kind }) => isTold.includes(kind))
    .flatMap(({ lines }) => {
      let job = ''
      return lines.flatMap((line): Finding[] => {
        if (span.test(line.text) && line.text.split(/\s+/).length <= 16) {
          job = line.text.replace(/\t/g, ', ')
          return []
        }
        return resultsIn(line, isResult).map((value) => ({
          field: 'story',
          value: value.replace(/\t/g, ' '),
          place: job ? `${placeOf(line)} (under ${job})` : placeOf(line),
        }))
      })
    })
}
