import { paths } from './paths.ts'

/** Which client entry shows a page: the museum's, or the one behind which people work on what is theirs. */
export type Door = 'public' | 'account'

/** The door of an address of this site, its query and anchor aside; an unknown address is the museum's, unless it is below /account. */
export function doorOf(href: string): Door {
  const pathname = href.replace(/[?#].*$/, '')
  const isAccount = Object.values(paths).some(
    ({ pattern, rendering }) =>
      rendering === 'client' && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  )
  return isAccount || pathname.startsWith('/account/') ? 'account' : 'public'
}
