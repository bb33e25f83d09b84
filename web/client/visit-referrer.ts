import { paths } from '#schema/paths.ts'
import { previousPath } from './previous-path.ts'

/**
 * The referrer for POST /api/seen: the kind of our page, an app's full name, or another site's host; '' where the
 * browser gives none.
 */
export function visitReferrer(): string {
  const before = previousPath()
  if (before !== undefined) return pageKind(before)
  // After a reload the document's referrer is still that of the first page, so navigation counts instead.
  if (history.state?.idx > 0) return 'house'
  const { referrer } = document
  const [, scheme, host = '', path = ''] = /^([a-z-]+):\/\/([^/?#:]+)(?::\d+)?([^?#]*)/.exec(referrer) ?? []
  if (referrer.startsWith(`${location.origin}/`)) return pageKind(path)
  return scheme === 'android-app' ? `android-app://${host}` : host
}

const pageKind = (pathname: string) =>
  pathname === paths.gallery.pattern
    ? 'gallery'
    : pathname.startsWith(paths.scorecard.pattern)
      ? 'scorecard'
      : 'house'
