import { expect, test } from 'vitest'
import { galleryIndustry } from '#schema/gallery/gallery-words.ts'
import { onboardingIndustries } from '#schema/onboarding/wizard.ts'
import { seededRandom } from '#schema/picture/random.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { callOn } from '#test/call.ts'
import { publishedProfile } from '#test/published-profile.ts'
import type { Finding, FoundField } from '#web/features/onboarding/reading/finding.ts'
import { findingsInResume } from '#web/features/onboarding/reading/findings-in-resume.ts'
import { blankSetup } from '#web/features/onboarding/stored-setup.ts'
import { placeFor } from '#web/pages/account/setup/accepted-finding.ts'
import { jsonResume } from '#worker/features/privacy/json-resume.ts'
import type { Database } from '#worker/services/database.ts'

const call = callOn({} as Database)
const words = [
  ...[
    'bread',
    'Zoë',
    'Ødegård',
    'naïve',
    'דנה',
    '東京',
    '👩‍🍳',
    'e.g.',
    'i.e.',
    '31%',
    '£1.2m',
    '“so”',
    'O’Neil',
  ],
  ...[
    '(half)',
    'a/b',
    '<b>',
    '&amp;',
    '{x}',
    '\\n',
    '"',
    'Task:',
    'Action:',
    'Situation:',
    '-',
    '…',
    '1.',
    'No.',
  ],
]
const ends = ['', '', ', ', '. ', '.\n', '\n\n', '; ', '! ', ': ']

/** Words drawn for one profile, as an owner may have typed them. */
function drawn(seed: number) {
  const random = seededRandom(seed)
  const below = (most: number) => Math.floor(random() * most)
  const one = <Item>(of: readonly Item[]) => of[below(of.length)] as Item
  const text = (most: number, between = ends) =>
    Array.from({ length: 1 + below(most) }, () => `${one(words)}${one(between)} `)
      .join('')
      .trim()
  const line = (most: number) => text(most, ['', '', ', ', '. ']).replace(/\s+/g, ' ')
  const maybe = (value: () => string) => (random() < 0.3 ? '' : value())
  const list = (most: number, value: () => string) => [
    ...new Set(Array.from({ length: below(most + 1) }, value)),
  ]
  return { one, text, line, maybe, list }
}

function profileOf(seed: number): PublicProfile {
  const { one, text, line, maybe, list } = drawn(seed)
  const person = () => ({
    name: line(2).replaceAll(', ', ' '),
    role: maybe(() => line(3)),
    company: maybe(() => line(3)),
  })
  return publishedProfile({
    name: line(3),
    email: one([null, 'noor@haddad.example']),
    currentRole: maybe(() => line(4)),
    industry: maybe(() => one([...Object.values(onboardingIndustries), 'Financial Services', 'Mining'])),
    coreProblemSolved: maybe(() => text(12)),
    coreDeliverables: list(12, () => line(5)),
    headline: maybe(() => line(4)),
    about: maybe(() => text(9)),
    expertise: list(3, () => line(2)),
    solutionProfile: { keySkills: list(4, () => line(3)) },
    stories: list(4, () => line(6)).map((title) => ({
      title,
      problemDescription: maybe(() => text(9)),
      task: maybe(() => text(9)),
      solution: maybe(() => text(9)),
      results: text(12),
      industry: maybe(() => line(2)),
      timeline: maybe(() => line(2)),
    })),
    references: list(3, () => '')
      .map(() => ({}))
      .flatMap(() => [person()]) as PublicProfile['references'],
  })
}

const unspaced = (text: string | undefined) => text?.replace(/\s+/g, '')

test('a JSON Resume that was downloaded here gives the same profile when it is read again', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const profile = profileOf(seed)
    const found = findingsInResume(JSON.stringify(jsonResume(call, profile)), call.now) ?? []
    const of = (field: FoundField) => found.filter((one) => one.field === field)
    const textOf = (field: FoundField) => of(field)[0]?.value ?? ''
    const listed = (field: 'deliverables' | 'skills'): unknown =>
      of(field).map((one: Finding) => placeFor(one, blankSetup())?.value)[0] ?? []
    const about = `seed ${seed}`
    expect(textOf('name'), about).toBe(profile.name)
    expect(textOf('email'), about).toBe(profile.email ?? '')
    expect(textOf('role'), about).toBe(profile.currentRole)
    expect(textOf('coreProblem'), about).toBe(profile.coreProblemSolved)
    const industry = Object.entries(onboardingIndustries).find(
      ([, word]) => galleryIndustry(word) === galleryIndustry(profile.industry),
    )
    expect(textOf('industry'), about).toBe(industry?.[0] ?? '')
    expect(listed('deliverables'), about).toEqual(profile.coreDeliverables)
    expect(listed('skills'), about).toEqual(profile.solutionProfile.keySkills)
    expect(
      of('story').map(({ value, story }) => [
        story?.title,
        story?.problemDescription || undefined,
        story?.task,
        story?.solution,
        unspaced(value),
      ]),
      about,
    ).toEqual(
      profile.stories.map((story) => [
        story.title,
        ...[story.problemDescription, story.task, story.solution].map((part) => part || undefined),
        unspaced(story.results),
      ]),
    )
    expect(
      of('person').map(({ value, role }) => [value, role ?? '']),
      about,
    ).toEqual(
      profile.references.map(({ name, role, company }) => [name, [role, company].filter(Boolean).join(', ')]),
    )
  }
})
