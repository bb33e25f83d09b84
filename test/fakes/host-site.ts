import { createServer } from 'node:http'
import { inject, onTestFinished } from 'vitest'
import { listening } from './listening.ts'

type Site = {
  /** What stands in the page's head and body, beside the script of the widget. */
  head?: string
  body?: string
  /** Attributes of the page's root element. */
  root?: string
  headers?: Record<string, string>
}

/** The script that an owner puts into their site. */
export const widgetScript = (profileUrl: string, attributes = '') =>
  `<script src="${inject('url')}/widget.js" data-profile="${profileUrl}" ${attributes}></script>`

/**
 * Somebody's own site, of another origin and another site than the product; stopped after the test. It calls itself
 * hydrated, as it has nothing that comes later.
 */
export async function hostSite({ head = '', body = '', root = '', headers = {} }: Site) {
  const server = createServer((request, answer) => {
    const isPage = request.url === '/'
    answer.writeHead(200, { 'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/plain', ...headers })
    answer.end(
      isPage
        ? `<!doctype html><html lang="en" data-hydrated ${root}><head><title>Petra’s own site</title>
          <link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">${head}</head>
          <body><main><h1>Petra’s own site</h1><p style="height:3000px"><a href="#x">Her link</a></p></main>${body}</body></html>`
        : '',
    )
  })
  const { origin, stop } = await listening(server, 'localhost')
  onTestFinished(stop)
  return origin
}
