import { isEmail } from '#schema/email.ts'
import { galleryIndustry } from '#schema/gallery/gallery-words.ts'
import { skillCount } from '#schema/limits.ts'
import { partsDescribed } from '#schema/onboarding/described-parts.ts'
import { type JsonResume, readJsonResume } from '#schema/onboarding/json-resume.ts'
import { onboardingIndustries } from '#schema/onboarding/wizard.ts'
import { linkedinAddress } from '#schema/profiles/profile-limits.ts'
import { holdsFigure } from '#schema/stories/claims.ts'
import { industryIn, placed } from '#web/features/onboarding/reading/industries/industries.ts'
import { emailsIn } from './contacts.ts'
import { deliverablesIn } from './deliverables.ts'
import { type Finding, onceEach, yearsChoice } from './finding.ts'
import { plain } from './lines.ts'
import { roleAndCompany } from './referees.ts'
import { sectionsOf } from './sections.ts'

/** What a JSON Resume says for the wizard; undefined where the file is none. */
export function findingsInResume(json: string, now: Date): Finding[] | undefined {
  const resume = readJsonResume(json)
  if (!resume) return undefined
  return onceEach([
    ...aboutPerson(resume),
    ...aboutWork(resume),
    ...yearsIn(resume, now),
    ...skillsIn(resume),
    ...storiesIn(resume),
    ...peopleIn(resume),
  ])
}

function aboutPerson({ basics, work }: JsonResume): Finding[] {
  const { name = '', label = '', email = '', phone = '', profiles = [] } = basics ?? {}
  const linkedin = profiles.map(({ url }) => linkedinAddress(url)).find(Boolean)
  return [
    { field: 'name', value: name, place: 'basics, name' },
    { field: 'email', value: isEmail(email) ? email : '', place: 'basics, email' },
    { field: 'phone', value: phone, place: 'basics, phone' },
    { field: 'linkedin', value: linkedin ?? '', place: 'basics, profiles' },
    label
      ? { field: 'role', value: label, place: 'basics, label' }
      : { field: 'role', value: work[0]?.position ?? '', place: 'work, the first position' },
  ]
}

/** The problem and deliverables: of a resume downloaded here those of the profile, else what its text says. */
function aboutWork(resume: JsonResume): Finding[] {
  const [first] = resume.work
  if (!first || !isOurs(resume)) return inWords(resume)
  const industry = Object.entries(onboardingIndustries).find(
    ([, word]) => galleryIndustry(word) === galleryIndustry(first.description),
  )?.[0]
  return [
    { field: 'coreProblem', value: first.summary, place: 'work, summary' },
    { field: 'industry', value: industry ?? '', place: `work, description: ${first.description}` },
    {
      field: 'deliverables',
      value: first.highlights.join(', '),
      list: first.highlights,
      place: 'work, highlights',
    },
  ]
}

/** The industry that label, summary or jobs name, and the deliverables of the summary. */
function inWords({ basics, work }: JsonResume): Finding[] {
  const summary = (basics?.summary ?? '')
    .split('\n')
    .flatMap((line) => (line.trim() ? [{ text: plain(line), size: 0 }] : []))
  const inBasics = <Found extends { place: string }>(found: Found) => ({
    ...found,
    place: `basics: ${found.place}`,
  })
  const jobs = work.map(({ position, name }) => [position, name].filter(Boolean).join(', '))
  const industry = industryIn({
    headline: basics?.label ? [{ text: basics.label, place: `basics, label: ${basics.label}` }] : [],
    summary: summary.map(placed).map(inBasics),
    jobs: jobs.map((text) => ({ text, place: `work, ${text}` })),
  })
  return [...industry, ...deliverablesIn(sectionsOf(summary)).map(inBasics)]
}

function yearsIn({ work }: JsonResume, now: Date): Finding[] {
  const startYears = work.flatMap((job) =>
    /^\d{4}/.test(job.startDate) ? [Number(job.startDate.slice(0, 4))] : [],
  )
  const first = Math.min(...startYears)
  const choice = yearsChoice(now.getUTCFullYear() - first)
  return choice ? [{ field: 'experienceYears', value: choice, place: `work, since ${first}` }] : []
}

function skillsIn({ skills }: JsonResume): Finding[] {
  const names = skills.flatMap((skill) => (skill.name && !skill.keywords.length ? [skill.name] : []))
  const keywords = skills.flatMap((skill) => (skill.name !== 'Expertise' ? skill.keywords : []))
  const list = [...new Set(names.length ? names : keywords)].slice(0, skillCount)
  return [{ field: 'skills', value: list.join(', '), list, place: 'skills' }]
}

/** A resume that was downloaded here names its own page as its source, and one work without an employer. */
const isOurs = ({ basics, meta, projects, work: [first, second] }: JsonResume) =>
  projects.some((project) => project.type === 'story') ||
  Boolean(
    meta?.canonical && meta.canonical === basics?.url && first && !second && !first.name && !first.startDate,
  )

/** Stories that were downloaded here, and elsewhere each line of a job or a project that holds a figure. */
function storiesIn(resume: JsonResume): Finding[] {
  const { projects, work } = resume
  const fromProjects = projects.flatMap((project): Finding[] => {
    const { name, description, highlights } = project
    if (project.type === 'story')
      return [
        {
          field: 'story',
          value: highlights.join(' '),
          place: `projects, ${name}`,
          story: { title: name, ...partsOf(description) },
        },
      ]
    return highlights.filter(holdsFigure).map((line) => ({
      field: 'story',
      value: line,
      place: `projects, ${name}`,
      story: { title: name },
    }))
  })
  const lines = work.flatMap((job) =>
    job.highlights.filter(holdsFigure).map(
      (line): Finding => ({
        field: 'story',
        value: line,
        place: `work, ${[job.position, job.name].filter(Boolean).join(', ')}`,
      }),
    ),
  )
  return isOurs(resume) ? fromProjects : [...fromProjects, ...lines]
}

/** Earlier downloads joined situation, task and action by an empty line, without their names. */
function partsOf(description: string) {
  const parts = partsDescribed(description)
  if (parts) return parts
  const [problemDescription = '', task = '', ...solution] = description.split('\n\n')
  return solution.length === 1
    ? { problemDescription, task, solution: solution.join('\n\n') }
    : { problemDescription: description }
}

function peopleIn({ references }: JsonResume): Finding[] {
  return references.flatMap((one): Finding[] => {
    const [name = '', ...behind] = one.name.split(', ')
    const role = roleAndCompany(one.position || behind.join(', '), one.company)
    const [email] = emailsIn([{ text: `${one.email} ${one.name} ${one.reference}`, size: 0 }])
    const place = `references, ${[one.name, one.reference].filter(Boolean).join(': ')}`
    return name ? [{ field: 'person', value: name, role, ...(email && { email: email.value }), place }] : []
  })
}
