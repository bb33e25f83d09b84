import { paths } from '#schema/paths.ts'
import { movedFrom } from './moves.ts'

/**
 * Where the visitor was before this page, as POST /api/seen takes it: a page of ours by what it is, an app by its whole
 * name, another site by its host only; '' where the browser does not say.
 */
export function cameFrom(): string {
  const before = movedFrom()
  if (before !== undefined) return roomOf(before)
  // Loaded again where they had moved to: the document's referrer is that of an earlier page.
  if (history.state?.idx > 0) return 'house'
  const { referrer } = document
  const [, scheme, host = '', path = ''] = /^([a-z-]+):\/\/([^/?#:]+)(?::\d+)?([^?#]*)/.exec(referrer) ?? []
  if (referrer.startsWith(`${location.origin}/`)) return roomOf(path)
  return scheme === 'android-app' ? `android-app://${host}` : host
}

const roomOf = (pathname: string) =>
  pathname === paths.gallery.pattern
    ? 'gallery'
    : pathname.startsWith(paths.scorecard.pattern)
      ? 'scorecard'
      : 'house'
