import { createContext, use, useState } from 'react'
import { pictureHref } from '#schema/picture/address.ts'
import type { picture } from '#schema/picture/picture.ts'
import { type PictureFormat, pictureShape, pictureSizes, type Work } from '#schema/picture/shape.ts'
import { useIsFromServer } from '#web/client/loading/hydration.ts'

/** The code with which the edge draws pictures into the page; the browser never loads it. */
export const Drawing = createContext<typeof picture | undefined>(undefined)

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
  const src = pictureHref(work, { format, grain })
  return (
    <img
      key={src}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      decoding="async"
      width={width}
      height={height}
      alt=""
      src={src}
      // The canvas stays, without the browser's broken mark on it.
      onError={({ currentTarget: { style } }) => {
        style.contentVisibility = 'hidden'
      }}
    />
  )
}
