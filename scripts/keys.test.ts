import { spawnSync } from 'node:child_process'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { keyEntries } from '#schema/badges/key-entries.ts'
import { parseVariables } from '#schema/variables.ts'
import { arePushPair } from './local/push-keys.ts'

/** What a command prints, and how it ends. */
function run(script: string, ...words: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...words], {
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

test('npm run push-keys prints two keys that fit each other, others each time, and what to do with them', () => {
  const [one, other] = [run('push-keys'), run('push-keys')]
  expect([one.status, one.stderr]).toEqual([0, ''])
  const { VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '' } = parseEnv(one.stdout)
  expect(arePushPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY)).toBe(true)
  const keys = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: 'mailto:you@your-site.example' }
  expect(parseVariables(keys)).toMatchObject(keys)
  expect(one.stdout).toContain('Set both together with VAPID_SUBJECT')
  expect(other.stdout).not.toContain(VAPID_PRIVATE_KEY)
})

test('npm run badge-key prints a key under a name, and what stays of it once it is retired', () => {
  const { status, stdout, stderr } = run('badge-key', 'k2')
  expect([status, stderr]).toEqual([0, ''])
  const [entry = '', ...rest] = stdout.split('\n')
  expect(keyEntries(entry)).toMatchObject([{ name: 'k2' }])
  const retired = rest.find((line) => line.startsWith('k2:')) ?? ''
  expect(retired).not.toBe(entry)
  const later = run('badge-key', 'k3').stdout.split('\n')[0]
  expect(keyEntries(`${later},${retired}`)).toMatchObject([
    { name: 'k3', secret: expect.anything() },
    { name: 'k2', publicKey: expect.anything() },
  ])
})

test.each([
  ['push-keys', ['twice'], 'npm run push-keys takes no words'],
  ['badge-key', ['Not A Name'], 'Give the key a name of small letters, digits and hyphens'],
  ['badge-key', ['k1', 'k2'], 'Give the key a name of small letters, digits and hyphens'],
])('npm run %s with %j makes nothing and says why', (script, words, why) => {
  const { status, stdout, stderr } = run(script, ...words)
  expect(status).toBe(1)
  expect(`${stdout}${stderr}`).toContain(why)
  expect(`${stdout}${stderr}`).not.toContain('VAPID_PRIVATE_KEY')
})
