import { brand } from '#schema/brand.ts'
import { defaultPicture, shareSize } from '#schema/pages/share.ts'
import { useSiteOrigin } from './site-origin.ts'

/**
 * The head of a page, which React hoists; `canonicalPath` and the image's are paths on this site, `title` is used as
 * given.
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
  image?: PageImage | undefined
  type?: 'website' | 'profile' | 'article'
  /** Hides the page from search engines. */
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
      {import.meta.env.SSR && address && <Image image={image ?? siteImage} origin={origin} />}
    </>
  )
}

type PageImage = { href: string; alt: string }

const siteImage: PageImage = {
  href: defaultPicture,
  alt: `A framed picture on a gallery wall: ${brand.name}`,
}

/** The share picture, for crawlers only, so that the browser has no code for it. */
function Image({ image: { href, alt }, origin }: { image: PageImage; origin: string }) {
  return (
    <>
      <meta property="og:image" content={origin + href} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
