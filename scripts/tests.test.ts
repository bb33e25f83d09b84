import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const tooLong = 100

type Node = Record<string, unknown> & { type: string; start: number; end: number }

type Test = { path: string; name?: string; runsBesideOthers: boolean; text: string }

const tests = ['schema', 'worker', 'web', 'scripts', 'bench', 'e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/node_modules|\.wrangler/.test(file))
    .flatMap((file) => testsIn(join(folder, file))),
)

function testsIn(path: string): Test[] {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, errors } = parseSync(path, text)
  if (errors.length) throw new Error(`${path}: ${errors[0]?.message}`)
  return everyNode(program).flatMap((node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee as Node)) return []
    const [name] = node.arguments as Node[]
    const callee = node.callee as Node
    return {
      path,
      // Without its quotes, as it is written.
      name:
        name?.type === 'Literal' || name?.type === 'TemplateLiteral'
          ? text.slice(name.start + 1, name.end - 1)
          : undefined,
      runsBesideOthers: text.slice(callee.start, callee.end).includes('.concurrent'),
      text: text.slice(node.start, node.end),
    }
  })
}

function everyNode(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null) return found
  if ('type' in value && typeof value.type === 'string') found.push(value as Node)
  for (const part of Object.values(value)) everyNode(part, found)
  return found
}

/** `test`, `test.concurrent`, `test.each(…)`, `test.each`…``. */
function isTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return ['test', 'it', 'describe'].includes(callee.name as string)
  const inner = callee.object ?? callee.callee ?? callee.tag
  return inner !== undefined && isTest(inner as Node)
}

test('a test name is under 100 characters long', () => {
  const named = tests.filter(({ name }) => name !== undefined)
  expect(named.length).toBeGreaterThan(1500)
  const long = named.filter(({ name = '' }) => name.length >= tooLong)
  expect(long.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

// expect.poll asks for the running test, which is gone as soon as any test beside it ends.
test('nothing waits by expect.poll where tests run beside each other', () => {
  const polls = (text: string) => /expect\s*\.poll/.test(text)
  const beside = tests.filter(({ runsBesideOthers }) => runsBesideOthers)
  expect(beside.length).toBeGreaterThan(50)
  const shared = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules') && file !== 'eventually.ts')
    .map((file) => join('test', file))
    .filter((path) => polls(readFileSync(join(root, path), 'utf8')))
  expect([...beside.filter(({ text }) => polls(text)).map(({ path }) => path), ...shared]).toEqual([])
})
