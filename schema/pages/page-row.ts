/** How a page is rendered: at build time, by the worker with a cache, or in the browser (R1). */
type Rendering = 'static' | 'edge' | 'client'
/** The security policy of a page, defined in schema/pages/security-headers.ts. */
export type Csp = 'page' | 'checkout' | 'embed' | 'private' | 'verify'

/** What a cached page shows; a change renews the pages with its tag. */
export type Tag = string
export const galleryTag: Tag = 'gallery'
/** The tag of the current sprint. */
export const sprintTag: Tag = 'sprint'
export const profileTag = (profileUrl: string): Tag => `profile:${profileUrl}`

type Cache = {
  /** The tags of the page, from its `:profileUrl`. */
  tags: (profileUrl: string) => Tag[]
  /** Query parameters that make another cached copy. */
  copies?: ('area' | 'industry' | 'view')[]
  /** Query parameters with which the page is not cached. */
  own?: string[]
}
type PageOptions = { csp: Csp; indexed: boolean; cache?: Cache }
export type Path<Params extends unknown[]> = PageOptions & {
  /** The router's pattern. */
  pattern: string
  rendering: Rendering
  href: (...params: Params) => string
}
/** Makes a row; by default machines may index the page unless it is behind the account entry. */
export const page = <Params extends unknown[] = []>(
  pattern: string,
  rendering: Rendering,
  href: (...params: Params) => string = () => pattern,
  options: Partial<PageOptions> = {},
): Path<Params> => ({ pattern, rendering, href, csp: 'page', indexed: rendering !== 'client', ...options })
export type Page = Omit<Path<never[]>, 'href'>
