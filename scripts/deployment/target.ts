import { execFileSync } from 'node:child_process'
import { configurationsOf, type Environment, siteUrl } from '../deployment-checks.ts'
import { root } from '../local/settings.ts'

/** What is deployed, and where it goes. */
export type Target = {
  /** Where wrangler.toml, the build and web/ are. */
  folder: string
  environment: Environment
  /** The Worker's name at Cloudflare. */
  worker: string
  /** The Pages project's. */
  project: string
  siteUrl: string
  /** The commit that is deployed. */
  commit: string
}

/** The repository's own. */
export function targetOf(environment: Environment): Target {
  const [api, pages] = configurationsOf(environment)
  return {
    folder: root,
    environment,
    worker: api.name ?? '',
    project: pages.name ?? '',
    siteUrl: siteUrl(environment),
    commit: currentCommit(),
  }
}

function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
