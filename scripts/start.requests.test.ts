import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Product, startProduct } from '#test/product.ts'

const start = (variables: Record<string, string>) => {
  const env = { ...process.env, ...variables }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], { env, encoding: 'utf8' })
  return { status, lines: stderr.trim().split('\n') }
}

async function running(variables: Record<string, string> = {}): Promise<Product> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'rembrandt-start-'))
  const product = await startProduct({ ...variables, DATA_DIR })
  onTestFinished(async () => {
    await product.stop()
    rmSync(DATA_DIR, { recursive: true, force: true })
  })
  return product
}

const numberIn = (product: Product, file: string) =>
  Number.parseInt(readFileSync(join(product.dataFolder, file), 'utf8'), 10)

/** Every process that was started on a data folder, by its number. */
const processesOn = (folder: string) =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && environmentOf(entry).includes(`DATA_DIR=${folder}\0`))
    .map(Number)

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

test('a wrong variable stops the start with one line that names it', () => {
  expect(start({ PORT: 'abc' })).toEqual({
    status: 1,
    lines: ['PORT must be a number between 1 and 65535, not "abc"'],
  })
})

test('a mail provider without a sender stops the start: nothing would ever be delivered', () => {
  expect(start({ RESEND_API_KEY: 're_ours', MAIL_FROM: '' })).toEqual({
    status: 1,
    lines: ['MAIL_FROM is missing: RESEND_API_KEY is set'],
  })
})

describe('a running product', () => {
  test('keeps a second one off its data folder and its port, and is still there afterwards', async () => {
    const product = await running()
    const port = new URL(product.url).port
    const again = start({ DATA_DIR: product.dataFolder, PORT: port })
    expect(again.status).toBe(1)
    expect(again.lines).toEqual([expect.stringContaining(`Already running on ${product.url}`)])
    const beside = mkdtempSync(join(tmpdir(), 'rembrandt-start-'))
    expect(start({ DATA_DIR: beside, PORT: port })).toEqual({
      status: 1,
      lines: [`Port ${port} is in use. Set PORT to another one.`],
    })
    rmSync(beside, { recursive: true })
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200)
  })

  test('serves the build that it started with, whatever becomes of it', async () => {
    const place = mkdtempSync(join(tmpdir(), 'rembrandt-build-'))
    onTestFinished(() => rmSync(place, { recursive: true }))
    const BUILD_FOLDER = join(place, 'dist')
    cpSync('dist', BUILD_FOLDER, { recursive: true })
    const product = await running({ BUILD_FOLDER })
    const scripts = readdirSync(join(BUILD_FOLDER, 'site/assets')).filter((file) => file.endsWith('.js'))
    rmSync(BUILD_FOLDER, { recursive: true })
    for (const path of ['/', '/scorecard', '/solution-gallery', ...scripts.map((file) => `/assets/${file}`)])
      expect((await fetch(product.url + path)).status, path).toBe(200)
  })

  test('brings its database back when that is killed', async () => {
    const product = await running()
    process.kill(numberIn(product, 'sqld.pid'), 'SIGKILL')
    await expect.poll(async () => (await fetch(`${product.url}/api/health`)).status).toBe(200)
    expect(product.output()).toContain('The database stopped; starting it again.')
  })

  test.runIf(process.platform === 'linux')('leaves no process behind when it is killed', async () => {
    const product = await running()
    expect(processesOn(product.dataFolder).length).toBeGreaterThan(2)
    process.kill(numberIn(product, 'lock'), 'SIGKILL')
    await sleep(100)
    await expect.poll(() => processesOn(product.dataFolder)).toEqual([])
  })
})
