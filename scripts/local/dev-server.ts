import { existsSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { takeShared } from '#schema/pages/app-files.ts'
import { doorOf } from '#schema/pages/doors.ts'
import { paths } from '#schema/paths.ts'
import { root, type Settings } from './settings.ts'

const sources = /^\/(@|web\/|schema\/|node_modules\/)/

/** What Vite serves: modules of the browser's side and the files of web/public; the worker answers all else. */
function isViteOwn(url: string): boolean {
  const { pathname } = new URL(`http://localhost${url}`)
  return sources.test(pathname) || (pathname !== '/' && existsSync(join(root, 'web/public', pathname)))
}

/** Every page behind the account door; built, each has a shell of its own, whose styles do not wait for a script. */
const accountDocument = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="root"></div><script type="module" src="/web/doors/account/entry.tsx"></script></body></html>`

const documentAt = (url: string) =>
  url.startsWith(paths.shared.pattern)
    ? accountDocument.replace('<head>', `<head><script src="${takeShared}"></script>`)
    : accountDocument

/** Vite's server in front, with hot reload; `worker` is asked for when a request needs it. */
export async function startDevServer(settings: Settings, worker: () => URL): Promise<ViteDevServer> {
  const toWorker: Plugin = {
    name: 'to-worker',
    configureServer(vite) {
      const { middlewares } = vite
      middlewares.use(async (visitor, answer, next) => {
        const url = visitor.url ?? '/'
        if (isViteOwn(url)) return next()
        if (doorOf(url) === 'public') return handOver(worker(), visitor, answer)
        answer.setHeader('Content-Type', 'text/html; charset=utf-8')
        answer.end(await vite.transformIndexHtml(url, documentAt(url)))
      })
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
