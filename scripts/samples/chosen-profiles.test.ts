import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PlainError } from '../local/plain-error.ts'
import { chosenProfiles } from './chosen-profiles.ts'

test.each([[], ['--count', '0'], ['--count', 'many'], ['--count', '1e9'], ['1000'], ['--cuont', '1000']])(
  'seeding says what it needs: %j %j',
  (...args) => {
    const usage = 'Say what to seed: npm run seed -- --file profiles.jsonl, or npm run seed -- --count 1000'
    expect(() => chosenProfiles(args)).toThrow(new PlainError(usage))
  },
)

test('a file is looked for where the command was given, and one that is not there is named', () => {
  vi.stubEnv('INIT_CWD', import.meta.dirname)
  onTestFinished(() => void vi.unstubAllEnvs())
  const path = join(import.meta.dirname, 'nobody.jsonl')
  const message = expect.stringMatching(new RegExp(`^${path} cannot be read: ENOENT`))
  expect(() => chosenProfiles(['--file', 'nobody.jsonl'])).toThrow(
    expect.objectContaining({ name: 'PlainError', message }),
  )
})
