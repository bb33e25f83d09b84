import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from '#test/fakes/listening.ts'
import { watchWrites } from './stalled-writes.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'rembrandt-stall-'))
const files = join(dataFolder, 'sqld/dbs/default')
mkdirSync(files, { recursive: true })
writeFileSync(join(files, 'data'), '')

type Answers = (body: string) => boolean

/** Watches a database that answers what `answers` names and keeps everybody else waiting. */
async function watched(answers: Answers, patienceMs: number) {
  const counts = { requests: 0, stalls: 0 }
  const server = createServer(async (request, response) => {
    counts.requests += 1
    if (answers(await text(request))) response.end('{}')
  })
  const { origin, stop } = await listening(server)
  const watch = new AbortController()
  onTestFinished(() => {
    watch.abort()
    stop()
  })
  const onStall = () => {
    counts.stalls += 1
  }
  void watchWrites({ url: origin, dataFolder }, watch.signal, onStall, { everyMs: 5, patienceMs })
  return counts
}

const onlyReads: Answers = (body) => body.includes('select 1')

test('a database that answers reads and lets no write begin is found stalled', async () => {
  const counts = await watched(onlyReads, 200)
  await expect.poll(() => counts.stalls).toBeGreaterThan(0)
})

test.each<[string, Answers, number]>([
  ['answers nothing', () => false, 50],
  ['answers everything', () => true, 60_000],
])('a database that %s is not taken for a stalled one', async (_, answers, patienceMs) => {
  const counts = await watched(answers, patienceMs)
  await expect.poll(() => counts.requests).toBeGreaterThan(8)
  expect(counts.stalls).toBe(0)
})

test('a database on which somebody writes is not taken for a stalled one', async () => {
  const counts = await watched((body) => {
    writeFileSync(join(files, 'data-wal'), randomUUID())
    return onlyReads(body)
  }, 50)
  await expect.poll(() => counts.requests).toBeGreaterThan(8)
  expect(counts.stalls).toBe(0)
})
