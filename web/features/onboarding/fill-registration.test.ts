import { beforeEach, expect, test, vi } from 'vitest'
import { fillRegistration } from './fill-registration.ts'
import { blankSetup } from './stored-setup.ts'

const row = (firstName: string) => ({
  firstName,
  lastName: 'Lark',
  email: `${firstName.toLowerCase()}@lark.example`,
  solutionStory: `What ${firstName} saw`,
})
const person = (firstName: string) => ({
  name: `${firstName} Lark`,
  email: `${firstName.toLowerCase()}@lark.example`,
  role: '',
})
const naming = (one: string, other: string) => ({
  ...blankSetup(),
  references: { ref1: person(one), ref2: person(other) },
})
const device = new Map<string, string>()
const typed = (...names: string[]) =>
  device.set('registration', JSON.stringify({ references: names.map(row) }))
const named = () =>
  JSON.parse(device.get('registration') ?? '{}').references.map(
    ({ firstName, solutionStory }: ReturnType<typeof row>) => `${firstName}: ${solutionStory}`,
  )

beforeEach(() => {
  device.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, text: string) => void device.set(key, text),
  })
})

test('the people of the setup stand in the registration, with an empty third row', () => {
  expect(fillRegistration(naming('Dora', 'Eva'))).toEqual([])
  expect(named()).toEqual(['Dora: ', 'Eva: ', ': '])
})

test('referees typed at registration stay, and who has no row there is named', () => {
  typed('Ada', 'Ben', 'Cleo')
  expect(fillRegistration(naming('Dora', 'Eva'))).toEqual(['ref1', 'ref2'])
  expect(named()).toEqual(['Ada: What Ada saw', 'Ben: What Ben saw', 'Cleo: What Cleo saw'])
  typed('Ada', 'Ben')
  expect(fillRegistration(naming('Dora', 'Eva'))).toEqual(['ref2'])
  expect(named()).toEqual(['Ada: What Ada saw', 'Ben: What Ben saw', 'Dora: '])
})

test('somebody named in both is one person, with the story that was told of them', () => {
  typed('Ada', 'Ben')
  expect(fillRegistration(naming('Ben', 'Dora'))).toEqual([])
  expect(named()).toEqual(['Ada: What Ada saw', 'Ben: What Ben saw', 'Dora: '])
})

test('a setup that is completed twice names nobody twice, also without an address', () => {
  const setup = naming('Dora', 'Eva')
  setup.references.ref2.email = ''
  fillRegistration(setup)
  fillRegistration(setup)
  expect(named()).toEqual(['Dora: ', 'Eva: ', ': '])
})
