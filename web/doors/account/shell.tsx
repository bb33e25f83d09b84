import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { takeShared } from '#schema/pages/app-files.ts'
import { paths } from '#schema/paths.ts'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { purchaseIntros } from '#web/features/billing/purchase-step.tsx'
import { DocumentHead } from '#web/pages/layout/document-head.tsx'
import { AccountLayout } from './account-layout.tsx'
import { accountPages } from './router.tsx'

/**
 * Of the account door's build: the text of its stylesheet, and as addresses that one, the page's own stylesheets, the
 * entry and all that the page begins with.
 */
type ShellAssets = {
  styles: string
  sheet: string
  sheets: string[]
  script: string
  imports: string[]
}

/** The path of every shell, and the name of its page's screen, which only its import tells. */
export const shells = accountPages.map(({ pattern, load }) => {
  const [, screen] = /\/([\w-]+)-screen/.exec(load.toString()) ?? []
  if (!screen) throw new Error(`${pattern} imports no screen`)
  return { path: pattern, screen }
})

const intros = { ...pageIntros, ...purchaseIntros }
const introOf = (path: string) =>
  Object.entries(intros).find(([name]) => paths[name as keyof typeof intros].pattern === path)?.[1]

/** React's types know no such link. What reads ahead in a document does not heed that it is disabled, but heeds its media. */
const notFetched = { disabled: true, media: 'not all' }

const handler = createStaticHandler([
  {
    element: <AccountLayout />,
    children: accountPages.map(({ pattern, title, masthead }) => ({
      path: pattern,
      handle: masthead && { masthead },
      element: <ScreenPlaceholder title={title} lead={introOf(pattern)} isRoom={masthead === 'over'} />,
    })),
  },
])

/**
 * The document of a page behind the account door, a file, the same for all: painted before its scripts have come, which
 * therefore leave the line to what is painted with.
 */
export async function shellOf(
  path: string,
  { styles, sheet, sheets, script, imports }: ShellAssets,
): Promise<string> {
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error('Routes do not redirect')
  const router = createStaticRouter(handler.dataRoutes, context)
  const title = accountPages.find(({ pattern }) => pattern === path)?.title
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        {path === paths.shared.pattern && <script src={takeShared} />}
        <DocumentHead />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {/* It tells the loader of lazy parts that these styles are here. */}
        <link rel="stylesheet" href={sheet} {...notFetched} />
        {sheets.map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
        {imports.map((file) => (
          <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
        ))}
        <script type="module" src={script} fetchPriority="low" />
      </head>
      <body>
        <div id="root">
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </div>
      </body>
    </html>,
  )}`
}

/** What stands in the shell where the screen will: its title, and that it is on its way. */
function ScreenPlaceholder({
  title,
  lead,
  isRoom,
}: {
  title: string
  lead: string | undefined
  isRoom: boolean
}) {
  const bar = isRoom ? 'bg-room-lit' : 'bg-wall-shade'
  return (
    <div className={isRoom ? 'room min-h-dvh pt-20' : ''}>
      <div className="wide py-room-gap" aria-busy>
        <h1 className="text-head">{title}</h1>
        {lead && <p className="mt-s3 max-w-[27rem] text-ink-soft text-lead">{lead}</p>}
        <div aria-hidden className="mt-s5 grid max-w-measure gap-s3">
          <div className={`h-4 ${bar}`} />
          <div className={`h-4 w-4/5 ${bar}`} />
        </div>
      </div>
    </div>
  )
}
