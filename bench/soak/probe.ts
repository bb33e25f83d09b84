import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '#schema/paths.ts'
import { bareRoute } from '../pages/pages.ts'

const everyMs = 100
const tickMs = 10

/** The longest answer of each page that is asked, and how far this process itself was held up, in milliseconds. */
export type Stalls = { bare: number; page: number; own: number; requests: number; failed: number }

// A process of its own: it shares no event loop with the crowd. What holds it up itself is no answer's fault.
const url = process.argv[2] ?? ''
const stalls: Stalls = { bare: 0, page: 0, own: 0, requests: 0, failed: 0 }
/** Milliseconds by which the timers of this process came too late so far. */
let late = 0
let last = performance.now()
setInterval(() => {
  const now = performance.now()
  const heldUp = Math.max(0, now - last - tickMs)
  late += heldUp
  stalls.own = Math.max(stalls.own, heldUp)
  last = now
}, tickMs)

let isEnding = false
process.on('SIGTERM', () => {
  isEnding = true
})
const underway = new Set<Promise<void>>()
while (!isEnding) {
  for (const [kind, path] of [
    ['bare', bareRoute],
    ['page', paths.gallery.href()],
  ] as const) {
    const work = ask(kind, path)
    underway.add(work)
    void work.then(() => underway.delete(work))
  }
  await sleep(everyMs)
}
await Promise.all(underway)
process.stdout.write(JSON.stringify(stalls))
process.exit(0)

async function ask(kind: 'bare' | 'page', path: string): Promise<void> {
  const [began, lateBefore] = [performance.now(), late]
  const answer = await fetch(url + path, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
  await answer?.text().catch(() => undefined)
  stalls.requests += 1
  if (!answer?.ok) stalls.failed += 1
  const waited = performance.now() - began - (late - lateBefore)
  stalls[kind] = Math.max(stalls[kind], waited)
}
