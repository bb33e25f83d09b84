import { createContext, use, useState } from 'react'
import { pictureHref } from '#schema/picture/address.ts'
import type { picture } from '#schema/picture/picture.ts'
import { type PictureFormat, pictureShape, pictureSizes, type Work } from '#schema/picture/shape.ts'
import { useIsFromServer } from '#web/client/loading/hydration.ts'

const Drawing = createContext<typeof picture | undefined>(undefined)

/** Gives the edge the code that draws pictures into the page; the browser never loads it. */
export const DrawingProvider = Drawing.Provider

type Props = {
  work: Work
  format?: PictureFormat
  grain?: boolean
  /** `inline`: part of the HTML from the edge; `lazy`: fetched when it comes near. */
  loading?: 'inline' | 'lazy'
}

/** A profile's picture, hidden from screen readers. */
export function WorkPicture({ work, format, grain, loading = 'inline' }: Props) {
  const draw = use(Drawing)
  const isFromServer = useIsFromServer()
  const [standsInPage] = useState(isFromServer && loading === 'inline')
  if (standsInPage)
    return (
      <span
        className="block"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; the browser keeps what the edge drew
        dangerouslySetInnerHTML={{ __html: draw?.(work, { format, grain }) ?? '' }}
      />
    )
  const [width, height] = pictureSizes[format ?? pictureShape(work.slug)]
  return (
    <img
      loading={loading === 'lazy' ? 'lazy' : undefined}
      decoding="async"
      width={width}
      height={height}
      alt=""
      src={pictureHref(work, { format, grain })}
    />
  )
}
