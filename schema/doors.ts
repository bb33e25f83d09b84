import type { Csp, Page } from './page-row.ts'
import { paths } from './paths.ts'

/** Which client entry shows a page: the museum's, or the one behind which people work on what is theirs. */
export type Door = 'public' | 'account'

/**
 * Which document shows an address of this site, its query and anchor aside: the museum's, or one of the account door's by
 * its policy, since what a document may load is settled when it is loaded. An unknown address is the museum's, unless it
 * is below /account.
 */
export function documentOf(href: string): 'public' | Csp {
  const pathname = href.replace(/[?#].*/s, '')
  const row = Object.values<Page>(paths).find(
    ({ pattern, rendering }) =>
      rendering === 'client' && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  )
  return row?.csp ?? (pathname.startsWith('/account/') ? 'page' : 'public')
}

export const doorOf = (href: string): Door => (documentOf(href) === 'public' ? 'public' : 'account')
