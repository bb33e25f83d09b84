import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@libsql/client/web'
import { afterAll, expect, test } from 'vitest'
import type { SlotsAnswer } from '#schema/meetings/meetings.ts'
import { type Product, startProduct } from '#test/product.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import type { SampleLogin } from './local/accounts/login-file.ts'
import { freePort } from './local/network.ts'

const place = mkdtempSync(join(tmpdir(), 'rembrandt-accounts-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const dataFolder = mkdtempSync(join(place, 'data-'))
const file = join(dataFolder, 'sample-logins.json')
const port = String(await freePort())
const running: Product[] = []
afterAll(async () => {
  for (const product of running) await product.stop()
})

async function start() {
  const product = await startProduct({ SAMPLE_DATA: 'on', DATA_DIR: dataFolder, PORT: port })
  running.push(product)
  return product
}

const signIn = async (url: string, email: string, password: string) =>
  jsonOf<{ user?: { role: string; profileUrl: string | null } }>(
    postJson(`${url}/api/login`, { email, password }),
  )

const isHealthy = async (url: string) => {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined)
  const health = (await answer?.json().catch(() => undefined)) as { status?: string } | undefined
  return health?.status === 'ok'
}
const isListed = async (url: string) =>
  existsSync(file) &&
  (await fetch(url).then(
    () => true,
    () => false,
  ))

test('each account can sign in as soon as health is ok or the sample log-ins are written', async () => {
  const url = `http://localhost:${port}`
  let isStarted = false
  /** Asks, while the product starts, until it is so; then signs in as everybody whom its file lists. */
  const signInAsSoonAs = async (isReady: (url: string) => Promise<boolean>) => {
    while (!isStarted && !(await isReady(url))) await sleep(20)
    const logins: SampleLogin[] = JSON.parse(readFileSync(file, 'utf8'))
    expect(logins).toHaveLength(6)
    for (const { role, email, password, profileUrl = null } of logins)
      expect(await signIn(url, email, password), email).toMatchObject({ user: { role, profileUrl } })
  }
  const starting = start().finally(() => {
    isStarted = true
  })
  await Promise.all([signInAsSoonAs(isHealthy), signInAsSoonAs(isListed), starting])
})

test('a start with samples makes an account for each role and plan, and later starts do not change them', async () => {
  const first = running[0] ?? (await start())
  const logins: SampleLogin[] = JSON.parse(readFileSync(file, 'utf8'))
  expect(statSync(file).mode & 0o077, 'nobody else on the machine reads it').toBe(0)
  expect(logins.map(({ role, plan, level, profileUrl }) => ({ role, plan, level, profileUrl }))).toEqual([
    { role: 'admin' },
    { role: 'validator' },
    { role: 'owner', plan: 'free', level: 1, profileUrl: 'arash-golestani' },
    { role: 'owner', plan: 'starter', level: 1, profileUrl: 'anselm-weir' },
    { role: 'owner', plan: 'sprint', level: 2, profileUrl: 'kwabena-aidoo' },
    { role: 'owner', plan: 'premium', level: 3, profileUrl: 'ravindra-pillai' },
  ])
  for (const text of logins.flatMap(({ email, password }) => [email, password]))
    await expect.poll(first.output).toContain(text)
  const rests = await createClient({ url: first.databaseUrl }).execute(
    `select p.plan, o.status, s.status as months from profiles p join orders o on o.user_id = p.owner_id and o.plan = p.plan
      join sandbox_objects paid on paid.id = o.intent_id left join subscriptions s on s.order_id = o.id order by o.level`,
  )
  expect(rests.rows.map(({ plan, status, months }) => [plan, status, months])).toEqual([
    ['starter', 'paid', 'trialing'],
    ['sprint', 'paid', 'trialing'],
    ['premium', 'paid', null],
  ])
  const validated = await createClient({ url: first.databaseUrl }).execute(
    `select p.plan, count(s.id) as stories, count(d.id) as decisions from profiles p join stories s on s.profile_id = p.id
      left join decisions d on d.subject = 'story' and d.subject_id = s.id and d.version = s.version and d.at = s.validated_at
      where p.owner_id is not null group by p.id`,
  )
  expect(validated.rows, 'owners read in their activity that a story was validated').toHaveLength(4)
  for (const { plan, stories, decisions } of validated.rows) expect(decisions, `${plan}`).toBe(stories)
  const owner = logins[2] as SampleLogin
  const change = createClient({ url: first.databaseUrl })
  await change.batch([
    "update profiles set about = 'As its owner keeps it.' where profile_url = 'arash-golestani'",
    "update profiles set about = 'Nobody keeps this.' where profile_url = 'ines-hallam'",
    "update availability set length = 20 where profile_id = (select id from profiles where profile_url = 'kwabena-aidoo')",
    // As before there were hours.
    "delete from availability where profile_id = (select id from profiles where profile_url = 'ravindra-pillai')",
    "delete from availability_spans where profile_id = (select id from profiles where profile_url = 'ravindra-pillai')",
    "update profiles set has_open_hours = 0 where profile_url = 'ravindra-pillai'",
    // As after an update of the samples.
    'delete from __samples',
  ])
  await first.stop()

  const second = await start()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(logins)
  expect(await signIn(second.url, owner.email, owner.password)).toMatchObject({ user: { role: 'owner' } })
  const client = createClient({ url: second.databaseUrl })
  const { rows } = await client.execute(
    "select about from profiles where profile_url in ('arash-golestani', 'ines-hallam') order by profile_url",
  )
  expect(rows[0]?.about).toBe('As its owner keeps it.')
  expect(rows[1]?.about).not.toBe('Nobody keeps this.')
  const slots = (profileUrl: string) =>
    jsonOf<SlotsAnswer>(fetch(`${second.url}/api/meetings/slots/${profileUrl}`))
  expect(await slots('kwabena-aidoo'), 'as its owner keeps them').toMatchObject({ isOpen: true, length: 20 })
  const ravindra = await slots('ravindra-pillai')
  expect(ravindra, 'what it never had').toMatchObject({ isOpen: true, next: expect.any(String) })
  const shown = await fetch(`${second.url}/api/public-profiles/ravindra-pillai`)
  expect(await jsonOf(shown)).toMatchObject({ hasOpenHours: true })
})
