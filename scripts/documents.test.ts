import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = [
  'CONTRIBUTING.md',
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const folders = ['schema', 'worker', 'web', 'scripts', 'test', 'e2e', 'bench', 'migrations', 'docs']
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/node_modules|\.wrangler/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
)
const words = new Set(
  files
    .filter((path) => /\.(tsx?|mjs|js)$/.test(path) && path !== 'scripts/documents.test.ts')
    .flatMap((path) => textOf(path).match(/[\w$-]+/g) ?? []),
)

/** What a document shows as code, without the blocks of a shell. */
const codeIn = (document: string) =>
  [
    ...textOf(document)
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code = '']) => code)

const isExample = (code: string) => /[<>*…]/.test(code)
const missingIn = (
  document: string,
  isWanted: (code: string) => boolean,
  isThere: (code: string) => boolean,
) => codeIn(document).filter((code) => !isExample(code) && isWanted(code) && !isThere(code))

test.each(documents)('every file and folder that %s names is in the tree', (document) => {
  const isPath = (code: string) =>
    new RegExp(`^(${folders.join('|')})/[\\w./-]*$|^[\\w./-]+\\.(tsx?|mjs|toml)$`).test(code)
  const isThere = (code: string) =>
    existsSync(join(root, code)) || (code.includes('.') && files.some((path) => path.endsWith(`/${code}`)))
  expect(missingIn(document, isPath, isThere)).toEqual([])
})

test.each(documents)('every link of %s to a file leads to one', (document) => {
  const links = [...textOf(document).matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map(([, link = '']) => link)
  const folder = document.startsWith('docs/') ? 'docs' : '.'
  expect(links.filter((link) => !existsSync(join(root, folder, link)))).toEqual([])
})

test.each(documents)('every name of the code that %s uses is in the code', (document) => {
  const isName = (code: string) => /^[a-z]\w*[A-Z]\w*(\(.*\))?$|^[A-Z]\w+$|^[a-z]+(-[a-z]+)+$/.test(code)
  const isThere = (code: string) => words.has(code.replace(/\(.*$/, ''))
  expect(missingIn(document, isName, isThere)).toEqual([])
})

test('a name that a numbered step of CONTRIBUTING.md changes in a file is in that file', () => {
  const steps = textOf('CONTRIBUTING.md').match(/^\d+\. .+/gm) ?? []
  const lost = steps.flatMap((step) => {
    const codes = [...step.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
    const named = codes.filter((code) => files.includes(code))
    if (!named.length || codes.some(isExample)) return []
    const text = named.map(textOf).join('\n')
    return codes.filter((code) => /^[a-z]\w*[A-Z]\w*$/.test(code) && !text.includes(code))
  })
  expect(lost).toEqual([])
})

test('CONTRIBUTING.md has at most 1,200 words, and the glossary at most forty rows', () => {
  expect(textOf('CONTRIBUTING.md').trim().split(/\s+/).length).toBeLessThanOrEqual(1200)
  const rows = textOf('docs/glossary.md').match(/^\| (?!here |---)/gm) ?? []
  expect(rows.length).toBeLessThanOrEqual(40)
})
