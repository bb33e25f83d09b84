import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client/web'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { SlotsAnswer } from '#schema/meetings.ts'
import { startProduct } from '#test/product.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import type { SampleLogin } from './local/sample-logins.ts'

const place = mkdtempSync(join(tmpdir(), 'rembrandt-accounts-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const newFolder = () => mkdtempSync(join(place, 'data-'))

async function start(variables: Record<string, string>) {
  const product = await startProduct({ DATA_DIR: newFolder(), SAMPLE_DATA: 'off', ...variables })
  onTestFinished(product.stop)
  return product
}

/** Runs `npm run admin` to its end. */
const admin = (dataFolder: string, ...args: string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataFolder }
    const child = spawn(process.execPath, ['scripts/admin.ts', ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    child.once('close', (code) => resolve({ code, output: output.trim() }))
  })

const signIn = async (url: string, email: string, password: string) =>
  jsonOf<{ user?: { role: string; profileUrl: string | null } }>(
    postJson(`${url}/api/login`, { email, password }),
  )

test('a start with samples has somebody of each role and an owner of each plan to sign in as, and later starts leave them as they are', async () => {
  const first = await start({ SAMPLE_DATA: 'on' })
  const file = join(first.dataFolder, 'sample-logins.json')
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
  for (const { role, email, password, profileUrl = null } of logins) {
    await expect.poll(first.output).toContain(email)
    await expect.poll(first.output).toContain(password)
    expect(await signIn(first.url, email, password), email).toMatchObject({ user: { role, profileUrl } })
  }
  const rests = await createClient({ url: first.databaseUrl }).execute(
    `select p.plan, o.status, s.status as months from profiles p join orders o on o.user_id = p.owner_id and o.plan = p.plan
      join sandbox_objects paid on paid.id = o.intent_id left join subscriptions s on s.order_id = o.id order by o.level`,
  )
  expect(rests.rows.map(({ plan, status, months }) => [plan, status, months])).toEqual([
    ['starter', 'paid', 'trialing'],
    ['sprint', 'paid', 'trialing'],
    ['premium', 'paid', null],
  ])
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

  const second = await start({ SAMPLE_DATA: 'on', DATA_DIR: first.dataFolder })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(logins)
  expect(await signIn(second.url, owner.email, owner.password)).toMatchObject({ user: { role: 'owner' } })
  const told = createClient({ url: second.databaseUrl })
  const { rows } = await told.execute(
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

test('without samples nobody is made to sign in as, but the administrator whom the variables name, and whom npm run admin makes, beside a running product or in a stopped one’s database', async () => {
  const dataFolder = newFolder()
  const stopped = await admin(dataFolder, 'create', 'Vera@house.example', '--role', 'validator')
  expect(stopped).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^validator vera@house\.example\npassword \S{16}$/m),
  })
  const variables = { ADMIN_EMAIL: 'Keeper@house.example', ADMIN_PASSWORD: 'a lamp from the left' }
  const { url, output } = await start({ DATA_DIR: dataFolder, ...variables })
  expect(output()).not.toContain('Sample log-ins')
  for (const featured of ['adaeze-whitcombe', 'tendai-rasmusson'])
    expect(await jsonOf(fetch(`${url}/api/meetings/slots/${featured}`))).toMatchObject({
      isOpen: true,
      next: expect.any(String),
    })
  expect(output()).not.toContain(variables.ADMIN_PASSWORD)
  expect(await signIn(url, 'keeper@house.example', variables.ADMIN_PASSWORD)).toMatchObject({
    user: { role: 'admin', profileUrl: null },
  })
  const beside = await admin(dataFolder, 'create', 'ada@house.example')
  const passwordIn = (output: string) => /^password (\S+)$/m.exec(output)?.[1] ?? ''
  expect(await signIn(url, 'vera@house.example', passwordIn(stopped.output))).toMatchObject({
    user: { role: 'validator' },
  })
  expect(await signIn(url, 'ada@house.example', passwordIn(beside.output))).toMatchObject({
    user: { role: 'admin' },
  })

  expect(await admin(dataFolder, 'create', 'ADA@house.example')).toEqual({
    code: 1,
    output: 'ada@house.example has an account already (admin); nothing was changed. Use another address.',
  })
})

test.each([
  [[], /^Say whose account to make/],
  [['create'], /^Say whose account to make/],
  [['create', 'nobody'], /^Say whose account to make/],
  [
    ['create', 'a@b.example', '--role', 'owner'],
    /^--role is admin or validator; owners register themselves$/,
  ],
  [['create', 'a@b.example', '--level', '3'], /^Say whose account to make/],
])('npm run admin says what it needs: %j', async (args, line) => {
  const { code, output } = await admin(newFolder(), ...args)
  expect(code).toBe(1)
  expect(output).toMatch(line)
  expect(output.split('\n')).toHaveLength(1)
})
