import type { CvLine } from './lines.ts'

const headings = {
  summary:
    'summary|profile|about( me)?|personal statement|professional summary|executive summary|career summary|objective|professional profile',
  work: 'experience|work experience|professional experience|employment|employment history|career|career history|work history|relevant experience|positions|berufserfahrung|expérience( professionnelle)?|experiencia( profesional| laboral)?',
  skills:
    'skills|key skills|core skills|core competencies|competencies|competences|expertise|areas of expertise|technical skills|professional skills|strengths|skills (and|&) .*|kompetenzen|kenntnisse|compétences|habilidades',
  education:
    'education|education (and|&) .*|qualifications|academic .*|training|certifications?|certificates|courses|ausbildung|formation|educación',
  achievements:
    'achievements|key achievements|selected achievements|accomplishments|results|highlights|career highlights|selected results',
  projects: 'projects|selected projects|key projects|case studies',
  contact:
    'contact|contacts|contact details|personal details|details|address|references|referees|publications|interests|hobbies|hobbies (and|&) .*|languages|awards|memberships|volunteering|patents|sprachen|langues|idiomas',
} as const

type HeadingKind = keyof typeof headings
export type SectionKind = HeadingKind | 'top' | 'other'
/** The lines below a heading; the first ones stand below none. */
export type CvSection = { kind: SectionKind; lines: CvLine[] }

const patterns = Object.entries(headings).map(
  ([kind, words]) => [kind as HeadingKind, new RegExp(`^(?:${words})$`, 'iu')] as const,
)
const bare = (text: string) =>
  text
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    // Spaced out, as headings of templates are.
    .replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
    .trim()

const longestHeading = 44
const kindOf = (text: string): HeadingKind | undefined =>
  text.length > longestHeading ? undefined : patterns.find(([, pattern]) => pattern.test(bare(text)))?.[0]

export const isHeading = (text: string) => kindOf(text) !== undefined

/** The lines by the headings above them: those of known words, and those that look like these. */
export function sectionsOf(lines: CvLine[]): CvSection[] {
  const looks = looksOfHeadings(lines)
  const sections: CvSection[] = [{ kind: 'top', lines: [] }]
  for (const line of lines) {
    const kind = kindOf(line.text) ?? (looks.has(lookOf(line)) ? kindByLook(line.text) : undefined)
    if (kind) sections.push({ kind, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

const lookOf = ({ text, size, font = '' }: CvLine) =>
  `${font} ${Math.round(size * 2)} ${text === text.toUpperCase() ? 'capitals' : ''}`

/** How the known headings look, where little else looks so. */
function looksOfHeadings(lines: CvLine[]): Set<string> {
  const known = lines.filter(({ text }) => isHeading(text)).map(lookOf)
  const all = lines.map(lookOf)
  const countIn = (looks: string[], look: string) => looks.filter((one) => one === look).length
  return new Set(
    known.filter((look) => countIn(known, look) >= 2 && countIn(known, look) * 2 >= countIn(all, look)),
  )
}

const words: readonly (readonly [HeadingKind, RegExp])[] = [
  ['education', /educat|qualificat|training|certificat|degree|studies/i],
  ['skills', /skill|competenc|expertise|strengths|toolbox|capabilit/i],
  ['achievements', /achiev|accomplish|results|highlights/i],
  ['projects', /project|assignments|mandates|case stud|engagements/i],
  ['work', /experience|employ|career|work|positions|roles/i],
  ['summary', /summary|profile|about|objective/i],
]
const kindByLook = (text: string): SectionKind | undefined => {
  if (text.length > longestHeading || /[\d\t@]|[.,;]$/.test(text)) return undefined
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
}
