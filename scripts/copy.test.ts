// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of sources, as they stand there
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Whatever says something to people, without its comments; what the sample experts tell is theirs. */
const told = ['web', 'schema', 'worker', 'scripts']
  .flatMap((room) => readdirSync(join(root, room), { withFileTypes: true, recursive: true }))
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$|\.(mjs|webmanifest)$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((path) => !/^schema\/samples\/|node_modules|\.wrangler/.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join(root, path), 'utf8')) }))
const documents = ['README.md', 'docs/search.md'].map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))

function withoutComments(source: string) {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '').replace(/\s+/g, ' ')
}

const people =
  'experts?|people|persons?|somebody|nobody|anybody|everybody|owners?|referees?|whoever|who|you|he|she|\\$?\\{[a-z.]*name\\}'
const hanging = '(?:hangs?|hung|hanging)\\b'
/** What somebody hangs is a work; and where a work stands between, it is the work that hangs. */
const itsWork = '(?! (?:up )?(?:their|your|his|her|it|them|a|an|the) )'
const works = 'works?|profiles?|story|stories|results?|pictures?'
const hangsPeople = new RegExp(
  [
    `\\b(?:${people})’?s? (?:(?!(?:${works})\\b)[a-z]+ ){0,3}${hanging}${itsWork}`,
    `\\$?\\{[a-z.]*name\\} (?:[a-z]+ ){0,2}${hanging}${itsWork}`,
    `\\bby hanging\\b${itsWork}`,
  ].join('|'),
  'i',
)

test.each([
  'Experts are being hung',
  'Who hangs here',
  'what you gain by hanging here',
  'title={`${firstName} has hung no scorecard yet`}',
  '{name} hangs here',
  'Nobody hangs at this address',
])('%j hangs a person', (text) => {
  expect(text).toMatch(hangsPeople)
})

test.each([
  'Whose work hangs here',
  'Experts hang their work as validated stories.',
  'what you gain when your work hangs here',
  'By hanging them you allow us to show them',
  'Nothing hangs at this address',
])('%j hangs a work', (text) => {
  expect(text).not.toMatch(hangsPeople)
})

test('works hang, people never do: no text that people see or hear hangs a person', () => {
  expect(told.length).toBeGreaterThan(300)
  const found = [...told, ...documents].flatMap(({ path, text }) => {
    const [match] = hangsPeople.exec(text) ?? []
    return match ? `${path}: ${match}` : []
  })
  expect(found).toEqual([])
})
