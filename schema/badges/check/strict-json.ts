import type { Json } from '../json.ts'

/** Why a text is not read as JSON: `detail` is the name that stands twice. */
export type JsonProblem = {
  problem: 'not-json' | 'too-deep' | 'too-many-values' | 'duplicate-name'
  detail?: string
}

const deepest = 40
/** Of more, the canonical form keeps a page from reacting for seconds. */
const maxValues = 4_000

type Container = { names?: Set<string>; awaitsName: boolean }

/**
 * The value of a JSON text. No name stands twice in an object: readers disagree about which one counts, so that a
 * signature would hold for one and people read the other.
 */
export function parseStrictJson(text: string): { json: Json } | JsonProblem {
  const found = scan(text)
  if (found && found.problem !== 'duplicate-name') return found
  try {
    const json: Json = JSON.parse(text)
    return found ?? { json }
  } catch {
    return { problem: 'not-json' }
  }
}

/** Looks for what `JSON.parse` lets pass, without a call for each level. */
function scan(text: string): JsonProblem | undefined {
  const open: Container[] = []
  let duplicate: JsonProblem | undefined
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const here = open.at(-1)
    switch (text[at]) {
      case '"': {
        const end = endOfString(text, at)
        if (here?.names && here.awaitsName) {
          const name = nameOf(text.slice(at, end + 1))
          if (here.names.has(name)) duplicate ??= { problem: 'duplicate-name', detail: name }
          here.names.add(name)
          here.awaitsName = false
        }
        at = end
        break
      }
      case '{':
      case '[':
        open.push(text[at] === '{' ? { names: new Set(), awaitsName: true } : { awaitsName: false })
        values++
        break
      case '}':
      case ']':
        open.pop()
        break
      case ',':
        if (here?.names) here.awaitsName = true
        values++
    }
    if (open.length > deepest) return { problem: 'too-deep' }
    if (values > maxValues) return { problem: 'too-many-values' }
  }
  return duplicate
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return text.length
}

/** A name with its escapes resolved. */
function nameOf(written: string): string {
  try {
    return String(JSON.parse(written))
  } catch {
    return written
  }
}
