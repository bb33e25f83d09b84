import { useMemo } from 'react'
import { initialsOf } from '#schema/labels.ts'
import { picture } from '#schema/picture/picture.ts'
import { type PictureFormat, pictureShape, pictureSizes } from '#schema/picture/shape.ts'
import { Frame } from '#web/ui/frame.tsx'
import { type DrawnDraft, workOfDraft } from './draft-work.ts'

/**
 * The picture of a draft's profile, drawn in the browser; without a frame, because nothing is confirmed yet. Hidden
 * from screen readers.
 */
export function DraftPicture({
  draft,
  format,
  grain = false,
  className = '',
}: {
  draft: DrawnDraft
  format?: PictureFormat
  /** With a grain texture, as in a hero. */
  grain?: boolean
  className?: string
}) {
  const {
    slug,
    areas: [area],
    skillCount,
  } = workOfDraft(draft)
  // An address, as a page shows one picture several times and the ids in a drawing are the page's.
  const drawing = useMemo(
    () =>
      `data:image/svg+xml,${encodeURIComponent(picture({ slug, areas: area ? [area] : [], skillCount }, { ...(format && { format }), grain }))}`,
    [slug, area, skillCount, format, grain],
  )
  const [width, height] = pictureSizes[format ?? pictureShape(slug)]
  return (
    <Frame
      stage={1}
      className={`[--m:0px] ${className}`}
      picture={
        <span className="block">
          <img width={width} height={height} alt="" src={drawing} />
        </span>
      }
      signature={draft.fullName.trim() ? initialsOf(draft.fullName) : ''}
    />
  )
}
