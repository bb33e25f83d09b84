// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of sources, as they stand there
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { levels, plans, planTitle } from '#schema/levels.ts'

const root = resolve(import.meta.dirname, '..')

/** All texts for people, without comments; the sample experts' own words are left out. */
const texts = ['web', 'schema', 'worker', 'scripts']
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
/** A work may be hung by somebody, and a work may come between the person and the verb. */
const itsWork = '(?! (?:up )?(?:their|your|his|her|it|them|a|an|the) )'
const works = 'works?|profiles?|story|stories|results?|pictures?'
const personThatHangs = new RegExp(
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
])('the wording rule catches a person who hangs: %j', (text) => {
  expect(text).toMatch(personThatHangs)
})

test.each([
  'Whose work hangs here',
  'Experts hang their work as validated stories.',
  'what you gain when your work hangs here',
  'By hanging them you allow us to show them',
  'Nothing hangs at this address',
])('the wording rule allows a work that hangs: %j', (text) => {
  expect(text).not.toMatch(personThatHangs)
})

test('works hang, people never do: no text that people see or hear hangs a person', () => {
  expect(texts.length).toBeGreaterThan(300)
  const found = [...texts, ...documents].flatMap(({ path, text }) => {
    const [match] = personThatHangs.exec(text) ?? []
    return match ? `${path}: ${match}` : []
  })
  expect(found).toEqual([])
})

const worker = texts.flatMap(({ path, text }) => (path.startsWith('worker/') ? [text] : [])).join(' ')
const isRead = (capability: string) =>
  new RegExp(
    `(?:\\bplans\\[[^\\]]+\\]|\\bterms)\\.${capability}\\b|(?:requireUnlocked|plansWith)\\('${capability}'\\)`,
  ).test(worker)
const prices = ['level', 'levelName', 'firstPayment', 'monthly']
const capabilities = Object.keys(plans.free).filter((name) => !prices.includes(name))

test('everything that a plan unlocks is read by the worker', () => {
  expect(capabilities.length).toBeGreaterThan(5)
  expect(capabilities.filter((capability) => !isRead(capability))).toEqual([])
})

test('each line that a level sells is a person’s work, or a capability of which the plan before has less', () => {
  const before = { starter: 'free', sprint: 'starter', premium: 'sprint' } as const
  const lines = levels.flatMap(({ plan, includes }) => includes.map((line) => ({ plan, ...line })))
  const unsupported = lines.filter(
    ({ plan, by }) =>
      by !== 'a person' && by !== 'any profile' && plans[plan][by] === plans[before[plan]][by],
  )
  expect(unsupported).toEqual([])
})

/** What a text may speak of only once a capability of this name is read (R5, R23, R29). */
const unbuilt = {
  advancedAgent:
    /\badvanced (?:AI )?agent|\b(?:teach|train)(?:es)? (?:it|the agent|your agent)\b|\bagent (?:that|whom|which) (?:you|they|is|was|were) (?:teach|taught|trained?)/i,
  widget: /\b(?:on|to|for|in) (?:your|their|its|his|her) own (?:web)?site\b|\bchat widget\b/i,
}

test.each(Object.entries(unbuilt))('no text sells %s before the worker reads it', (capability, pattern) => {
  expect('An advanced AI agent: you teach it, and it answers on your own site too').toMatch(pattern)
  if (capabilities.includes(capability) && isRead(capability)) return
  const found = [...texts, ...documents].flatMap(({ path, text }) => {
    const [match] = pattern.exec(text) ?? []
    return match ? `${path}: ${match}` : []
  })
  expect(found).toEqual([])
})

test('every link of the site that opens a new window says so', () => {
  // In the widget's frame every link does.
  const links = texts.filter(
    ({ path, text }) =>
      path.startsWith('web/') && !path.startsWith('web/pages/widget/') && text.includes('target="_blank"'),
  )
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  const silent = links.filter(
    ({ text }) =>
      count(text, /\(opens (?:a new (?:window|tab)|your mail program)\)/g) < count(text, /target="_blank"/g),
  )
  expect(links.length).toBeGreaterThan(10)
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('the plan that costs nothing is called Level 1, Free, and by no other name', () => {
  expect(planTitle('free')).toBe('Level 1, Free')
  const found = texts.flatMap(({ path, text }) => {
    const [match] =
      /\b(?:free|basic) (?:plan|level)\b|\ba free (?:one|or Starter)\b|\b1, Starter\b/i.exec(text) ?? []
    return match ? `${path}: ${match}` : []
  })
  expect(found).toEqual([])
})

/** What a page said that was not so, each beside what is: a change reaches every copy of a page within a minute (R18). */
const untrue = [
  /\b(?:leaves?|comes? off|gone from) (?:the|your|\S+’s)(?: public)? (?:page|gallery|search)\b[^.]{0,40}\bat once\b/i,
  /\bIt takes about three minutes\b/i,
  /\b(?:one more|written another) story\b/i,
  /\bbecomes the (?:title|headline)\b/i,
  /\bdrafted\b[^.]{0,40}\bon another device is part\b/i,
]

test('no text repeats a sentence that was found untrue', () => {
  const found = texts.flatMap(({ path, text }) =>
    untrue.flatMap((words) => {
      const [match] = words.exec(text) ?? []
      return match ? `${path}: ${match}` : []
    }),
  )
  expect(found).toEqual([])
})

test('an address and a message are an email, never an e-mail', () => {
  const exception = 'worker/features/knowledge/word-families.ts'
  const found = [...texts, ...documents].flatMap(({ path, text }) => {
    const [match] = /[^"'>]{0,30}(?<![a-z])e-mail/i.exec(path === exception ? '' : text) ?? []
    return match ? `${path}: ${match}` : []
  })
  expect(found).toEqual([])
})
