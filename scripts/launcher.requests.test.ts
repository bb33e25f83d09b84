import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { browser } from '#test/account.ts'
import { visitorOf } from '#test/agent.ts'
import { type Product, startProduct } from '#test/product.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { freePort } from './local/network.ts'
import { recordProcess } from './lock-file.mjs'

type Outcome = { code: number | null; output: string }

/** Runs a script of the product to its end. */
const run = (script: string, variables: Record<string, string>, args: string[] = []) =>
  new Promise<Outcome>((resolve) => {
    const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    child.once('close', (code) => resolve({ code, output: output.trim() }))
  })

const agentName = 'adaeze-whitcombe'
const place = mkdtempSync(join(tmpdir(), 'rembrandt-launcher-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const newFolder = () => mkdtempSync(join(place, 'data-'))
const start = async (variables: Record<string, string> = {}) => {
  const product = await startProduct({ SAMPLE_DATA: 'off', DATA_DIR: newFolder(), ...variables })
  onTestFinished(product.stop)
  return product
}
/** One on a build of its own, for the tests after which it still runs. */
const lasting = (() => {
  const build = join(place, 'dist')
  let product: Promise<Product> | undefined
  afterAll(async () => (await product)?.stop())
  return async () => {
    if (!product) cpSync('dist', build, { recursive: true })
    product ??= startProduct({
      SAMPLE_DATA: 'off',
      CRON: 'on',
      DATA_DIR: newFolder(),
      BUILD_FOLDER: build,
    })
    return { build, ...(await product) }
  }
})()
const launcherOf = ({ dataFolder }: Product): number =>
  JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8')).pid

const processes = () =>
  execFileSync('ps', ['-axo', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/, 3))
    .map(([pid, parent, name]) => ({ pid: Number(pid), parent: Number(parent), name: name ?? '' }))
const childrenOf = (pid: number) =>
  processes().filter(({ parent, name }) => parent === pid && /sqld|workerd/.test(name))
const isRunning = (pid: number) => processes().some((other) => other.pid === pid)

/** Every process that was started on a data folder; only Linux tells. */
const processesOn = (folder: string) =>
  (process.platform === 'linux' ? readdirSync('/proc') : [])
    .filter((entry) => /^\d+$/.test(entry) && environmentOf(entry).includes(`DATA_DIR=${folder}\0`))
    .map(Number)

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

test('a second start names the address of the first one and leaves it alone', async () => {
  const first = await lasting()
  const otherPort = String(await freePort())
  const sameFolder = await run('start', { DATA_DIR: first.dataFolder, PORT: otherPort })
  expect(sameFolder.code).toBe(1)
  expect(sameFolder.output).toBe(
    `Already running on ${first.url} (process ${launcherOf(first)}). Stop it first, or set another DATA_DIR and PORT.`,
  )
  const port = new URL(first.url).port
  const samePort = await run('start', { DATA_DIR: newFolder(), PORT: port })
  expect(samePort).toEqual({ code: 1, output: `Port ${port} is in use. Set PORT to another one.` })
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
})

test('a running product reports that it is healthy', async () => {
  const { url } = await lasting()
  const health = await fetch(`${url}/api/health`)
  expect(health.status).toBe(200)
  expect(await health.json()).toMatchObject({
    status: 'ok',
    checks: { database: 'ok', kv: 'ok', cron: 'ok', mail: 'ok' },
  })
  expect(await (await fetch(`${url}/api/ping`)).text()).toBe('pong')
})

test('a product serves the build that it started with, even if that is deleted', async () => {
  const { url, build } = await lasting()
  const scripts = readdirSync('dist/site/assets').filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  rmSync(build, { recursive: true, force: true })
  for (const path of ['/', '/scorecard', '/solution-gallery', ...scripts.map((file) => `/assets/${file}`)])
    expect((await fetch(url + path)).status, path).toBe(200)
})

test('a wrong variable stops the start with one line', async () => {
  expect(await run('start', { DATA_DIR: newFolder(), PORT: '80808' })).toEqual({
    code: 1,
    output: 'PORT must be a number between 1 and 65535, not "80808"',
  })
})

/** Ends the launcher by a signal, and expects that nothing of the product outlives it. */
async function expectGone(product: Product, signal: NodeJS.Signals) {
  const launcher = launcherOf(product)
  const children = childrenOf(launcher)
  expect(children.map(({ name }) => name.replace(/.*\//, '')).sort()).toEqual(['sqld', 'workerd'])
  if (process.platform === 'linux') expect(processesOn(product.dataFolder).length).toBeGreaterThan(2)
  process.kill(launcher, signal)
  const left = () => [
    ...[launcher, ...children.map(({ pid }) => pid)].filter(isRunning),
    ...processesOn(product.dataFolder),
  ]
  await expect.poll(left, { interval: 100 }).toEqual([])
}

/** One without samples, in whose database there was a seed and an administrator's command before it started. */
async function startBare() {
  const variables = { DATA_DIR: newFolder(), SAMPLE_DATA: 'off' }
  const seed = async (count: number) => (await run('seed', variables, ['--count', String(count)])).output
  const admin = (...args: string[]) => run('admin', variables, ['create', ...args])
  const keeper = { ADMIN_EMAIL: 'Keeper@house.example', ADMIN_PASSWORD: 'a lamp from the left' }
  const seeded = await seed(20)
  const vera = await admin('Vera@house.example', '--role', 'validator')
  return { ...(await startProduct({ ...variables, ...keeper })), seeded, vera, seed, admin, keeper }
}
const signIn = async (url: string, email: string, password: string) =>
  jsonOf<{ user?: { role: string; profileUrl: string | null } }>(
    postJson(`${url}/api/login`, { email, password }),
  )

describe('without samples', () => {
  let bare: Awaited<ReturnType<typeof startBare>>
  beforeAll(async () => {
    bare = await startBare()
  })
  afterAll(() => bare.stop())

  test('the only account without samples is the administrator whom the variables or npm run admin name', async () => {
    const { url, output, vera, admin, keeper } = bare
    expect(vera).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^validator vera@house\.example\npassword \S{16}$/m),
    })
    expect(output()).not.toContain('Sample log-ins')
    for (const featured of ['adaeze-whitcombe', 'tendai-rasmusson'])
      expect(await jsonOf(fetch(`${url}/api/meetings/slots/${featured}`))).toMatchObject({
        isOpen: true,
        next: expect.any(String),
      })
    expect(output()).not.toContain(keeper.ADMIN_PASSWORD)
    expect(await signIn(url, 'keeper@house.example', keeper.ADMIN_PASSWORD)).toMatchObject({
      user: { role: 'admin', profileUrl: null },
    })
    const beside = await admin('ada@house.example')
    const passwordIn = (output: string) => /^password (\S+)$/m.exec(output)?.[1] ?? ''
    expect(await signIn(url, 'vera@house.example', passwordIn(vera.output))).toMatchObject({
      user: { role: 'validator' },
    })
    expect(await signIn(url, 'ada@house.example', passwordIn(beside.output))).toMatchObject({
      user: { role: 'admin' },
    })
    expect(await admin('ADA@house.example')).toEqual({
      code: 1,
      output: 'ada@house.example has an account already (admin); nothing was changed. Use another address.',
    })
  })

  // It ends the product of the one above.
  test('seeding adds what is new and nothing twice, beside a running product or alone, and SIGINT cleans up', async () => {
    const { seeded, seed, ...product } = bare
    expect(seeded).toMatch(/^20 profiles added/m)
    const total = async () => {
      const answer = await fetch(`${product.url}/api/public-profiles/all/all?limit=1`)
      return ((await answer.json()) as { total: number }).total
    }
    const page = () => fetch(`${product.url}/solution-gallery`).then((answer) => answer.text())
    expect(await total(), 'the two featured experts among them').toBe(22)
    await page()
    expect(await seed(30)).toMatch(/^10 profiles added/m)
    expect(await total()).toBe(32)
    expect((await page()).includes('32 experts'), 'a kept page shows them at once').toBe(true)
    await expectGone(product, 'SIGINT')
  })
})

// As npm run seed does, which finds its database by the same steps.
test('npm run admin works on the database that is named, whatever product runs here', async () => {
  const dataFolder = newFolder()
  // As of a product that runs here on a database of its own.
  recordProcess(join(dataFolder, 'lock'), process.pid)
  const running = { pid: process.pid, url: 'http://127.0.0.1:1', databaseUrl: 'http://127.0.0.1:1' }
  writeFileSync(join(dataFolder, 'running.json'), JSON.stringify(running))
  const elsewhere = `127.0.0.1:${await freePort()}`
  const variables = { DATA_DIR: dataFolder, TURSO_DATABASE_URL: `http://${elsewhere}` }
  expect(await run('admin', variables, ['create', 'ada@house.example'])).toEqual({
    code: 1,
    output: expect.stringMatching(new RegExp(`^${elsewhere}: .+$`)),
  })
})

// The last one: it ends the product of those above.
test('saved data survives a kill of the whole product, and neither SIGKILL nor SIGTERM leaves a process', async () => {
  const product = await lasting()
  const someone = visitorOf(agentName, browser(product.url))
  for (const line of ['One', 'Two', 'Three']) expect((await someone.save(line)).status).toBe(201)
  await expectGone(product, 'SIGKILL')
  const again = await start({ DATA_DIR: product.dataFolder, PORT: new URL(product.url).port })
  expect(
    (await someone.storedLines(3)).map(({ text }) => text),
    'and the visitor is still known',
  ).toEqual(['One', 'Two', 'Three'])
  await expectGone(again, 'SIGTERM')
})
