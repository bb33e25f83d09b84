import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { transformWithOxc } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

/** A worker of nothing but the gate: `/heat` makes it so hot that V8 optimises it, everything else is a write. */
const worker = `
import { openWriteGate, throughWriteGate } from './write-gate.js'
const gate = openWriteGate()
const write = (gate, work, context, ms) =>
  throughWriteGate(gate, work, {
    deadline: Date.now() + 60_000,
    keepAlive: (group) => context.waitUntil(group),
    writeAll: async (works) => {
      if (ms) await scheduler.wait(ms)
      return works.map((value) => ({ status: 'fulfilled', value }))
    },
  })
export default {
  async fetch(request, env, context) {
    if (request.url.endsWith('/heat')) {
      const own = openWriteGate()
      const many = Array.from({ length: 2_000 }, (_, number) => number)
      for (let round = 0; round < 20; round += 1)
        await Promise.all(many.map((number) => write(own, number, context, 0)))
      return new Response('hot')
    }
    return new Response(await write(gate, await request.text(), context, 5))
  },
}`

test('a caller written with others goes on in their own request, also once the gate is hot', async () => {
  const { code } = await transformWithOxc(
    readFileSync(join(import.meta.dirname, 'write-gate.ts'), 'utf8'),
    'write-gate.ts',
  )
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      workers: [
        {
          name: 'gate',
          compatibilityDate: '2026-10-20',
          modulesRoot: '/',
          modules: [
            { type: 'ESModule', path: '/index.js', contents: worker },
            { type: 'ESModule', path: '/write-gate.js', contents: code },
          ],
        },
      ],
    }),
  )
  onTestFinished(() => miniflare.dispose())
  const url = await miniflare.ready
  const written = Array.from({ length: 200 }, (_, number) => `line ${number}`)
  const write = async (body: string) => {
    const answer = await fetch(url, { method: 'POST', body })
    return answer.text()
  }
  for (const _ of ['cold', 'warm', 'hot']) {
    expect(await Promise.all(written.map(write))).toEqual(written)
    expect(await (await fetch(new URL('/heat', url))).text()).toBe('hot')
  }
  expect(await Promise.all(written.map(write))).toEqual(written)
})
