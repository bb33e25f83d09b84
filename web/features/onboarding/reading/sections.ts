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

export type SectionKind = keyof typeof headings | 'top' | 'other'
/** The lines below a heading; the first ones stand below none. */
export type CvSection = { kind: SectionKind; lines: CvLine[] }

const patterns = Object.entries(headings).map(
  ([kind, words]) => [kind as keyof typeof headings, new RegExp(`^(?:${words})$`, 'iu')] as const,
)
const bare = (text: string) =>
  text
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    // Spaced out, as headings of templates are.
    .replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
    .trim()

const kindOf = (text: string): keyof typeof headings | undefined =>
  text.length > 44 ? undefined : patterns.find(([, pattern]) => pattern.test(bare(text)))?.[0]

export const isHeading = (text: string) => kindOf(text) !== undefined

/** The lines by the headings above them. */
export function sectionsOf(lines: CvLine[]): CvSection[] {
  const sections: CvSection[] = [{ kind: 'top', lines: [] }]
  for (const line of lines) {
    const kind = kindOf(line.text)
    if (kind) sections.push({ kind, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}
