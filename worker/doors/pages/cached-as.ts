import { businessAreas, industries } from '#schema/options.ts'
import type { Page } from '#schema/pages/page-row.ts'
import { profileUrlSchema } from '#schema/profiles/profiles.ts'
import type { CacheEntry } from '../../services/page-cache.ts'

/** The valid values of each filter; others are ignored. */
const choices = { area: businessAreas, industry: industries, view: ['questions'] } as const

/** The cache key and tags of a page, and the address that its copy is rendered from. */
type CachedAddress = CacheEntry & { url: URL }

/**
 * A page's cache key: its path and the query names of its row in schema/paths.ts. Undefined if the query is the
 * visitor's own, the path is spelt otherwise, or no such profile can exist.
 */
export function cachedAs(
  { pattern, cache }: Page,
  { pathname, searchParams }: URL,
  siteUrl: string,
): CachedAddress | undefined {
  if (!cache || cache.own?.some((name) => searchParams.get(name)?.trim())) return undefined
  const [before, after] = pattern.split(':profileUrl')
  const profileUrl = after === undefined ? '' : pathname.slice(before?.length, -after.length || undefined)
  if (after !== undefined && !profileUrlSchema.safeParse(profileUrl).success) return undefined
  // The router decodes what it matches: the same page under another spelling would be another copy.
  if (pathname !== pattern.replace(':profileUrl', profileUrl)) return undefined
  const url = new URL(pathname, siteUrl)
  const chosen = (cache.copies ?? []).map((name) => {
    const options: readonly string[] = choices[name]
    const choice = options.find((option) => option === searchParams.get(name)) ?? ''
    if (choice) url.searchParams.set(name, choice)
    return choice
  })
  const key = chosen.length ? `${pathname}?${chosen.join('&')}` : pathname
  return { key, tags: cache.tags(profileUrl), url }
}
