import { services } from '../paths.ts'

/** Incremented whenever the pictures are drawn differently, as their URLs are cached forever. */
const pictureEdition = 1

/** The immutable address of a profile's picture as a file. */
export const pictureHref = (
  work: { slug: string; areas: readonly string[]; skillCount: number },
  options: { format?: string | undefined; grain?: boolean | undefined } = {},
) =>
  `${services.picture}/${pictureEdition}/${encodeURIComponent(work.slug)}.svg?${new URLSearchParams([
    ...work.areas.slice(0, 2).map((area) => ['area', area] as [string, string]),
    ['skills', String(work.skillCount)],
    ...(options.format ? [['format', options.format] as [string, string]] : []),
    ...(options.grain ? [['grain', '1'] as [string, string]] : []),
  ])}`
