import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const longest = 100

type Node = Record<string, unknown> & { type: string; start: number; end: number }

const names = ['schema', 'worker', 'web', 'scripts', 'bench', 'e2e'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/node_modules|\.wrangler/.test(file))
    .flatMap((file) => namesIn(join(room, file))),
)

function namesIn(path: string) {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, errors } = parseSync(path, text)
  if (errors.length) throw new Error(`${path}: ${errors[0]?.message}`)
  return everyNode(program).flatMap((node) => {
    const [name] =
      node.type === 'CallExpression' && isTest(node.callee as Node) ? (node.arguments as Node[]) : []
    if (name?.type !== 'Literal' && name?.type !== 'TemplateLiteral') return []
    // Without its quotes, as it is written.
    return { path, name: text.slice(name.start + 1, name.end - 1) }
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

test('a test name is at most 100 characters long', () => {
  expect(names.length).toBeGreaterThan(1500)
  const long = names.filter(({ name }) => name.length > longest)
  expect(long.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})
