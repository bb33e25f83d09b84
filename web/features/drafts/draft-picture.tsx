import { useMemo } from 'react'
import { initialsOf } from '#schema/labels.ts'
import { picture } from '#schema/picture/picture.ts'
import type { PictureFormat } from '#schema/picture/shape.ts'
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
  const drawing = useMemo(
    () => picture({ slug, areas: area ? [area] : [], skillCount }, { ...(format && { format }), grain }),
    [slug, area, skillCount, format, grain],
  )
  return (
    <Frame
      stage={1}
      className={`[--m:0px] ${className}`}
      picture={
        <span
          aria-hidden
          className="block"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which holds no word of the draft
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      }
      signature={draft.fullName.trim() ? initialsOf(draft.fullName) : ''}
    />
  )
}
