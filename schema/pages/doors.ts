import { paths } from '../paths.ts'
import type { Csp, Page } from './page-row.ts'

/** The client entry of a page: the public site, or the signed-in workspace. */
type Door = 'public' | 'account'

/**
 * The document of an address: the public one, one with a policy of its own, or that of the account entry with its
 * policy; an unknown address is public unless it is below /account.
 */
export function documentOf(href: string): 'public' | Csp {
  const pathname = href.replace(/[?#].*/s, '')
  const row = Object.values<Page>(paths).find(
    ({ pattern, rendering, csp }) =>
      (rendering === 'client' || csp === 'verify') &&
      new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  )
  return row?.csp ?? (pathname.startsWith('/account/') ? 'page' : 'public')
}

export const doorOf = (href: string): Door =>
  ['public', 'verify'].includes(documentOf(href)) ? 'public' : 'account'
