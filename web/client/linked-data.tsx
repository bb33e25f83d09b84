import { useSiteOrigin } from './site-origin.ts'

/** Structured data for search engines (schema.org), made from the site's origin. */
export function LinkedData({ say }: { say: (origin: string) => object }) {
  const json = JSON.stringify(say(useSiteOrigin())).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // A build that does not know its origin says paths, which are good anywhere.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
