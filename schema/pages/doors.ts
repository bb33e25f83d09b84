import { paths } from '../paths.ts'
import type { Csp, Page } from './page-row.ts'

/** Which client entry shows a page: the museum's, or the one behind which people work on what is theirs. */
export type Door = 'public' | 'account'

/**
 * Which document shows an address of this site: the public one, or the account door's with its policy, which holds for as
 * long as a document is open. An unknown address is public, unless it is below /account.
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
