import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

const line = 'reads a line of a CV, 1,000 characters at most, in a thread that is ended after ten seconds'

/** How many patterns of a file may take longer than their text is long, and what bounds that text. */
const bounded: Record<string, [patterns: number, why: string]> = {
  'schema/text/numbers.ts': [1, 'reads the digits of a whole number, 21 at most'],
  'web/features/onboarding/reading/contacts.ts': [1, line],
  'web/features/onboarding/reading/person-findings.ts': [1, line],
  'web/features/onboarding/reading/name-and-role.ts': [2, line],
  'web/features/onboarding/reading/pdf/running-lines.ts': [1, line],
  'web/features/onboarding/reading/sections.ts': [2, line],
}
/** Patterns made as the code runs, each with why what is put into it cannot make it slow. */
const made: Record<string, string> = {
  'schema/stories/claims.ts': 'words of this file, one after the other',
  'schema/pages/doors.ts': 'rows of paths.ts: segments without a slash, between slashes',
  'schema/drafts/draft-gaps.ts': 'two patterns of this folder, each judged here, one or the other',
  'schema/stories/story-gaps.ts': 'patterns of this file, each judged here, one or the other',
  'web/features/onboarding/reading/industries/industry-words.ts': 'words of this file, each judged here',
  'web/features/onboarding/reading/name-and-role.ts': line,
  'web/features/onboarding/reading/results.ts': line,
  'web/features/onboarding/reading/role-words.ts': line,
  'web/features/onboarding/reading/sections.ts': line,
  'web/features/onboarding/reading/time-spans.ts': line,
  'web/features/onboarding/reading/years.ts': line,
  'worker/features/chat/built-in-agent/question/intent-patterns.ts':
    'patterns of this file, each judged here',
  'worker/features/chat/built-in-agent/question/intents.ts':
    'a name of 120 characters at most, without all but letters, digits, space and hyphen',
  'worker/features/drafts/suggestions.ts':
    'one word of this file; white space is read from where it begins, and then once',
  'worker/features/sharing/paint.ts': 'names of attributes in this folder; a value ends at the next quote',
}

type Node = Record<string, unknown> & { type: string }
type Pattern = { path: string; source: string; flags: string }

function everyNode(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return found
  if ('type' in value && typeof value.type === 'string') found.push(value as Node)
  for (const part of Object.values(value)) everyNode(part, found)
  return found
}

const callsRegExp = ({ type, callee }: Node) =>
  (type === 'NewExpression' || type === 'CallExpression') && (callee as { name?: string }).name === 'RegExp'
const textOf = (argument: Node | undefined) =>
  argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined

const literals: Pattern[] = []
const madeIn = new Set<string>()
for (const path of ['schema', 'scripts/local', 'web', 'worker'].flatMap(sourcesIn)) {
  const { program, errors } = parseSync(path, readFileSync(join(root, path), 'utf8'))
  if (errors.length) throw new Error(`${path}: ${errors[0]?.message}`)
  for (const node of everyNode(program)) {
    const { regex } = node as { regex?: { pattern: string; flags: string } }
    if (regex) literals.push({ path, source: regex.pattern, flags: regex.flags })
    if (!callsRegExp(node)) continue
    const [source, flags] = (node.arguments as Node[]).map(textOf)
    if (source === undefined) madeIn.add(path)
    else literals.push({ path, source, flags: flags ?? '' })
  }
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file) && !/\.test\.tsx?$|node_modules|\.wrangler/.test(file))
    .map((file) => join(folder, file))
}

/** Why a pattern may take longer than its text is long; undefined where it does not. */
function slownessOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>) {
  const [worst] = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports
  return worst && `${worst.exponential ? 'exponential' : 'polynomial'} at ${worst.character.pick} again`
}

test('the judge of patterns knows the slow from the quick', () => {
  for (const source of ['(?:a+)+$', '[.!?]+$', '^\\w+\\s*:\\s*(.*)$', '\\S+@\\S+'])
    expect(slownessOf({ source, flags: '' }), source).toBeDefined()
  for (const source of ['(?<![.!?])[.!?]+$', '^\\w+:', '[.!?]+'])
    expect(slownessOf({ source, flags: '' }), source).toBeUndefined()
})

test('no pattern takes more than linear time, whatever text is typed', () => {
  expect(literals.length).toBeGreaterThan(300)
  const slow = literals.flatMap(({ path, source, flags }) => {
    const why = slownessOf({ source, flags })
    return why ? [{ path, line: `${path}: /${source}/${flags} is ${why}` }] : []
  })
  expect(slow.filter(({ path }) => !Object.hasOwn(bounded, path))).toEqual([])
  // One more in a file with an exemption has to be looked at, and an exemption that nothing needs any more goes.
  const counted = Object.keys(bounded).map((path) => [path, slow.filter((one) => one.path === path).length])
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries(Object.entries(bounded).map(([path, [patterns]]) => [path, patterns])),
  )
}, 60_000)

test('a pattern that is made as the code runs stands among those that were judged', () => {
  expect([...madeIn].toSorted()).toEqual(Object.keys(made).toSorted())
})
