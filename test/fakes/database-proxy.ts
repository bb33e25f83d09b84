import { createServer, request as forward } from 'node:http'
import { listening } from './listening.ts'

/** Stands before a database: counts what reaches it, and can be switched off as if the database had stopped. */
export async function startDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  let requests: string[] = []
  let isUp = true
  let delayMs = 0
  let hold: { about: RegExp; held: string[]; released: Promise<void> } | undefined
  const server = createServer((incoming, outgoing) => {
    if (!isUp) return void incoming.socket.destroy()
    const chunks: Buffer[] = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => requests.push(Buffer.concat(chunks).toString()))
    const onward = forward(
      {
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
        // Neither side may close a connection that the other is about to use again.
        agent: false,
      },
      async (answer) => {
        const body = Buffer.concat(chunks).toString()
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        if (hold?.about.test(body)) {
          hold.held.push(body)
          await hold.released
        }
        setTimeout(() => answer.pipe(outgoing), delayMs)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  const { origin, stop } = await listening(server)
  return {
    url: origin,
    /** How many requests came through since this was last asked, of those whose body is about something. */
    countRequests(about = /^/) {
      const counted = requests.filter((body) => about.test(body)).length
      requests = []
      return counted
    },
    answerAfter(ms: number) {
      delayMs = ms
    },
    /** Withholds what the database answers to requests about something, until it is released. */
    holdAnswers(about: RegExp) {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const held: string[] = []
      hold = { about, held, released }
      return { held, release }
    },
    switchOff() {
      isUp = false
      server.closeAllConnections()
    },
    switchOn() {
      isUp = true
    },
    stop,
  }
}
