import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { newBadgeKey } from '#schema/badges/keys.ts'
import { copyBuild } from '../build/ensure-build.ts'
import { freePort } from './network.ts'

const paths = [
  '/',
  '/no-such-page',
  '/account/no-such-page',
  '/solution-gallery',
  '/profile/tom-arkwright',
  '/profile/nobody',
  '/scorecard',
  '/scorecard/tom-arkwright',
  '/scorecard/nobody',
  '/meeting',
  '/meeting/AAAAAAAAAAAAAAAAAAAAAA',
  '/meeting/not%20a%20token',
  '/meeting/a/b',
  '/api/ping',
  '/api/nothing',
  '/public/tom-arkwright',
  '/assets/none.js',
  '/favicon.svg',
  '/robots.txt',
  '/.well-known/did.json',
  '/sitemap.xml',
  '/sitemaps/1.xml',
]
const compared = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'x-robots-tag',
  'location',
]

/** The two deployables under Pages' own local server, from the configuration that deploys them. */
async function startPages(): Promise<string> {
  const port = await freePort()
  // wrangler writes beside its configuration.
  const folder = mkdtempSync(join(tmpdir(), 'rembrandt-pages-'))
  for (const file of ['wrangler.toml', 'web/wrangler.toml']) cpSync(file, join(folder, file))
  await copyBuild(join(folder, 'dist'))
  const wrangler = resolve('node_modules/wrangler/bin/wrangler.js')
  const child = spawn(
    process.execPath,
    [
      wrangler,
      'pages',
      'dev',
      '-c',
      'wrangler.toml',
      '-c',
      '../wrangler.toml',
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--persist-to',
      join(folder, 'state'),
    ],
    {
      cwd: join(folder, 'web'),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CI: '1',
        WRANGLER_LOG_PATH: folder,
        AUTH_SECRET: 'a secret of forty characters for the test',
        BADGE_KEYS: newBadgeKey('k1'),
        TURSO_DATABASE_URL: inject('databaseUrl'),
        TURSO_AUTH_TOKEN: 'none',
        RESEND_API_KEY: 'none',
        STRIPE_SECRET_KEY: 'sk_test_none',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
        STRIPE_WEBHOOK_SECRET: 'whsec_none',
        MAIL_FROM: 'mail@rembrandt.example',
      },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const exited = new Promise((done) => child.once('exit', done))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/api/ping`)
          .then((answer) => answer.text())
          .catch(() => output),
      { timeout: 240_000, interval: 200 },
    )
    .toBe('pong')
  return url
}

const responseAt = async (url: string) => {
  const answer = await fetch(url, { redirect: 'manual' })
  await answer.body?.cancel()
  const type = answer.headers.get('content-type')?.toLowerCase().split(';')[0]
  const headers = compared.map((name) => answer.headers.get(name))
  return { status: answer.status, type, headers }
}

test("Pages' own server answers every kind of path as the local product does", {
  timeout: 330_000,
}, async () => {
  const pages = await startPages()
  for (const path of paths)
    expect({ path, ...(await responseAt(pages + path)) }).toEqual({
      path,
      ...(await responseAt(inject('url') + path)),
    })
  // One shell for all, which is asked for again each time, and whose address nobody else learns.
  const meeting = await fetch(`${pages}/meeting/AAAAAAAAAAAAAAAAAAAAAA`)
  expect(meeting.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(meeting.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await meeting.text()).toContain('<title>Your meeting</title>')
  // A file, though experts' scorecards below it are the worker's.
  expect((await fetch(`${pages}/scorecard`)).headers.has('x-cache')).toBe(false)
})
