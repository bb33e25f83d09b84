import { brand } from '#schema/brand.ts'
import { useSiteOrigin } from './site-origin.ts'

/**
 * What a page says of itself in the document's head; React hoists it there.
 * `canonicalPath` and `image` are paths on this site, `title` stands as given.
 */
export function PageHead({
  title,
  description = brand.description,
  canonicalPath,
  image,
  type = 'website',
  hidden = false,
}: {
  title: string
  description?: string
  canonicalPath?: string
  image?: string
  type?: 'website' | 'profile' | 'article'
  /** Keeps the page out of search engines. */
  hidden?: boolean
}) {
  const origin = useSiteOrigin()
  const address = origin && canonicalPath ? origin + canonicalPath : null
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {origin && image && <meta property="og:image" content={origin + image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
    </>
  )
}
