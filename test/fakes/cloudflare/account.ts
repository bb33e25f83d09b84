import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { listening } from '../listening.ts'

type Version = { id: string; tag: string }
type Deployment = { id: string; versions: { version_id: string; percentage: number }[] }
type PagesDeployment = { id: string; environment: 'production' | 'preview'; commit: string }

/** An account at Cloudflare with one Worker and one Pages project, and the site that they make, as wrangler and a visitor see them. */
export async function startCloudflare(worker: string) {
  const old: Version = { id: randomUUID(), tag: '0ld0ld0ld0ld' }
  const account = {
    /** Each change, in order. */
    did: [] as string[],
    versions: [old],
    /** The newest first. */
    deployments: [deploymentOf([[old.id, 100]])],
    pages: [{ id: randomUUID(), environment: 'production', commit: old.tag }] as PagesDeployment[],
    /** The one that visitors see. */
    shown: 0,
    /** What wrangler is answered when it uploads a version; undefined: it is taken. */
    refusal: undefined as string | undefined,
    /** The answer of a version to GET /api/health. */
    healthOf: (_version: string) => 200,
    /** Whether Pages' worker hands on which version is asked, as one before it did not. */
    handsOn: true,
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    const body = await textOf(request)
    if (url.pathname === '/api/health') {
      const version = visited(request.headers['x-worker-version'])
      const status = account.healthOf(version)
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ status: status === 200 ? 'ok' : 'down', version }))
      return
    }
    const answer = answerTo(request.method ?? '', url, body)
    const isRefused = answer instanceof Error
    response.writeHead(isRefused ? 400 : 200, { 'Content-Type': 'application/json' })
    response.end(
      JSON.stringify({
        success: !isRefused,
        errors: isRefused ? [{ code: 10021, message: answer.message }] : [],
        messages: [],
        result: isRefused ? null : answer,
      }),
    )
  })
  const { origin: url, stop } = await listening(server)
  return { account, url, stop }

  /** The version that a visitor gets, or the one asked for if it is deployed at all. */
  function visited(requested: string | string[] | undefined): string {
    const current = account.deployments[0]?.versions ?? []
    const named = current.find(
      ({ version_id }) => account.handsOn && requested === `${worker}="${version_id}"`,
    )
    return (named ?? current.find(({ percentage }) => percentage === 100))?.version_id ?? ''
  }

  function answerTo(method: string, { pathname, searchParams }: URL, body: string): unknown {
    const path = `${method} ${pathname.replace('/accounts/ours', '').replace(`/scripts/${worker}`, '/scripts/W')}`
    const upload = () => {
      if (account.refusal) return new Error(account.refusal)
      const version = { id: randomUUID(), tag: /"workers\/tag":"([^"]*)"/.exec(body)?.[1] ?? '' }
      account.versions.unshift(version)
      account.did.push('upload the Worker')
      return { ...shownVersion(version), startup_time_ms: 12, metadata: { has_preview: false } }
    }
    const deploy = () => {
      const { versions } = JSON.parse(body) as Deployment
      account.deployments.unshift(deploymentOf(versions.map((one) => [one.version_id, one.percentage])))
      account.did.push(`deploy the Worker ${versions.map((one) => `${one.percentage}%`).join(' and ')}`)
      return account.deployments[0]
    }
    const deployPages = () => {
      account.pages.unshift({
        id: randomUUID(),
        environment: part(body, 'branch') === 'main' ? 'production' : 'preview',
        commit: part(body, 'commit_hash'),
      })
      account.shown = 0
      account.did.push('deploy Pages')
      return shownPages(account.pages[0])
    }
    const pagesId = /\/pages\/projects\/rembrandt\/deployments\/([\w-]+)/.exec(pathname)?.[1]
    const versionId = /\/versions\/([\w-]+)$/.exec(pathname)?.[1]
    if (path.endsWith('/rollback')) {
      account.shown = account.pages.findIndex(({ id }) => id === pagesId)
      account.did.push('roll Pages back')
      return shownPages(account.pages[account.shown])
    }
    if (method === 'GET' && pagesId) return shownPages(account.pages.find(({ id }) => id === pagesId))
    if (method === 'GET' && versionId)
      return shownVersion(account.versions.find(({ id }) => id === versionId) ?? old)
    if (method === 'PUT' && pathname.endsWith('/schedules')) account.did.push('set the schedules')
    const answers: Record<string, () => unknown> = {
      'GET /memberships': () => [],
      'GET /accounts': () => [{ id: 'ours', name: 'Ours' }],
      [`GET /workers/services/${worker}`]: () => ({
        default_environment: {
          environment: 'production',
          script: { last_deployed_from: 'wrangler', tag: 't' },
        },
      }),
      [`GET /workers/workers/${worker}`]: () => ({ id: 'w', name: worker, subdomain: {}, observability: {} }),
      'GET /workers/scripts/W/secrets': () => [],
      'POST /workers/scripts/W/versions': upload,
      'GET /workers/scripts/W/versions': () => ({ items: account.versions.map(shownVersion) }),
      'GET /workers/scripts/W/deployments': () => ({ deployments: account.deployments }),
      'POST /workers/scripts/W/deployments': deploy,
      'GET /workers/scripts/W/subdomain': () => ({ enabled: false, previews_enabled: false }),
      'GET /pages/projects/rembrandt': () => ({
        name: 'rembrandt',
        production_branch: 'main',
        deployment_configs: { production: {}, preview: {} },
        canonical_deployment: shownPages(account.pages[account.shown]),
      }),
      'GET /pages/projects/rembrandt/upload-token': () => ({ jwt: token }),
      'POST /pages/assets/check-missing': () => [],
      'POST /pages/assets/upsert-hashes': () => ({}),
      'GET /pages/projects/rembrandt/deployments': () =>
        account.pages
          .filter(({ environment }) => environment === (searchParams.get('env') ?? environment))
          .map(shownPages),
      'POST /pages/projects/rembrandt/deployments': deployPages,
    }
    return answers[path]?.() ?? {}
  }
}

/** A token that lasts, as wrangler reads it. */
const token = `a.${Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url')}.c`

const deploymentOf = (traffic: [id: string, percentage: number][]): Deployment & Record<string, unknown> => ({
  id: randomUUID(),
  source: 'wrangler',
  strategy: 'percentage',
  author_email: 'us@ours.example',
  created_on: new Date().toISOString(),
  annotations: {},
  versions: traffic.map(([version_id, percentage]) => ({ version_id, percentage })),
})

const shownVersion = ({ id, tag }: Version) => ({
  id,
  number: 1,
  annotations: { 'workers/tag': tag },
  metadata: { created_on: new Date().toISOString(), source: 'wrangler', author_email: 'us@ours.example' },
  resources: { bindings: [], script: { etag: id, handlers: ['fetch'] }, script_runtime: {} },
})

const shownPages = (one: PagesDeployment | undefined) =>
  one && {
    id: one.id,
    environment: one.environment,
    project_name: 'rembrandt',
    url: 'https://rembrandt.example',
    aliases: [],
    created_on: new Date().toISOString(),
    latest_stage: { name: 'deploy', status: 'success' },
    deployment_trigger: { metadata: { branch: 'main', commit_hash: one.commit, commit_message: '' } },
  }

/** A field of a form that was sent as parts. */
const part = (body: string, name: string) =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1] ?? ''

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const piece of request) parts.push(piece)
  return Buffer.concat(parts).toString('utf8')
}
