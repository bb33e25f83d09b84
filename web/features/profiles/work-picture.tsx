import { pictureHref } from '#schema/paths.ts'
import {
  type PictureFormat,
  picture,
  pictureShape,
  pictureSizes,
  type Work,
} from '#schema/picture/picture.ts'

type Drawn = { loading?: 'inline'; format?: PictureFormat; grain?: boolean; title?: string }
type Fetched = { loading: 'lazy' }

/**
 * A profile's own picture. `inline` stands in the page at once; `lazy` is fetched from its immutable address
 * when it comes near. Without a `title` it is decoration.
 */
export function WorkPicture({ work, ...how }: { work: Work } & (Drawn | Fetched)) {
  if (how.loading === 'lazy') {
    const [width, height] = pictureSizes[pictureShape(work.slug)]
    return (
      <img loading="lazy" decoding="async" width={width} height={height} alt="" src={pictureHref(work)} />
    )
  }
  const { format, grain, title } = how
  const __html = picture(work, { format, grain, title })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the picture is our own drawing and escapes its title
  return <span className="block" dangerouslySetInnerHTML={{ __html }} />
}
