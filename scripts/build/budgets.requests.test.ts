import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFolder } from './build-folder.ts'
import { weighBuild, weightLimits } from './page-weights.ts'

const weights = weighBuild()
const { free } = weightLimits

test.each(weights.public.screens)(
  '$screen begins with at most 128 KB of JavaScript: 2 KB of the budget stay free',
  ({ scripts }) => {
    const advice = 'load it later (docs/pages.md), or give a new page of the free part (page-weights.ts)'
    expect(scripts, advice).toBeLessThanOrEqual(weightLimits.scripts - free.scripts)
  },
)

test('a page asks for at most 2 KB of JavaScript before it is painted', () => {
  expect(weights.start).toBeGreaterThan(0)
  expect(weights.start).toBeLessThanOrEqual(weightLimits.start)
})

test('the public stylesheet is at most 21.2 KB: 2.8 KB of the budget stay free', () => {
  expect(weights.public.stylesheet).toBeGreaterThan(0)
  expect(weights.public.stylesheet).toBeLessThanOrEqual(weightLimits.stylesheet - free.stylesheet)
})

test.each(weights.account.screens)(
  '$screen begins with at most 200 KB of JavaScript, in few files',
  (screen) => {
    expect(screen.scripts).toBeLessThanOrEqual(weightLimits.account)
    expect(screen.files.length).toBeLessThanOrEqual(weightLimits.accountFiles)
  },
)

test.each(['dashboard', 'login', 'register', 'reference-form', 'checkout', 'solution-profile-questions'])(
  'the page %s stands without zod, which a third of its code would be',
  (name) => {
    const page = weights.account.screens.find(({ screen }) => screen.endsWith(`/${name}-screen.tsx`))
    const texts = page?.files.map((file) => readFileSync(join(buildFolder, 'site', file), 'utf8')) ?? []
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.filter((text) => text.includes('~standard'))).toEqual([])
  },
)

test('a page behind the account door has at most 24 KB of stylesheets', () => {
  expect(weights.account.stylesheet).toBeGreaterThan(0)
  expect(weights.account.stylesheet).toBeLessThanOrEqual(weightLimits.stylesheet)
})

test('the launcher of the widget weighs at most 3 KB, and its frame begins with at most 80 KB', () => {
  expect(weights.launcher).toBeGreaterThan(0)
  expect(weights.launcher).toBeLessThanOrEqual(weightLimits.launcher)
  expect(weights.frame).toBeGreaterThan(0)
  expect(weights.frame).toBeLessThanOrEqual(weightLimits.frame)
})

test('each page behind the account door has a document that names the script of its screen', () => {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(buildFolder, 'account-manifest.json'), 'utf8'),
  )
  const documents = globSync('**/*.html', { cwd: join(buildFolder, 'site') })
    .map((file) => readFileSync(join(buildFolder, 'site', file), 'utf8'))
    .join('\n')
  const unnamed = Object.entries(manifest).filter(
    ([key, { file }]) => key.endsWith('-screen.tsx') && !documents.includes(`href="/${file}"`),
  )
  expect(unnamed.map(([key]) => key)).toEqual([])
})

const workerFolder = join(buildFolder, 'worker')

/** The files that a module imports at once, itself first. */
function readAtStart(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)"(\.[^"]+)"/g)
  for (const [, path = ''] of imports) readAtStart(join(dirname(file), path), found)
  return found
}

test('a start of the worker reads no renderer, no Stripe, no AI SDK and no verifier of passkeys', () => {
  const textOf = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const start = readAtStart(join(workerFolder, 'index.js'))
  expect(start.size, 'its imports are seen').toBeGreaterThan(10)
  const late = globSync('chunks/*.js', { cwd: workerFolder })
    .map((file) => join(workerFolder, file))
    .filter((file) => !start.has(file))
  for (const part of ['data-static', '/v1/payment_intents', 'AI_RetryError', 'tsyringe requires']) {
    expect(textOf(late)).toContain(part)
    expect(textOf([...start])).not.toContain(part)
  }
})

test('no screen of the account door is in the worker', () => {
  const worker = globSync('{index,chunks/*}.js', { cwd: workerFolder })
    .map((file) => readFileSync(join(workerFolder, file), 'utf8'))
    .join('\n')
  expect(worker).toContain('Nothing hangs at this address')
  expect(worker).not.toContain('There is no page at this address')
})
