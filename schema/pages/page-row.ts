/** How a page comes about: built once, rendered by the worker and cached, or a shell filled in the browser (R1). */
export type Rendering = 'static' | 'edge' | 'client'
/** What a page may load and who may frame it: schema/pages/security-headers.ts says it for each. */
export type Csp = 'page' | 'checkout' | 'embed' | 'private'

/** What a cached page shows. A change of it renews the pages of its tag, and no others. */
export type Tag = string
export const galleryTag: Tag = 'gallery'
/** What the sprint that takes people now shows. */
export const sprintTag: Tag = 'sprint'
export const profileTag = (profileUrl: string): Tag => `profile:${profileUrl}`

type Cache = {
  /** What it shows; given what stands for `:profileUrl`. */
  tags: (profileUrl: string) => Tag[]
  /** What of the query makes another copy. */
  copies?: ('area' | 'industry' | 'view')[]
  /** What of the query makes it its visitor's own: then nothing is kept. */
  own?: string[]
}
type How = { csp: Csp; indexed: boolean; cache?: Cache }
export type Path<Params extends unknown[]> = How & {
  /** As the router writes it. */
  pattern: string
  rendering: Rendering
  href: (...params: Params) => string
}
/** A row: what is not said is a page like most, which machines may index unless it is behind the account door. */
export const page = <Params extends unknown[] = []>(
  pattern: string,
  rendering: Rendering,
  href: (...params: Params) => string = () => pattern,
  how: Partial<How> = {},
): Path<Params> => ({ pattern, rendering, href, csp: 'page', indexed: rendering !== 'client', ...how })
export type Page = Omit<Path<never[]>, 'href'>
