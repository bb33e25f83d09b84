import { expect, test } from 'vitest'
import { chooseTests, type TestFile } from './changed-tests.ts'

const pure = (file: string): TestFile => ({ file, projectName: 'pure' })
const requests = (file: string): TestFile => ({ file, projectName: 'requests' })
const journey = (file: string): TestFile => ({ file, projectName: 'journeys' })
const tests = [
  pure('scripts/structure.test.ts'),
  pure('worker/features/meetings/slots.test.ts'),
  pure('worker/features/chat/claims.test.ts'),
  requests('worker/doors/api/stories/versions.requests.test.ts'),
  requests('worker/doors/api/meetings/booking.requests.test.ts'),
  journey('e2e/owners/story-builder.test.ts'),
  journey('e2e/owners/billing.test.ts'),
]

test('a changed noun has the requests of its folder and the journeys named for it run', () => {
  const { chosen } = chooseTests(['worker/workflows/stories/submit.ts'], tests, new Set())
  expect(chosen).toEqual([
    'scripts/structure.test.ts',
    'worker/doors/api/stories/versions.requests.test.ts',
    'e2e/owners/story-builder.test.ts',
  ])
})

test('a screen inside the account has the journeys of its own folder run', () => {
  const changed = [
    'web/pages/account/dashboard/edit-profile/form.tsx',
    'web/pages/account/billing/screen.tsx',
  ]
  const journeys = [journey('e2e/owners/edit-profile.test.ts'), ...tests]
  const { chosen } = chooseTests(changed, journeys, new Set())
  expect(chosen).toContain('e2e/owners/edit-profile.test.ts')
  expect(chosen).toContain('e2e/owners/billing.test.ts')
  expect(chosen).not.toContain('e2e/owners/story-builder.test.ts')
})

test('a test that imports what changed is run, and the changed one first', () => {
  const importing = new Set(['worker/features/meetings/slots.test.ts', 'e2e/owners/billing.test.ts'])
  const { chosen } = chooseTests(['test/people.ts', 'worker/features/chat/claims.test.ts'], tests, importing)
  expect(chosen).toContain('worker/features/meetings/slots.test.ts')
  expect(chosen).toContain('e2e/owners/billing.test.ts')
  expect(chosen.indexOf('worker/features/chat/claims.test.ts')).toBeLessThan(2)
})

test('tests that do not fit into two minutes are named', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    requests(`worker/doors/api/chat/${index}.requests.test.ts`),
  )
  const { chosen, left } = chooseTests(['schema/tables/chat.ts'], many, new Set())
  expect([chosen.length, left.length]).toEqual([12, 8])
})
