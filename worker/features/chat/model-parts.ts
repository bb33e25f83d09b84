import type { LanguageModel } from 'ai'

export type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>
export type CallOptions = Parameters<Model['doStream']>[0]
export type StreamPart =
  Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never

/** The parts of a stream, until it ends or is aborted. */
export async function* eachOf(stream: ReadableStream<StreamPart>, signal?: AbortSignal) {
  const reader = stream.getReader()
  for (;;) {
    const { value, done } = await orAborted(reader.read(), signal)
    if (done) return
    yield value
  }
}

/** Rejects as soon as a signal aborts, also where what is waited for does not listen to it. */
export function orAborted<Result>(waiting: PromiseLike<Result>, signal?: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([waiting, aborted])
}

export const textId = 'answer'
/** Words of an answer. */
export const delta = (text: string) => ({ type: 'text-delta', id: textId, delta: text }) satisfies StreamPart
