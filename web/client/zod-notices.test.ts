import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { isTechnical } from '#test/simulations/contract-bodies.ts'

const root = resolve(import.meta.dirname, '../..')
beforeAll(() => import('./zod-notices.ts'))
afterAll(() => {
  // Other files of tests may run in this process.
  if (globalThis.__zod_globalConfig) delete globalThis.__zod_globalConfig.customError
})

/** The contracts that forms check by, as `file name`, with where each form is. */
function contractsOfForms(): string[] {
  const forms = globSync(`${root}/web/**/*.{ts,tsx}`)
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => /zodResolver\(|lazyContract\(|Schema(\.shape\.\w+)?\.safeParse\(/.test(text))
  const found = forms.flatMap((text) => [
    ...[...text.matchAll(/import\('(#schema\/[^']+)'\)\)\.(\w+)/g)].map(
      ([, file, name]) => `${file} ${name}`,
    ),
    ...[...text.matchAll(/import \{([^}]+)\} from '(#schema\/[^']+)'/g)].flatMap(([, names = '', file]) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /(Schema|From)$/.test(name))
        .map((name) => `${file} ${name}`),
    ),
  ])
  return [...new Set(found)].toSorted()
}

async function contractNamed(named: string): Promise<z.ZodType> {
  const [file = '', name = ''] = named.split(' ')
  const exported = await import(pathToFileURL(file.replace('#', `${root}/`)).href)
  return name.endsWith('From') ? exported[name]((entered: unknown) => entered) : exported[name]
}

/** What a form might hold that its contract refuses, each for all fields and for one. */
const wrongValues = [undefined, null, 7, '', 'x'.repeat(5000), [], {}, true]

test('forms name the contracts that they check by', () => {
  expect(contractsOfForms().length).toBeGreaterThan(20)
})

test.each(contractsOfForms())(
  'a form that %s checks says in sentences for people what it lacks',
  async (named) => {
    const contract = await contractNamed(named)
    const { properties = {} } = z.toJSONSchema(contract, { io: 'output', unrepresentable: 'any' })
    const notices = wrongValues.flatMap((wrong) => {
      const body = Object.fromEntries(Object.keys(properties).map((name) => [name, wrong]))
      return contract.safeParse(body).error?.issues ?? []
    })
    expect(notices.filter(({ message }) => isTechnical(message))).toEqual([])
    expect(notices.length).toBeGreaterThan(0)
  },
)
