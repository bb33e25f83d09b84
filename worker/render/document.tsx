import { chunks, scripts, stylesheet } from 'virtual:site-assets'
import type { ReactNode } from 'react'

/** Where the styles that a page uses are put, once it is known which they are. */
export const stylesPlace = '/*styles*/'

/**
 * The only document of the product: the styles it uses stand in it, the data follows the page, and the one script
 * is told which files to fetch when the page has been painted. Without a state it stays as it is.
 */
export function Document({
  state,
  module,
  children,
}: {
  state: string | undefined
  module: string | undefined
  children: ReactNode
}) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {stylesheet && (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
            <style dangerouslySetInnerHTML={{ __html: stylesPlace }} />
            <noscript>
              <link rel="stylesheet" href={stylesheet} />
            </noscript>
          </>
        )}
      </head>
      <body>
        <div id="root" data-asleep>
          {children}
        </div>
        {state !== undefined && (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped */}
            <script id="state" type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
            {scripts.map((src) => (
              <script
                key={src}
                type="module"
                src={src}
                data-chunks={chunks[module ?? '']?.join(' ')}
                data-stylesheet={stylesheet || undefined}
              />
            ))}
          </>
        )}
      </body>
    </html>
  )
}
