import { useMemo } from 'react'
import type { Draft } from '#schema/drafts/drafts.ts'
import { initialsOf } from '#schema/labels.ts'
import { questionnaireAreas } from '#schema/options.ts'
import { picture } from '#schema/picture/picture.ts'
import type { PictureFormat } from '#schema/picture/shape.ts'
import { slugOf } from '#schema/text/slug.ts'
import { Frame } from '#web/ui/frame.tsx'

type Drawn = Pick<Draft, 'fullName' | 'keySkills'> & { businessArea: Draft['businessArea'] | '' }

/** What a draft's picture is drawn from, where its name gives nothing. */
export const slugOfDraft = (fullName: string) => slugOf(fullName) || 'your-own-work'

/**
 * The picture that a draft's profile would carry, drawn in the browser from its name, area and number of skills. It
 * hangs bare: nobody has confirmed anything yet. Decoration to a screen reader.
 */
export function DraftPicture({
  draft: { fullName, businessArea, keySkills },
  format,
  grain = false,
  className = '',
}: {
  draft: Drawn
  format?: PictureFormat
  /** A film over it, as a hero has. */
  grain?: boolean
  className?: string
}) {
  const slug = slugOfDraft(fullName)
  const area = businessArea ? questionnaireAreas[businessArea] : ''
  const skillCount = keySkills.filter((skill) => skill.trim()).length
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
      signature={fullName.trim() ? initialsOf(fullName) : ''}
    />
  )
}
