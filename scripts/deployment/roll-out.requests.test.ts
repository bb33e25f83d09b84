import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startCloudflare } from '#test/fakes/cloudflare/account.ts'
import { callsWithoutWrangler } from '#test/fakes/cloudflare/calls.ts'
import { callPages } from './pages-calls.ts'
import { rollBack } from './roll-back.ts'
import { rollOut, rollOutFirst } from './roll-out.ts'
import type { Target } from './target.ts'
import { type WranglerCalls, wranglerCalls } from './wrangler-calls.ts'

/** A folder whose configurations are ours, with a small Worker and a page, and an account that it goes to. */
async function aPlace(environment?: 'preview') {
  const folder = mkdtempSync(join(tmpdir(), 'rembrandt-roll-out-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const inner of ['dist/worker', 'dist/site', 'web']) mkdirSync(join(folder, inner), { recursive: true })
  writeFileSync(
    join(folder, 'wrangler.toml'),
    readFileSync('wrangler.toml', 'utf8').replace(/"0+(\d)"/g, `"${'c'.repeat(31)}$1"`),
  )
  writeFileSync(
    join(folder, 'dist/worker/index.js'),
    'export default { fetch: () => new Response("Hello") }\n',
  )
  writeFileSync(join(folder, 'dist/site/index.html'), '<!doctype html><title>Hello</title>\n')
  cpSync('web/wrangler.toml', join(folder, 'web/wrangler.toml'))
  cpSync('web/public/_worker.js', join(folder, 'dist/site/_worker.js'))
  const worker = environment ? 'rembrandt-api-preview' : 'rembrandt-api'
  const cloudflare = await startCloudflare(worker)
  onTestFinished(() => void cloudflare.stop())
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', cloudflare.url)
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'a token of nobody')
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'ours')
  const commit = 'ada0c10c'.repeat(5)
  const project = 'rembrandt'
  const target: Target = { folder, environment, worker, project, siteUrl: cloudflare.url, commit }
  const steps = {
    prepareDatabase: async () => void cloudflare.account.did.push('migrate'),
    patience: 0,
  }
  // Each step is wrangler’s own in one test, a second of a processor; what is made of the answers needs no start of it.
  const calls = callsWithoutWrangler(cloudflare.url, worker)
  const withoutWrangler = { ...steps, calls }
  const withWrangler = (...names: (keyof WranglerCalls)[]) => ({
    ...steps,
    calls: { ...calls, ...Object.fromEntries(names.map((name) => [name, wranglerCalls[name]])) },
  })
  return { ...cloudflare, target, withoutWrangler, withWrangler }
}

test('the first deployment brings the Worker, then Pages; one that failed is run again and does all of it', async () => {
  const { account, target, withWrangler } = await aPlace()
  const steps = withWrangler('deployWorker')
  account.healthOf = () => (account.did.includes('deploy Pages') ? 200 : 503)
  account.refusal = 'Script startup exceeded CPU time limit.'
  await expect(rollOutFirst(target, steps)).rejects.toThrow('run the same command again')
  account.refusal = undefined
  account.did.length = 0
  await rollOutFirst(target, steps)
  expect(account.did).toEqual([
    'migrate',
    'upload the Worker',
    'deploy the Worker 100%',
    'set the schedules',
    'deploy Pages',
  ])
})

test('a first deployment of a site that is up is refused', async () => {
  const { account, target, withoutWrangler } = await aPlace()
  await expect(rollOutFirst(target, withoutWrangler)).rejects.toThrow('is up already: run "npm run deploy"')
  expect(account.did).toEqual([])
})

test('the new Worker is uploaded and asked before Pages goes out, and gets its visitors last', async () => {
  const { account, target, withWrangler } = await aPlace()
  const requests: string[] = []
  account.healthOf = (version) => {
    requests.push(`${account.versions.findIndex(({ id }) => id === version)} after ${account.did.at(-1)}`)
    return 200
  }
  await rollOut(
    target,
    withWrangler('listDeployments', 'uploadVersion', 'setTraffic', 'deployPages', 'deploySchedules'),
  )
  expect(account.did).toEqual([
    'upload the Worker',
    'migrate',
    'deploy the Worker 100% and 0%',
    'deploy Pages',
    'deploy the Worker 100%',
    'set the schedules',
  ])
  expect(requests).toEqual([
    '0 after undefined',
    '0 after deploy the Worker 100% and 0%',
    '0 after set the schedules',
  ])
  expect(account.versions[0]?.tag, 'the commit').toBe('ada0c10cada0')
  expect(account.pages[0]?.commit).toBe(target.commit)
})

test('a Worker that Cloudflare refuses changes nothing, and says so', async () => {
  const { account, target, withoutWrangler } = await aPlace()
  account.refusal = 'Script startup exceeded CPU time limit.'
  await expect(rollOut(target, withoutWrangler)).rejects.toThrow(
    'The new Worker was refused. Nothing was changed.',
  )
  expect(account.did).toEqual([])
})

test('a Worker that is not up gets no visitor, and Pages does not go out', async () => {
  const { account, target, withoutWrangler } = await aPlace()
  const [old] = account.versions
  account.healthOf = (version) => (version === old?.id ? 200 : 503)
  await expect(rollOut(target, withoutWrangler)).rejects.toThrow(
    'The new Worker says: down. Visitors still get the old Worker, and Pages was not touched.',
  )
  expect(account.did).not.toContain('deploy Pages')
  expect(account.deployments[0]?.versions).toEqual([{ version_id: old?.id, percentage: 100 }])
})

test('a Worker that cannot be asked before it has visitors is asked after, and the rollback is explained', async () => {
  const { account, target, withWrangler } = await aPlace('preview')
  const [old] = account.versions
  account.handsOn = false
  account.healthOf = (version) => (version === old?.id ? 200 : 503)
  // What names the environment in a way of its own; all else names it as the upload does.
  await expect(rollOut(target, withWrangler('uploadVersion', 'deployPages'))).rejects.toThrow(
    'says: down. To go back run "npm run deploy -- --rollback".',
  )
  expect(account.did.slice(-3)).toEqual(['deploy Pages', 'deploy the Worker 100%', 'set the schedules'])
  expect(account.pages[0]?.environment).toBe('preview')
})

test('a deployment that mends a site that is down is not stopped because it is down', async () => {
  const { account, target, withoutWrangler } = await aPlace()
  account.healthOf = () => 503
  await rollOut(target, withoutWrangler)
  expect(account.did).toContain('deploy Pages')
})

/** An account on which two commits went out, the second of them shown. */
async function twice(environment?: 'preview') {
  const place = await aPlace(environment)
  const { account } = place
  const [old] = account.versions as [(typeof account.versions)[number]]
  const newer = { id: '0f2ac74b-498b-4802-8cb6-8387c421e279', tag: 'ada0c10cada0' }
  const page = { environment: 'production' as const, commit: 'ada0c10cada0' }
  account.versions.unshift(newer)
  // As a deployment leaves them: the old alone, the new one beside it, the new one alone.
  const at = (minute: number, versions: (typeof account.deployments)[number]['versions']) => ({
    id: `${minute}`,
    created_on: `2026-11-26T12:0${minute}:00Z`,
    versions,
  })
  const oldAlone = { version_id: old.id, percentage: 100 }
  account.deployments = [
    at(3, [{ version_id: newer.id, percentage: 100 }]),
    at(2, [oldAlone, { version_id: newer.id, percentage: 0 }]),
    at(1, [oldAlone]),
  ]
  // A newer page of the same commit, as when the Worker was deployed alone, and one that nobody saw.
  account.pages.unshift({ ...page, id: 'again' }, { ...page, id: 'shown', environment: 'production' })
  account.shown = 0
  return { ...place, old }
}

test('one command brings back the Worker and the pages of the commit before, once it was asked', async () => {
  const { account, target, old, withWrangler } = await twice()
  const questions: string[] = []
  const confirm = async (question: string) => questions.push(`${question} after ${account.did.length}`) > 0
  await rollBack(target, { ...withWrangler('listVersions'), confirm })
  expect(questions).toEqual([`Roll ${target.siteUrl} back? after 0`])
  expect(account.did).toEqual(['deploy the Worker 100%', 'roll Pages back'])
  expect(account.deployments[0]?.versions).toEqual([{ version_id: old.id, percentage: 100 }])
  expect(account.pages[account.shown]?.commit, 'of the same commit').toBe(old.tag)
})

test('nothing is older than a page that Cloudflare lists no longer', async () => {
  const { target } = await twice()
  const pages = await callPages(target)
  const shown = { canonical_deployment: { id: 'long ago', created_on: '2025-01-01T12:00:00Z' } }
  expect(await pages.findBefore(shown, '')).toBeUndefined()
})

test('a rollback of the preview covers only the Worker, as Cloudflare rolls back no other pages', async () => {
  const { account, target, old, withoutWrangler } = await twice('preview')
  const refused = rollBack(target, { ...withoutWrangler, confirm: async () => false })
  await expect(refused).rejects.toThrow('Nothing was changed')
  expect(account.did, 'as nobody said yes').toEqual([])
  await rollBack(target, { ...withoutWrangler, confirm: async () => true })
  expect(account.did).toEqual(['deploy the Worker 100%'])
  expect(account.deployments[0]?.versions).toEqual([{ version_id: old.id, percentage: 100 }])
})
