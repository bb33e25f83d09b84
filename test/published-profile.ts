import type { PublicProfile } from '#schema/profiles.ts'
import type { PublicStory } from '#schema/stories.ts'

type Told = Partial<Omit<PublicProfile, 'stories'>> & { stories?: Partial<PublicStory>[] }

/** A profile as the public sees it, with the words a test cares about. */
export const publishedProfile = ({ stories = [], ...told }: Told = {}): PublicProfile => ({
  id: 1,
  profileUrl: 'ada-clock',
  firstName: 'Ada',
  lastName: 'Clock',
  name: 'Ada Clock',
  email: null,
  level: 2,
  hasBooking: true,
  scorecardActive: false,
  currentRole: 'Clockmaker',
  industry: 'Manufacturing',
  businessAreas: ['Projects'],
  coreProblemSolved: 'Towers whose clocks stand still.',
  coreDeliverables: [],
  headline: '',
  about: '',
  expertise: [],
  yearsExperience: '6-10 years',
  solutionProfile: { keySkills: [] },
  signatureSystem: [],
  agentType: 'coach',
  isSample: false,
  references: [],
  ...told,
  stories: stories.map((story, place) => ({
    id: 100 + place,
    title: `Story ${place + 1}`,
    subtitle: '',
    industry: 'Manufacturing',
    timeline: '',
    prompt: null,
    status: 'validated',
    problemDescription: '',
    task: '',
    solution: '',
    results: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    validatedAt: '2026-01-01T00:00:00.000Z',
    confirmations: [],
    ...story,
  })),
})
