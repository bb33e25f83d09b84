import { businessAreas, industries } from '#schema/options.ts'
import type { Page } from '#schema/page-row.ts'
import { profileUrlSchema } from '#schema/profiles.ts'
import type { CachedAs } from '../services/page-cache.ts'

/** What a filter may be; anything else is as if it were not there. */
const choices = { area: businessAreas, industry: industries, view: ['questions'] } as const

/**
 * What a page is kept under, as its row of schema/paths.ts says: its path, and what of the query makes another copy.
 * Undefined for what is the visitor's own, and for an address that no profile can have.
 */
export function cachedAs({ pattern, cache }: Page, { pathname, searchParams }: URL): CachedAs | undefined {
  if (!cache || cache.own?.some((name) => searchParams.get(name)?.trim())) return undefined
  const [before, after] = pattern.split(':profileUrl')
  const profileUrl = after === undefined ? '' : pathname.slice(before?.length, -after.length || undefined)
  if (after !== undefined && !profileUrlSchema.safeParse(profileUrl).success) return undefined
  const chosen = (cache.copies ?? []).map((name) => {
    const options: readonly string[] = choices[name]
    return options.find((option) => option === searchParams.get(name)) ?? ''
  })
  return { key: chosen.length ? `${pathname}?${chosen.join('&')}` : pathname, tags: cache.tags(profileUrl) }
}
