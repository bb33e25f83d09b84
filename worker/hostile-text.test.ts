import { expect, test } from 'vitest'
import { visitorIntentOf } from './features/chat/built-in-agent/intents.ts'
import { saysOnly } from './features/knowledge/own-words.ts'
import { csvRow } from './services/csv.ts'

const ada = { firstName: 'Ada', lastName: 'Reeve' }
const readers: Record<string, (text: string) => unknown> = {
  'a question to an agent': (text) => visitorIntentOf(`how ${text}?`, ada),
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
    const microsecondsOf = (length: number) => {
      const text = seed.repeat(Math.ceil(length / seed.length))
      // The processor's time, since a busy machine lets a thread wait for seconds.
      const start = process.threadCpuUsage()
      read(text)
      const { user, system } = process.threadCpuUsage(start)
      return Math.max(user + system, 200)
    }
    const ratios = Array.from({ length: 5 }, () => microsecondsOf(8_000) / microsecondsOf(2_000))
    // Four times the text: sixteen times the time where it is square, sixty-four where it is cubic.
    expect(Math.min(...ratios)).toBeLessThan(10)
  },
)
