import { services } from '../paths.ts'

/** Counts up whenever the pictures are drawn differently, so that their URLs may be cached for good. */
const pictureEdition = 1

/** The address of a profile's picture as a file: the same words, the same picture, for good. */
export const pictureHref = (
  work: { slug: string; areas: readonly string[]; skillCount: number },
  how: { format?: string | undefined; grain?: boolean | undefined } = {},
) =>
  `${services.picture}/${pictureEdition}/${encodeURIComponent(work.slug)}.svg?${new URLSearchParams([
    ...work.areas.slice(0, 2).map((area) => ['area', area] as [string, string]),
    ['skills', String(work.skillCount)],
    ...(how.format ? [['format', how.format] as [string, string]] : []),
    ...(how.grain ? [['grain', '1'] as [string, string]] : []),
  ])}`
