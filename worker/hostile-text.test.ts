import { runInThisContext } from 'node:vm'
import { test, vi } from 'vitest'
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

// A million characters take half a second on a slow machine, and hours where the time grows as their square: the limit
// is far from both, and ends a pattern that would never end by itself.
const timeout = 20_000

test.each(Object.keys(readers).flatMap((reader) => hostile.map((seed) => [reader, seed] as const)))(
  '%s is read to its end, also a million characters of nothing but %j',
  (reader, seed) => {
    const read = readers[reader] as (text: string) => unknown
    const text = seed.repeat(Math.ceil(1_000_000 / seed.length))
    vi.stubGlobal('readText', () => read(text))
    runInThisContext('readText()', { timeout })
  },
  2 * timeout,
)
