import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentFlags } from '../deployment-checks.ts'
import { runTool, showTool } from '../local/command.ts'
import { PlainError } from '../local/plain-error.ts'
import type { Target } from './target.ts'

/** What visitors get: versions of the Worker and their shares, in per cent. */
export type Traffic = { version_id: string; percentage: number }[]
type Deployment = { created_on: string; versions: Traffic }
type Version = { id: string; metadata?: { created_on?: string }; annotations?: { 'workers/tag'?: string } }

const flagsOf = ({ environment }: Target) => environmentFlags(environment)
/** Cloudflare takes 25 characters. */
const tagOf = ({ commit }: Target) => commit.slice(0, 12)

/** Uploads the built Worker as a version that no visitor gets; Cloudflare starts it once. Returns its number. */
async function uploadVersion(target: Target): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rembrandt-upload-'))
  const output = join(folder, 'output.ndjson')
  const tag = tagOf(target) ? ['--tag', tagOf(target)] : []
  try {
    await showTool('wrangler', ['versions', 'upload', ...flagsOf(target), ...tag], target.folder, {
      WRANGLER_OUTPUT_FILE_PATH: output,
    })
    const entries = readFileSync(output, 'utf8')
      .trim()
      .split('\n')
      .map((line): { type: string; version_id?: string } => JSON.parse(line))
    const id = entries.find(({ type }) => type === 'version-upload')?.version_id
    if (!id) throw new PlainError('wrangler did not say which version it uploaded.')
    return id
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Sets which visitors get which version. */
const setTraffic = (target: Target, traffic: Traffic, message: string) =>
  showTool(
    'wrangler',
    [
      ...['versions', 'deploy', ...traffic.map((one) => `${one.version_id}@${one.percentage}%`)],
      ...['--yes', '--message', message, ...flagsOf(target)],
    ],
    target.folder,
  )

/** Uploads and deploys the Worker at once, with its schedules: where there is none yet. */
const deployWorker = (target: Target) => showTool('wrangler', ['deploy', ...flagsOf(target)], target.folder)

/** Sets the schedules of wrangler.toml, which belong to no version. */
const deploySchedules = (target: Target) =>
  showTool('wrangler', ['triggers', 'deploy', ...flagsOf(target)], target.folder)

const deployPages = (target: Target) =>
  showTool(
    'wrangler',
    [
      ...['pages', 'deploy', '--branch', target.environment ?? 'main', '--commit-dirty=true'],
      ...(target.commit ? ['--commit-hash', target.commit] : []),
    ],
    join(target.folder, 'web'),
  )

/** What was deployed of the Worker, the newest first. */
async function listDeployments(target: Target): Promise<Deployment[]> {
  const deployments = await readJson<Deployment[]>(target, [
    'deployments',
    'list',
    '--json',
    ...flagsOf(target),
  ])
  return deployments.sort((one, other) => other.created_on.localeCompare(one.created_on))
}

const listVersions = (target: Target) =>
  readJson<Version[]>(target, ['versions', 'list', '--json', ...flagsOf(target)])

/** What wrangler answers as JSON. */
export async function readJson<Answer>({ folder }: Pick<Target, 'folder'>, args: string[]): Promise<Answer> {
  const { ok, output } = await runTool('wrangler', args, folder)
  const json = /^[[{][\s\S]*^[\]}]$/m.exec(output)?.[0] ?? /^\[\]$/m.exec(output)?.[0]
  if (!ok || !json) throw new PlainError(`wrangler ${args.slice(0, 2).join(' ')} failed: ${output}`)
  return JSON.parse(json) as Answer
}

/** What a deployment and a rollback have wrangler do; each call starts it. */
export const wranglerCalls = {
  deployPages,
  deploySchedules,
  deployWorker,
  listDeployments,
  listVersions,
  setTraffic,
  uploadVersion,
}
export type WranglerCalls = typeof wranglerCalls
