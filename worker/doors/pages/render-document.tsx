import { prerender } from 'react-dom/static.edge'
import { preparePage } from '#web/doors/public/entry-edge.tsx'
import { Document } from './document.tsx'

/** The HTML of a public page and its status. @throws what rendering it threw. */
export async function renderDocument(
  url: URL,
  siteOrigin: string,
  fetchApi: typeof fetch,
): Promise<{ body: string; status: number }> {
  const { status, state, module, body } = await preparePage(new Request(url), siteOrigin, fetchApi)
  let failure: unknown
  const { prelude } = await prerender(
    <Document state={state && JSON.stringify(state).replaceAll('<', '\\u003c')} module={module}>
      {body}
    </Document>,
    {
      // A larger boundary would be sent out of order with an inline script, which the policy blocks.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failure = error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failure) throw failure
  return { body: html, status }
}
