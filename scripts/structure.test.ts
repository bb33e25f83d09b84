import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const folders = ['schema', 'worker', 'web', 'scripts', 'test', 'e2e', 'bench'].filter((folder) =>
  existsSync(join(root, folder)),
)

/** What a file of a feature may be called, besides pure modules named for the domain. */
const vocabulary = ['queries', 'commands', 'policy', 'jobs', 'emails', 'tools']
const emptyWords = /^(utils?|helpers?|types?|misc|common|lib|index|constants?)\.(ts|tsx|mjs)$/
/** Content and data are as long as they are. */
const isContent = (path: string) =>
  /\.test\.tsx?$|^schema\/samples\/|^migrations\/|\/(?:word-families|answer-weights)\.ts$/.test(path)
const longest = 250

const sources = folders.flatMap(everythingIn).filter((path) => /\.(ts|tsx|mjs)$/.test(path))

function everythingIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.wrangler|node_modules/.test(relative(root, entry.parentPath)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}
const textsOf = (folder: string, name: RegExp) =>
  readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((file) => name.test(file))
    .map((file) => textOf(join(folder, file)))
    .join('\n')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

test('no file is longer than 250 lines, data, content and tests aside', () => {
  const long = sources
    .filter((path) => !isContent(path))
    .map((path) => ({ path, lines: textOf(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest)
  expect(
    long,
    'move what belongs together into a file of its own, plan-commands.ts beside commands.ts',
  ).toEqual([])
})

test('no literal is spread into another one to save lines', () => {
  expect(sources.filter((path) => /^\s*\.\.\.\{/m.test(textOf(path)))).toEqual([])
})

test('no file has a name that says nothing', () => {
  const allowed = ['worker/index.ts']
  const vague = sources.filter(
    (path) => emptyWords.test(path.split('/').at(-1) ?? '') && !allowed.includes(path),
  )
  expect(vague).toEqual([])
})

test('a value is named by what it is, a limit begins with max or min, and no name is a bare participle', () => {
  const participle =
    /\b(?:const|let|function|type|interface) (?:[Aa]sked|[Tt]old|[Ss]aid|[Kk]ept|[Gg]one|[Hh]eard)\b/
  expect(sources.filter((path) => participle.test(textOf(path)))).toEqual([])
  const dialect =
    /\b(?:const|let|function|type|interface) (?:(?:[Bb]egun|[Hh]eld|[Ss]pent|[Ss]tray)\b|(?:most|fewest)[A-Z])/
  const named = sources.filter((path) => !isContent(path) && !/^(?:test|e2e|bench)\//.test(path))
  expect(named.filter((path) => dialect.test(textOf(path)))).toEqual([])
  const participleInFile =
    /(?:^|-)(?:asked|told|said|kept|begun|held|gone|spent|stray|given|entered|what|who|how)[-.]/
  expect(named.filter((path) => participleInFile.test(basename(path)))).toEqual([])
})

test('every feature of the worker has a verb, and doors, workflows and pages use the same nouns', () => {
  const nounsOf = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? entry.name : [],
    )
  const worker = nounsOf('worker/features')
  for (const noun of worker) {
    const files = readdirSync(join(root, 'worker/features', noun)).map((file) => file.replace(/\.tsx?$/, ''))
    expect(
      files.some((file) => vocabulary.includes(file.split('-').at(-1) ?? '')),
      `worker/features/${noun}`,
    ).toBe(true)
  }
  expect(nounsOf('worker/workflows').filter((name) => ![...worker, 'mail'].includes(name))).toEqual([])
  // What serves operators is no noun of the product.
  expect(nounsOf('worker/doors/api').filter((name) => ![...worker, 'dev', 'health'].includes(name))).toEqual(
    [],
  )
  const nouns = [...worker, 'featured', 'community', 'picture', 'levels', 'profile-page']
  expect(nounsOf('web/features').filter((noun) => !nouns.includes(noun))).toEqual([])
})

test('the deployed code opens no file: neither worker nor schema imports anything of Node', () => {
  const deployed = sources.filter((path) => /^(worker|schema)\//.test(path) && !path.endsWith('.test.ts'))
  expect(
    deployed.filter((path) => /\bfrom '(node:|fs\b|path\b)|import\('(node:|fs\b)/.test(textOf(path))),
  ).toEqual([])
})

test('SQL stands in queries, commands and services only', () => {
  const mayHoldSql =
    /^worker\/(services\/|features\/[^/]+\/([a-z-]+\/)?([a-z-]+-)?(queries|commands|jobs)\.ts$)|\.test\.ts$/
  const others = sources.filter((path) => path.startsWith('worker/') && !mayHoldSql.test(path))
  expect(others.filter((path) => textOf(path).includes("from 'drizzle-orm"))).toEqual([])
})

test('each table is written by one feature or one service, and never by a workflow', () => {
  const created = textsOf('migrations', /\.sql$/).matchAll(
    /create (?:virtual )?table `?(?:if not exists )?(\w+)/gi,
  )
  const declared = textsOf('schema/tables', /\.ts$/).matchAll(/const (\w+) = sqliteTable\(\s*'(\w+)'/g)
  const nameOf = new Map([
    ...[...created].map(([, name = '']): [string, string] => [name, name]),
    ...[...declared].map(([, own = '', name = '']): [string, string] => [own, name]),
  ])
  const writes =
    /(?:\.(?:insert|update|delete)\(|eraseInSlices\(\s*call,|\b(?:insert(?: or \w+)? into|replace into|delete from|(?<!do )update)\s)\s*(?:\$\{)?(?:tables\.)?`?"?(\w+)/gi
  const writers = new Map<string, Set<string>>()
  for (const path of sources.filter((path) => path.startsWith('worker/') && !isContent(path))) {
    const folder = /^worker\/(?:features|services)\/[^/]+(?=\/)/.exec(path)?.[0] ?? path
    for (const [, target = ''] of textOf(path).matchAll(writes)) {
      const table = nameOf.get(target)
      if (table) writers.set(table, (writers.get(table) ?? new Set()).add(folder))
    }
  }
  expect(writers.get('chat_budgets'), 'raw and built statements are seen').toEqual(
    new Set(['worker/services/allowances.ts']),
  )
  expect(writers.get('profile_search')).toEqual(new Set(['worker/features/gallery']))
  expect([...writers].filter(([, folders]) => folders.size > 1)).toEqual([])
  expect(
    [...writers].filter(([, folders]) =>
      [...folders].some((folder) => !/^worker\/(features|services)\//.test(folder)),
    ),
  ).toEqual([])
})

test('several statements are run by name, and features only read', () => {
  const plain = sources.filter(
    (path) => path.startsWith('worker/') && !isContent(path) && /\.batch\(/.test(textOf(path)),
  )
  expect(plain).toEqual(['worker/services/database.ts', 'worker/services/write.ts'])
  const verbs = sources.filter((path) => /^worker\/(features|workflows)\//.test(path) && !isContent(path))
  const writing = /import \{[^}]*\b(?:write|batchRows)\b[^}]*\} from '[./]+services\/(?:write|each-row)\.ts'/
  const features = verbs.filter((path) => path.startsWith('worker/features/'))
  expect(features.filter((path) => writing.test(textOf(path)))).toEqual([])
})

test('queries, commands, jobs and workflows take time, database and variables from their call', () => {
  const verbs = sources.filter((path) => /^worker\/(features|workflows)\//.test(path) && !isContent(path))
  const passed = verbs.flatMap((path) =>
    [
      ...textOf(path).matchAll(
        /\b(?:db: Database|now: Date|kv: KVNamespace|variables: Variables|env: Env)\b/g,
      ),
    ].map(([declaration]) => `${path}: ${declaration}`),
  )
  expect(passed).toEqual([])
})

test('no door runs a statement or a batch: it calls a verb, or a read of a feature', () => {
  const doors = sources.filter((path) => path.startsWith('worker/doors/') && !isContent(path))
  const run = doors.filter((path) => /\bdb\b/.test(textOf(path)))
  expect(run).toEqual([])
})

test('only the doors of the worker know HTTP', () => {
  const below = sources.filter((path) => /^worker\/(?!doors\/)/.test(path) && !isContent(path))
  expect(below.filter((path) => /from 'hono/.test(textOf(path)))).toEqual([])
})

/** The folders of worker/ in the order of imports: each may import the ones after it. */
const workerLayers = ['doors', 'workflows', 'features', 'services']
const workerRankOf = (path: string) => workerLayers.indexOf(path.split('/')[1] ?? '')
const workerImports = sources
  .filter((path) => path.startsWith('worker/') && !isContent(path) && workerRankOf(path) >= 0)
  .flatMap((path) => mentionsOf(path).map((target) => [path, target] as const))
  .filter(([, target]) => target.startsWith('worker/') && workerRankOf(target) >= 0)

test('nothing in worker/ imports upward, types included', () => {
  const upward = workerImports.filter(([path, target]) => workerRankOf(target) < workerRankOf(path))
  expect(upward.map((arrow) => arrow.join(' → '))).toEqual([])
})

test('no two nouns of worker/features, of worker/workflows or of worker/services import each other', () => {
  const nounOf = (path: string) => path.split('/').slice(0, 3).join('/')
  const arrows = new Set(
    workerImports
      .filter(([path, target]) => workerRankOf(path) > 0 && workerRankOf(path) === workerRankOf(target))
      .filter(([path, target]) => nounOf(path) !== nounOf(target))
      .map((arrow) => arrow.map(nounOf).join(' → ')),
  )
  const pairs = [...arrows].filter((arrow) => arrows.has(arrow.split(' → ').toReversed().join(' → ')))
  expect(pairs).toEqual([])
})

test('an exported name has one meaning in its top folder', () => {
  // What the router reads of a screen's module is called alike in all of them.
  const ofRouter = ['Component', 'handle', 'createRoutes']
  const exported = sources
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      [
        ...textOf(path).matchAll(
          /^export (?:default )?(?:async )?(?:const|function\*?|type|class|interface) (\w+)/gm,
        ),
      ].map(([, name = '']) => ({ name: `${path.split('/')[0]}: ${name}`, path })),
    )
  const doubled = [...Map.groupBy(exported, ({ name }) => name)].filter(
    ([name, places]) =>
      new Set(places.map(({ path }) => path)).size > 1 && !ofRouter.some((one) => name.endsWith(`: ${one}`)),
  )
  expect(doubled.map(([name, places]) => `${name} in ${places.map(({ path }) => path).join(', ')}`)).toEqual(
    [],
  )
})

test('modules do not import each other in a circle', () => {
  const graph = new Map(sources.map((path) => [path, importsOf(path)]))
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (path: string, trail: string[]) => {
    if (trail.includes(path))
      return void circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    if (done.has(path)) return
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) walk(path, [])
  expect(circles).toEqual([])
})

/** The folders of web/ in the order of imports: each may import the ones after it. */
const webLayers = ['doors', 'pages', 'features', 'ui', 'client']
const rankOf = (path: string) => webLayers.indexOf(path.split('/')[1] ?? '')
/** `web/pages/home`, `web/pages/account/login`, `web/features/chat`, `web/ui`. */
const folderOf = (path: string) =>
  /^web\/(?:pages\/account|doors|pages|features)\/[^/]+/.exec(path)?.[0] ??
  path.split('/').slice(0, 2).join('/')
const webImports = sources
  .filter((path) => path.startsWith('web/') && rankOf(path) >= 0)
  .flatMap((path) => mentionsOf(path).map((target) => [path, target] as const))
  .filter(([, target]) => target.startsWith('web/') && rankOf(target) >= 0)

test('nothing in web/ imports upward, lazy imports and types included', () => {
  const upward = webImports.filter(([path, target]) => rankOf(target) < rankOf(path))
  expect(upward.map((arrow) => arrow.join(' → '))).toEqual([])
})

test('no page imports another one, and no two nouns of web/ import each other', () => {
  const between = webImports.filter(([path, target]) => folderOf(path) !== folderOf(target))
  const arrows = new Set(between.map((arrow) => arrow.map(folderOf).join(' → ')))
  const pages = [...arrows].filter((arrow) => /^web\/pages\/.* → web\/pages\/(?!layout$)/.test(arrow))
  expect(pages).toEqual([])
  expect([...arrows].filter((arrow) => arrows.has(arrow.split(' → ').toReversed().join(' → ')))).toEqual([])
})

test('a folder holds at most 25 files, without the tests beside them; in e2e/ the tests are the files', () => {
  const counted = folders
    .flatMap(everythingIn)
    .filter((path) => path.startsWith('e2e/') || !/\.test\.tsx?$/.test(path))
  const crowded = [...Map.groupBy(counted, dirname)].filter(([, { length }]) => length > 25)
  expect(crowded.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
})

test('a stylesheet is at most 150 lines long', () => {
  const sheets = everythingIn('web').filter((path) => path.endsWith('.css'))
  expect(sheets.filter((path) => textOf(path).split('\n').length > 151)).toEqual([])
})

test('a class begins with the name of the folder whose stylesheet defines it, or is a word of the look', () => {
  const foldersIn = (side: string) =>
    readdirSync(join(root, 'web', side)).filter((name) => !name.includes('.'))
  const isOf = (folder: string) => (name: string) => name === folder || name.startsWith(`${folder}-`)
  const isOfFeature = (name: string) => foldersIn('features').some((folder) => isOf(folder)(name))
  const isOfFolder = (name: string) =>
    isOfFeature(name) || foldersIn('pages').some((folder) => isOf(folder)(name))
  const look = new Set(selectorsBelow('web/ui/look').flatMap(({ classes }) => classes))
  const words = [...look].filter((name) => !isOfFolder(name))
  expect([...look].filter(isOfFolder), 'the look names no folder').toEqual([])

  const below = [...selectorsBelow('web/pages'), ...selectorsBelow('web/features')]
  expect(below.length).toBeGreaterThan(300)
  const strangers = below.filter(({ path, classes }) => {
    const isOwn = isOf(path.split('/')[2] ?? '')
    const mayStandBeside = (name: string) =>
      words.includes(name) || (path.startsWith('web/pages/') && isOfFeature(name))
    return !classes.some(isOwn) || !classes.every((name) => isOwn(name) || mayStandBeside(name))
  })
  expect(strangers.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([])
})

/** Every selector of the stylesheets in a folder, with the classes that it names. */
function selectorsBelow(folder: string) {
  const sheets = everythingIn(folder).filter((path) => path.endsWith('.css'))
  return sheets.flatMap((path) => {
    const selectors: { path: string; selector: string; classes: string[] }[] = []
    postcss.parse(textOf(path)).walkRules(({ parent, selectors: those }) => {
      if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return
      for (const selector of those) {
        const classes = [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
        selectors.push({ path, selector, classes })
      }
    })
    return selectors
  })
}

/** What a module of this tree names as another, in whatever way it imports it. */
function mentionsOf(path: string): string[] {
  const targets = textOf(path).matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([#.][^'"]+)['"]/g)
  return [...targets].map(([, target = '']) => inTree(path, target))
}

/** What a module imports from this tree when it runs; imports of types and lazy ones do not count. */
function importsOf(path: string): string[] {
  const statements = textOf(path).matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
  )
  return [...statements].flatMap(([, target = '']) => {
    return /^[#.]/.test(target) ? inTree(path, target) : []
  })
}

test('code that a public page ships takes only types from a contract: values would bring zod along', () => {
  const contracts = sources.filter(
    (path) => /^schema\//.test(path) && !isContent(path) && textOf(path).includes("from 'zod'"),
  )
  expect(contracts).toContain('schema/profiles/profiles.ts')
  const ships = shippedFrom(sources.filter((path) => path.startsWith('web/doors/public/')))
  expect(ships.length).toBeGreaterThan(200)
  const taken = ships.flatMap((path) =>
    importsOf(path).flatMap((target) =>
      reachedFrom(target).some((reached) => contracts.includes(reached)) ? `${path} → ${target}` : [],
    ),
  )
  expect(taken).toEqual([])

  function shippedFrom(paths: string[]) {
    const shipped = new Set(paths)
    for (const path of shipped)
      for (const next of mentionsOf(path)) if (/^web\/.*\.tsx?$/.test(next)) shipped.add(next)
    return [...shipped]
  }

  function reachedFrom(path: string, reached: string[] = []): string[] {
    if (!path.startsWith('schema/') || reached.includes(path)) return reached
    reached.push(path)
    for (const next of importsOf(path)) reachedFrom(next, reached)
    return reached
  }
})

test('late code of a page behind the account door waits for a network: a bare lazy would break the page', () => {
  const behind = sources.filter((path) => /^web\/(?:pages\/account|features\/billing)\//.test(path))
  expect(behind.length).toBeGreaterThan(200)
  expect(behind.filter((path) => /\blazy\b[^'\n]*\} from 'react'/.test(textOf(path)))).toEqual([])
})

test('contracts of answers are taken as types: their values would be built at every start', () => {
  const shipped = sources.filter((path) => /^(worker|web)\//.test(path) && !isContent(path))
  const taken = shipped.flatMap((path) =>
    importsOf(path).flatMap((target) =>
      /^schema\/.*-answers\.ts$/.test(target) ? `${path} → ${target}` : [],
    ),
  )
  expect(taken).toEqual([])
})

test('each job of a feature that deletes what is old has its statement among the query plans', () => {
  const imports = textOf('worker/doors/timetable.ts').matchAll(/^import \{ (.+) \} from '\.\.\/features\//gm)
  const verbs = [...imports]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => /^expire/.test(name))
  const plans = textOf('worker/features/query-plans.requests.test.ts')
  expect(verbs.length).toBeGreaterThan(10)
  expect(
    verbs.filter((verb) => !plans.includes(`${verb}(`)),
    'ask for its statement in worker/features/query-plans.requests.test.ts',
  ).toEqual([])
})

test('a test that needs the product is a `.requests.test.ts` or a journey', () => {
  const needsProduct = /from '#test\/(product|people|agent|browser|requests)|inject\(/
  const pure = sources.filter(
    (path) =>
      /\.test\.ts$/.test(path) &&
      !/^e2e\/|\.requests\.test\.ts$/.test(path) &&
      path !== 'scripts/structure.test.ts',
  )
  expect(pure.filter((path) => needsProduct.test(textOf(path)))).toEqual([])
})
/** The file behind an import, as a path from the root. */
function inTree(path: string, target: string) {
  return target.startsWith('#') ? target.slice(1) : relative(root, resolve(root, dirname(path), target))
}
