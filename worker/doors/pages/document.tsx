import { chunks, scripts, styles } from 'virtual:site-assets'
import type { ReactNode } from 'react'
import { AppBackLink } from '#web/pages/layout/app-back-link.tsx'
import { DocumentHead } from '#web/pages/layout/document-head.tsx'

/**
 * The document of every public page: its stylesheet is inline, its data comes after the page, and one script
 * fetches the files once the page is painted. Without a state it stays static.
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
        <DocumentHead />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
      </head>
      <body>
        <div id="root" data-static>
          {children}
        </div>
        {/* Beside what the browser takes over, so that no script of the page weighs more. */}
        <AppBackLink />
        {state !== undefined && (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped */}
            <script id="state" type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
            {scripts.map((src) => (
              <script
                key={src}
                type="module"
                src={src}
                fetchPriority="low"
                data-chunks={chunks[module ?? '']?.join(' ')}
              />
            ))}
          </>
        )}
      </body>
    </html>
  )
}
