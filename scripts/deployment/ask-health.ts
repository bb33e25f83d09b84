import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from './target.ts'

/** How a version answered `GET /api/health`; `version` is undefined where it does not name itself. */
export type Health = { isUp: boolean; status: string; version: string | undefined }

/** Until a change is known everywhere. */
const patienceMs = 30_000

/** Asks through Pages, as visitors do; `version` is one that may have no visitors yet. */
export async function askHealth({ siteUrl, worker }: Target, version?: string): Promise<Health> {
  const headers = { ...(version && { 'X-Worker-Version': `${worker}="${version}"` }) }
  try {
    const answer = await fetch(new URL('/api/health', siteUrl), {
      headers,
      signal: AbortSignal.timeout(20_000),
    })
    const body = (await answer.json().catch(() => ({}))) as { status?: string; version?: string }
    return { isUp: answer.ok, status: body.status ?? `HTTP ${answer.status}`, version: body.version }
  } catch (error) {
    return { isUp: false, status: (error as Error).message, version: undefined }
  }
}

/** Asks until that version answers that it is up; returns its last word, or that of whoever answered instead. */
export async function untilUp(target: Target, version: string, patience = patienceMs): Promise<Health> {
  for (const giveUpAt = Date.now() + patience; ; await sleep(1000)) {
    const health = await askHealth(target, version)
    if ((health.version === version && health.isUp) || Date.now() >= giveUpAt) return health
  }
}
