import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { documentOf } from '#schema/pages/doors.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, an anchor on this page, or a whole address. */
  to: string
  /** Keeps the scroll position. */
  preventScrollReset?: boolean
  /** Replaces the current history entry. */
  replace?: boolean
}

/** Whether a press opens in this page, rather than in a new tab, a new window or a download. */
export const isPlainClick = (event: MouseEvent<HTMLElement>) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const isElsewhere = (to: string) => /^[a-z]+:/i.test(to)

/**
 * A link that navigates within an entry, with a view transition where supported, and otherwise loads the document, as a
 * page of another entry or policy needs; React Router's own would add 3 KB for servers.
 */
export function Link({ to, preventScrollReset, replace, ...rest }: Props) {
  const { pathname } = useLocation()
  const loadsDocument = to.startsWith('/') && documentOf(to) !== documentOf(pathname)
  return isElsewhere(to) || loadsDocument ? (
    <a href={to} {...rest} />
  ) : (
    <InnerLink to={to} preventScrollReset={preventScrollReset} replace={replace} {...rest} />
  )
}

function InnerLink({ to, preventScrollReset, replace, onClick, target, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    viewTransition: !to.startsWith('#') && !preventScrollReset,
    ...(preventScrollReset && { preventScrollReset }),
    ...(replace && { replace }),
    ...(target && { target }),
  })
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/** A navigation link, marked on its page. */
export function NavLink(props: Props) {
  const { pathname } = useLocation()
  return <Link aria-current={pathname === props.to ? 'page' : undefined} {...props} />
}
