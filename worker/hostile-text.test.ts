import { expect, test } from 'vitest'
import { classifyIntent } from './features/chat/built-in-agent/question/intents.ts'
import { saysOnly } from './features/knowledge/own-words.ts'
import { csvRow } from './services/csv.ts'

const ada = { firstName: 'Ada', lastName: 'Reeve' }
const readers: Record<string, (text: string) => unknown> = {
  'a question to an agent': (text) => classifyIntent(`how ${text}?`, ada),
  'a cell of a table': (text) => csvRow([text]),
  'the words of a draft': (text) => saysOnly('', text),
}
const hostile = [
  'someone says ',
  'those say ',
  'who supports ',
  ' ',
  '\n',
  '(',
  ';',
  '7 ',
  '"',
  '\n"',
  'what is ',
]

test.each(Object.keys(readers).flatMap((reader) => hostile.map((seed) => [reader, seed] as const)))(
  '%s is read in time that grows as it does, also of nothing but %j',
  (reader, seed) => {
    const read = readers[reader] as (text: string) => unknown
    const timeOf = (length: number) => {
      const text = seed.repeat(Math.ceil(length / seed.length))
      const start = process.threadCpuUsage()
      read(text)
      return process.threadCpuUsage(start).user / 1_000
    }
    const ratio = () => {
      const pairs = Array.from({ length: 25 }, () => [timeOf(2_000), timeOf(8_000)] as const)
      const short = Math.max(Math.min(...pairs.map(([short]) => short)), 0.2)
      return Math.min(...pairs.map(([, long]) => long)) / short
    }
    // Four times the text: sixteen times the time where it is square, sixty-four where it is cubic. The lowest of some
    // ratios of the processor's time, since a busy machine disturbs any of them.
    let lowest = Number.POSITIVE_INFINITY
    for (let attempt = 1; attempt <= 5 && lowest >= 10; attempt += 1) lowest = Math.min(lowest, ratio())
    expect(lowest).toBeLessThan(10)
  },
)
