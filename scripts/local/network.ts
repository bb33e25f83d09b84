import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { PlainError } from './plain-error.ts'

/** Listens for a moment: the port it got, or the error's code. */
const tryToListen = (host: string, port: number) =>
  new Promise<number | string>((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'UNKNOWN'))
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 'UNKNOWN'))
    })
  })

/** Below what any system gives to its outgoing connections, and above what programs are known by. */
const [lowest, highest] = [20_000, 32_000]

/** A port nobody uses, on this machine only. Whoever listens there later still can: the system gives it to no connection meanwhile. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = await tryToListen('127.0.0.1', randomInt(lowest, highest))
    if (typeof port === 'number') return port
  }
  throw new PlainError(`No free port between ${lowest} and ${highest}`)
}

/** Stops with one line unless the product can listen there. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const outcome = await tryToListen(host, port)
  if (outcome === 'EADDRINUSE') throw new PlainError(`Port ${port} is in use. Set PORT to another one.`)
  if (outcome === 'EACCES')
    throw new PlainError(`Port ${port} needs more rights. Set PORT to one above 1023.`)
  if (typeof outcome === 'string') throw new PlainError(`Cannot listen on HOST "${host}" (${outcome}).`)
}
