import { PlainError } from '../local/plain-error.ts'
import type { Target } from './target.ts'
import { readJson } from './wrangler-calls.ts'

export type PagesDeployment = {
  id: string
  created_on: string
  latest_stage?: { name?: string; status?: string }
  deployment_trigger?: { metadata?: { commit_hash?: string } }
}
type Project = { canonical_deployment?: PagesDeployment | null }

/** Cloudflare's own calls of a Pages project, for what wrangler has no command for; signed in as wrangler is. */
export async function callPages({ folder, project }: Target) {
  const { token } = await readJson<{ token?: string }>({ folder }, ['auth', 'token', '--json'])
  const account = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await onlyAccount(folder))
  const base = process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4'
  const call = async <Result>(path: string, method = 'GET'): Promise<Result> => {
    const answer = await fetch(`${base}/accounts/${account}/pages/projects/${project}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
    })
    const body = (await answer.json()) as { success: boolean; errors: { message: string }[]; result: Result }
    if (!body.success)
      throw new PlainError(`Pages: ${body.errors.map(({ message }) => message).join('; ') || answer.status}`)
    return body.result
  }
  return {
    find: () => call<Project>(''),
    /** The one of a commit, else the newest, that is older than what is shown. */
    async findBefore(found: Project | undefined, commit: string): Promise<PagesDeployment | undefined> {
      const shown = found?.canonical_deployment?.id
      const all = await call<PagesDeployment[]>('/deployments?env=production')
      const at = all.findIndex(({ id }) => id === shown)
      // Older ones are listed on later pages only: what is here would be a step forward.
      if (at < 0 && shown) return undefined
      const older = all
        .slice(at + 1)
        .filter(({ latest_stage }) => latest_stage?.name === 'deploy' && latest_stage.status === 'success')
      const isOf = (one: PagesDeployment) => one.deployment_trigger?.metadata?.commit_hash?.startsWith(commit)
      return (commit ? older.find(isOf) : undefined) ?? older[0]
    },
    rollBack: ({ id }: PagesDeployment) => call(`/deployments/${id}/rollback`, 'POST'),
  }
}

async function onlyAccount(folder: string): Promise<string> {
  const { accounts = [] } = await readJson<{ accounts?: { id: string; name: string }[] }>({ folder }, [
    'whoami',
    '--json',
  ])
  const [only, ...others] = accounts
  if (!only || others.length)
    throw new PlainError(
      `Set CLOUDFLARE_ACCOUNT_ID to the account of the site: ${accounts.map(({ id, name }) => `${id} (${name})`).join(', ')}`,
    )
  return only.id
}
