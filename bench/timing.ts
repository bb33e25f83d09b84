/** The value below which `share` (0 to 1) of the figures lie; NaN of none. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low === undefined || high === undefined ? Number.NaN : low + (high - low) * (place % 1)
}
export const median = (figures: readonly number[]) => quantile(figures, 0.5)

/** How long something takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Fetches and reads an answer whole. @throws unless it is a 2xx. */
export async function ask(url: string, init?: RequestInit): Promise<string> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`)
  return text
}

/** A POST of JSON, as `ask` takes it. */
export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
