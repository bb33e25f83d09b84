import type { CvLine } from './lines.ts'
import { span } from './time-spans.ts'

const headings = {
  summary:
    'summary|profile|about( me)?|personal statement|professional summary|executive summary|career summary|objective|professional profile',
  work: 'experience|work experience|professional experience|employment|employment history|career|career history|work history|relevant experience|positions|berufserfahrung|expérience( professionnelle)?|experiencia( profesional| laboral)?',
  skills:
    'skills|key skills|top skills|core skills|core competencies|competencies|competences|expertise|areas of expertise|technical skills|professional skills|strengths|skills (and|&) .*|kompetenzen|kenntnisse|compétences|habilidades',
  education:
    'education|education (and|&) .*|qualifications|academic .*|training|certifications?|certificates|courses|ausbildung|formation|educación',
  achievements:
    'achievements|key achievements|selected achievements|accomplishments|results|highlights|career highlights|selected results',
  projects: 'projects|selected projects|key projects|case studies',
  deliverables:
    '(my |our |key |core |main |typical |usual |standard |sample )?(services|deliverables|offerings?|outputs)( offered| i offer)?|(on |my )?offer|you (get|receive)|(what )?(i|we) (deliver|offer)|what you get|leistungen|prestations|servicios',
  industry: 'industry|industries|sectors?|branche|secteur',
  contact:
    'contact|contacts|contact details|personal details|details|address|publications|interests|hobbies|hobbies (and|&) .*|languages|awards|memberships|volunteering|patents|sprachen|langues|idiomas',
  referees:
    '(professional |personal )?(references?|referees?)|people to ask|recommendations|testimonials|referenzen|références|referencias',
} as const

type HeadingKind = keyof typeof headings
type SectionKind = HeadingKind | 'top' | 'other'
/** The lines below a heading; those at the top, and those below a larger name, have none. */
export type CvSection = { kind: SectionKind; heading?: CvLine; lines: CvLine[] }

const patterns = Object.entries(headings).map(
  ([kind, words]) =>
    [kind as HeadingKind, new RegExp(`^(?:${words.replace(/ (?![^(]*\*)/g, ' ?')})$`, 'iu')] as const,
)
const bare = (text: string) =>
  text
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    // Letter-spaced, as headings of templates are.
    .replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
    .trim()

const maxHeadingLength = 44
export const kindOfHeading = (text: string): HeadingKind | undefined =>
  text.length > maxHeadingLength ? undefined : patterns.find(([, pattern]) => pattern.test(bare(text)))?.[0]

export const isHeading = (text: string) => kindOfHeading(text) !== undefined

/** The lines by the headings above them: those of known words, and those that look like headings here. */
export function sectionsOf(lines: CvLine[]): CvSection[] {
  const looks = looksOfHeadings(lines)
  const sections: CvSection[] = [{ kind: 'top', lines: [] }]
  for (const line of lines.flatMap(withHeadingApart)) {
    const last = sections.at(-1)
    const kind = kindOfHeading(line.text) ?? (looks.has(lookOf(line)) ? kindByWords(line.text) : undefined)
    // Names of people look like headings, too.
    if (kind && !(kind === 'other' && last?.kind === 'referees'))
      sections.push({ kind, heading: line, lines: [] })
    else if (last?.heading && line.size > last.heading.size * muchLarger)
      sections.push({ kind: 'top', lines: [line] })
    else last?.lines.push(line)
  }
  if (sections.some(({ kind }) => kind === 'work')) return sections
  return sections.map((one) => (one.kind === 'other' && isDated(one) ? { ...one, kind: 'work' } : one))
}

/** A heading in the first cell of a row, or before a colon, heads the rest of its line. */
function withHeadingApart(line: CvLine): CvLine[] {
  const at = line.text.search(/[:\t]/)
  const [first, rest] = [line.text.slice(0, at), line.text.slice(at + 1).trim()]
  const kind = at > 0 && rest ? kindOfHeading(first) : undefined
  const isApart = line.text[at] === '\t' || first === first.toUpperCase() || isListed.includes(kind)
  return kind && isApart ? [first, rest].map((text) => ({ ...line, text })) : [line]
}
const isListed: readonly (HeadingKind | undefined)[] = ['skills', 'deliverables', 'industry', 'referees']

/** A line larger than its heading by this factor ends a section, such as a name at the top of the next column. */
const muchLarger = 1.25
const isDated = ({ lines }: CvSection) => lines.some(({ text }) => span.test(text))
const lookOf = ({ text, size, font = '' }: CvLine) =>
  `${font} ${Math.round(size * 2)} ${text === text.toUpperCase() ? 'capitals' : ''}`
const isShort = (text: string) => text.length <= maxHeadingLength && !/[\d\t@]|[.,;]$/.test(text)
const minAlike = 3

/** The font of headings: that of the known ones, if little else has it, else of the largest lines if all are short. */
function looksOfHeadings(lines: CvLine[]): Set<string> {
  const all = Map.groupBy(lines, lookOf)
  const body = Math.max(...[...all].map(([, alike]) => alike.length))
  const known = [...all].filter(([, alike]) => {
    const count = alike.filter(({ text }) => isHeading(text)).length
    return count >= 2 && count * 2 >= alike.length && alike.length < body
  })
  if (known.length) return new Set(known.map(([look]) => look))
  const [largest] = [...all]
    .filter(([, alike]) => alike.length >= minAlike && alike.length < body)
    .filter(([, alike]) => alike.filter(({ text }) => isShort(text)).length >= alike.length * 0.8)
    .toSorted(([, [one]], [, [other]]) => (other?.size ?? 0) - (one?.size ?? 0))
  return new Set(largest && [largest[0]])
}

const words: readonly (readonly [HeadingKind, RegExp])[] = [
  [
    'deliverables',
    /\b(?:offer(?:ed|ings?)?|deliver(?:ables)?|provide|outputs|packages)\b|^(?:my |our )?services\b|\bservices (?:offered|i|we|for)\b|\bcan (?:do for|help)\b|^how i help|\bwork with me\b|^(?:ask|book|hire) me (?:for|to)\b|^available for\b|\bhand(?:ed)? over\b|\bcommissions\b|^what i make\b|^for (?:clients|companies|teams|boards|owners)\b|^what (?:.{1,20} )?(?:gets?|receives?)$/i,
  ],
  [
    'referees',
    /refer|recommend|vouch|testimon|people to ask|know my work|worked with me|\b(?:others|clients|colleagues|people|they) (?:say|said)\b/i,
  ],
  ['education', /educat|qualificat|training|certificat|degree|stud(?:y|ied|ies)|school/i],
  ['skills', /skill|competenc|expertise|strengths|toolbox|capabilit|can do|good at|tools/i],
  ['achievements', /achiev|accomplish|results|highlights/i],
  ['projects', /project|assignments|mandates|case stud|engagements/i],
  ['work', /experience|employ|career|\bwork|positions|roles|have done|jobs/i],
  ['contact', /contact|touch|reach|address|language|interest|hobb|publication/i],
  ['summary', /summary|profile|about|objective|in short|in brief|who i am/i],
]
/** Letter-spacing hides the gaps between words. */
const wordsOf = words.map(
  ([kind, { source }]) => [kind, new RegExp(source.replaceAll(' ', ' ?'), 'i')] as const,
)
const kindByWords = (text: string): SectionKind | undefined =>
  isShort(text) ? (wordsOf.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other') : undefined
