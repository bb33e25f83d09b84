import { existsSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { root, type Settings } from './settings.ts'

const sources = /^\/(@|web\/|schema\/|node_modules\/)/

/** What Vite serves: modules of the browser's side and the files of web/public; the worker answers all else. */
function isViteOwn(url: string): boolean {
  const { pathname } = new URL(`http://localhost${url}`)
  return sources.test(pathname) || (pathname !== '/' && existsSync(join(root, 'web/public', pathname)))
}

/** Vite's server in front, with hot reload; `worker` is asked for when a request needs it. */
export async function startDevServer(settings: Settings, worker: () => URL): Promise<ViteDevServer> {
  const toWorker: Plugin = {
    name: 'to-worker',
    configureServer({ middlewares }) {
      middlewares.use((visitor, answer, next) =>
        isViteOwn(visitor.url ?? '/') ? next() : handOver(worker(), visitor, answer),
      )
    },
  }
  const server = await createServer({
    mode: 'development',
    logLevel: 'warn',
    clearScreen: false,
    server: { host: settings.host, port: settings.port, strictPort: true },
    plugins: [toWorker],
  })
  return server.listen()
}

/** Passes a request on and streams the answer back; either side's end ends the other. */
function handOver(worker: URL, visitor: IncomingMessage, answer: ServerResponse): void {
  const headers = { ...visitor.headers, 'cf-connecting-ip': visitor.socket.remoteAddress ?? '127.0.0.1' }
  const { method, url: path } = visitor
  const { hostname: host, port } = worker
  const onwards = request({ host, port, method, path, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(answer)
  })
  onwards.on('error', (error) => {
    if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain' })
    answer.end(`The worker did not answer: ${error.message}`)
  })
  answer.on('close', () => onwards.destroy())
  visitor.pipe(onwards)
}
