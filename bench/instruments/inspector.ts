import { buildFolder } from '#scripts/build/build-folder.ts'
import { readWorkerConfig } from '#scripts/build/worker-config.ts'

type Target = { id: string; webSocketDebuggerUrl: string }
export type Inspector = Awaited<ReturnType<typeof openInspector>>

/** A connection to V8's inspector, over which commands are asked; it ends with the runtime. */
export async function openInspector(url: string) {
  const socket = new WebSocket(url)
  const { promise: isOpen, resolve, reject } = Promise.withResolvers<void>()
  socket.addEventListener('open', () => resolve())
  socket.addEventListener('error', () => reject(new Error('The inspector did not answer')))
  await isOpen
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(data) as { id?: number; result?: unknown }
    if (id === undefined) return
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  let count = 0
  return (method: string) => {
    const id = ++count
    const { promise, resolve } = Promise.withResolvers<unknown>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method }))
    return promise
  }
}

/** The inspector of the API worker's isolate, of a product that was started with this `INSPECTOR_PORT`. */
export async function inspectApi(port: number): Promise<Inspector> {
  const { api } = readWorkerConfig(buildFolder)
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Target[]
  const target = targets.find(({ id }) => id === `core:user:${api.name}`)
  if (!target) throw new Error(`The inspector shows no isolate of ${api.name}`)
  return openInspector(target.webSocketDebuggerUrl)
}

/** Megabytes on the heap of an isolate once its garbage is collected. */
export async function heapAfterCollection(ask: Inspector): Promise<number> {
  await ask('HeapProfiler.collectGarbage')
  return heapInUse(ask)
}

/** Megabytes on the heap of an isolate now, garbage included. */
export async function heapInUse(ask: Inspector): Promise<number> {
  const { usedSize } = (await ask('Runtime.getHeapUsage')) as { usedSize: number }
  return usedSize / 1e6
}
