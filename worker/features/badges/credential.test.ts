import { expect, test } from 'vitest'
import { publishedProfile } from '#test/published-profile.ts'
import { credentialOf } from './credential.ts'

const at = '2026-03-14T09:00:00.000Z'
const story = {
  id: 7,
  title: 'The tower clock that strikes again',
  subtitle: 'Ten years late, one day early',
  results: 'It struck twelve at noon. We saved 40,000 pounds.',
  validatedAt: '2026-03-20T23:30:00.000Z',
  confirmations: [
    { referenceId: 1, name: 'Ines Hallam', sentence: 'A joy to hear.' },
    { referenceId: 2, name: 'Ben Okafor', sentence: null },
  ],
  claims: [
    {
      text: 'We saved 40,000 pounds.',
      confirmedBy: [{ referenceId: 1, name: 'Ines Hallam', at }],
    },
  ],
}
const reference = (id: number, name: string) => ({
  id,
  name,
  email: 'i•••@harbour.example',
  company: 'Harbour Board',
  role: 'Port captain',
  relationship: 'We met in 2019.',
  status: 'validated' as const,
  feedback: 'Patient.',
  validatedAt: at,
  checks: [],
  confirms: [7],
})
const profile = publishedProfile({
  email: 'ada@clock.example',
  about: 'Private as a diary, public as a clock.',
  stories: [story, { title: 'Another one' }],
  references: [reference(1, 'Ines Hallam')],
})
const credentialFor = (overrides: Parameters<typeof publishedProfile>[0] = {}) => {
  const changed = publishedProfile({ ...profile, ...overrides })
  const [shown] = changed.stories
  if (!shown) throw new Error('no story')
  return credentialOf('https://rembrandt.example', {
    id: 'abcdefghijkl',
    profile: changed,
    story: shown,
    statusList: 1,
    statusIndex: 94_321,
    issuedAt: new Date('2026-03-21T08:00:00.123Z'),
  })
}

test('a badge says who tells the story by their address alone, and where the story is', () => {
  const { credentialSubject, evidence, ...badge } = credentialFor()
  expect(credentialSubject.id).toBe('https://rembrandt.example/profile/ada-clock')
  expect(Object.keys(credentialSubject)).toEqual(['id', 'type', 'achievement', 'result'])
  expect(evidence[0]?.id).toBe('https://rembrandt.example/profile/ada-clock#story-7')
  expect(badge).toMatchObject({
    id: 'https://rembrandt.example/badges/abcdefghijkl.json',
    name: story.title,
    issuer: { id: 'did:web:rembrandt.example', name: 'Rembrandt' },
    validFrom: '2026-03-21T08:00:00Z',
    credentialStatus: {
      statusListIndex: '94321',
      statusListCredential: 'https://rembrandt.example/badges/status/1',
    },
  })
})

test('a badge’s result lines are the sentences that referees confirmed, in the words of the story', () => {
  const { achievement, result } = credentialFor().credentialSubject
  expect(achievement).toMatchObject({ name: story.title, description: story.subtitle })
  expect(result).toEqual([
    {
      type: ['Result'],
      resultDescription: 'https://rembrandt.example/badges/abcdefghijkl.json#claim-1',
      value: 'We saved 40,000 pounds.',
    },
  ])
  expect(achievement.resultDescription?.[0]?.id).toBe(result?.[0]?.resultDescription)
})

test('a badge’s criteria say which checks were made and how, and which were not', () => {
  expect(credentialFor().credentialSubject.achievement.criteria.narrative).toBe(
    'The owner of the page tells this story: the situation, the task, what they did and what came of it. It was confirmed by 2 referees, sentence by sentence where an endorsement quotes sentences. Each opened a link that Rembrandt mailed to their address and to nobody else; that address is not the owner’s, and no other referee of the page has it. A validator who has no interest in the story read it and validated it on 20 March 2026. Rembrandt did not measure the results itself. Days are those of Coordinated Universal Time (UTC).',
  )
})

test('the badge of a sample says that it is made up, and claims no check', () => {
  expect(credentialFor({ isSample: true }).credentialSubject.achievement.criteria.narrative).toBe(
    'This is a sample profile: the person, the story and the referees are made up, and Rembrandt checked nothing.',
  )
})

test('a badge names each referee who confirms it as on the page, with their sentences and the day', () => {
  const [ines, ben, ...others] = credentialFor().endorsement ?? []
  expect(others).toEqual([])
  expect(ines).toMatchObject({
    id: 'https://rembrandt.example/badges/abcdefghijkl.json#endorsement-1',
    name: 'Ines Hallam, Port captain, Harbour Board',
    validFrom: '2026-03-14T09:00:00Z',
    credentialSubject: {
      id: 'https://rembrandt.example/badges/abcdefghijkl.json',
      endorsementComment:
        'On 14 March 2026, Ines Hallam confirmed this sentence of the story:\n“We saved 40,000 pounds.”',
    },
  })
  expect(ben).toMatchObject({
    name: 'Ben Okafor',
    credentialSubject: { endorsementComment: 'Ben Okafor confirmed the story as a whole.' },
  })
})

test('an endorsement ends together with its badge, also where somebody cuts it out', () => {
  const { credentialStatus, endorsement = [] } = credentialFor()
  expect(endorsement.map((one) => one.credentialStatus)).toEqual([credentialStatus, credentialStatus])
})

test('a story without confirmed sentences or referees has neither results nor endorsements', () => {
  const badge = credentialFor({
    stories: [{ ...story, subtitle: '', claims: [], confirmations: [], validatedAt: null }],
  })
  expect(badge).not.toHaveProperty('endorsement')
  expect(badge.credentialSubject).not.toHaveProperty('result')
  expect(badge.credentialSubject.achievement).not.toHaveProperty('resultDescription')
  expect(badge.credentialSubject.achievement.description).toBe(story.results)
  expect(badge.credentialSubject.achievement.criteria.narrative).not.toContain('referee')
})

test('no address, no name of the owner and nothing of another story stands in a badge', () => {
  const written = JSON.stringify(credentialFor())
  for (const unsaid of ['@clock.example', 'i•••@', 'Ada Clock', 'Another one', 'diary', 'We met', 'Patient'])
    expect(written).not.toContain(unsaid)
})
