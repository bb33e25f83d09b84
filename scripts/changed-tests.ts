import { execFileSync } from 'node:child_process'
import { runTool } from './local/command.ts'
import { PlainError } from './local/plain-error.ts'
import { root } from './local/settings.ts'

export type TestFile = { file: string; projectName: 'pure' | 'requests' | 'journeys' }

/** What two minutes have room for, beside the build and every pure test. */
const max = { pure: 1000, requests: 12, journeys: 3 }
/** They read files of every folder, and import none. */
const readsAllFolders = /^scripts\/[\w-]+\.test\.ts$/
/** The folder below one of these is named for a noun or a page; so is a file of tables. */
const nounIn =
  /(?<=(?:^schema|\/(?:features|workflows|api|pages|account|dashboard))\/)(?!tables\/)([a-z-]+)(?=\/)|^schema\/tables\/(?:services\/)?([a-z-]+)\./g

/**
 * The tests that a change touches: those that import a changed file, and those whose folder or name is of a changed noun,
 * since requests and journeys ask a built worker. `left` does not fit into two minutes.
 */
export async function changedTests(): Promise<{ chosen: string[]; left: string[] }> {
  const base = mergeBase()
  const differing = git('diff', '--name-only', base)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  const importing = await testFiles([`--changed=${base}`])
  return chooseTests(
    [...differing, ...untracked],
    await testFiles([]),
    new Set(importing.map(({ file }) => file)),
  )
}

/** Those of a kind that come first: the changed ones, then those of the noun, then those that only import a changed file. */
export function chooseTests(
  changed: readonly string[],
  tests: readonly TestFile[],
  importing: ReadonlySet<string>,
) {
  const nouns = new Set(changed.flatMap(nounsOf))
  const closeness = ({ file, projectName }: TestFile) =>
    changed.includes(file) || (projectName === 'pure' && readsAllFolders.test(file))
      ? 3
      : isOf(file, nouns)
        ? 2
        : importing.has(file)
          ? 1
          : 0
  const chosen: string[] = []
  const left: string[] = []
  for (const kind of ['pure', 'requests', 'journeys'] as const) {
    const touched = tests.filter((test) => test.projectName === kind && closeness(test))
    const sorted = touched.toSorted((one, other) => closeness(other) - closeness(one)).map(({ file }) => file)
    chosen.push(...sorted.slice(0, max[kind]))
    left.push(...sorted.slice(max[kind]))
  }
  return { chosen, left }
}

const nounsOf = (file: string) =>
  [...file.matchAll(nounIn)]
    .flatMap(([, folder, table]) => folder ?? table ?? [])
    .filter((noun) => noun !== 'account')

/** A folder of the noun, or a file named for it in the plural or not. */
function isOf(file: string, nouns: ReadonlySet<string>): boolean {
  const folders = file.split('/')
  const name = folders.pop() ?? ''
  return [...nouns].some((noun) => folders.includes(noun) || name.startsWith(noun.replace(/(?:ies|s)$/, '')))
}

function mergeBase(): string {
  for (const branch of ['origin/main', 'main'])
    try {
      return git('merge-base', 'HEAD', branch).join('')
    } catch {
      // There is no such branch.
    }
  throw new PlainError('--changed compares with the branch main, and there is none.')
}

async function testFiles(options: string[]): Promise<TestFile[]> {
  const { ok, output } = await runTool('vitest', ['list', '--filesOnly', '--json', ...options])
  if (!ok) throw new PlainError(output)
  const found: TestFile[] = JSON.parse(output.slice(output.indexOf('[')))
  return found.map((test) => ({ ...test, file: test.file.replace(`${root}/`, '') }))
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)
