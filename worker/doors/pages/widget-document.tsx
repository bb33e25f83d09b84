import { script, scripts, styles } from 'virtual:widget-assets'
import { prerender } from 'react-dom/static.edge'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { widgetProfile } from '#schema/widget/widget-profile.ts'
import type { Call } from '../../call.ts'
import { findPublicProfile } from '../../features/profiles/public-profile-queries.ts'

/** The document of a widget's frame and its status; the browser fills it. */
export async function renderWidget(call: Call, { pathname }: URL): Promise<{ body: string; status: number }> {
  const profile = await findPublicProfile(call, pathname.split('/').at(-1) ?? '')
  const { prelude } = await prerender(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{profile ? `${profile.firstName}’s AI agent · ${brand.name}` : brand.name}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {profile && scripts.map((src) => <link key={src} rel="modulepreload" href={src} />)}
      </head>
      <body>
        {profile ? (
          <>
            <div id="root">
              <p className="p-s5">
                <a href={paths.profile.href(profile.profileUrl)} target="_blank" rel="noopener">
                  See the profile of {profile.name}
                </a>
              </p>
            </div>
            <script
              id="state"
              type="application/json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped
              dangerouslySetInnerHTML={{
                __html: JSON.stringify(widgetProfile(profile)).replaceAll('<', '\\u003c'),
              }}
            />
            <script type="module" src={script} />
          </>
        ) : (
          <p className="p-s5">This profile doesn’t exist or has been deactivated.</p>
        )}
      </body>
    </html>,
  )
  return { body: await new Response(prelude).text(), status: profile ? 200 : 404 }
}
