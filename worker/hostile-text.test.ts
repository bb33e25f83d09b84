import { test } from 'vitest'
import { hostileLength, readToEnd } from '#test/hostile/read-to-end.ts'
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
  '%s is read to its end, also a million characters of nothing but %j',
  (reader, seed) => {
    const read = readers[reader] as (text: string) => unknown
    readToEnd(read, seed.repeat(Math.ceil(hostileLength / seed.length)))
  },
)
