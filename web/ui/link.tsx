import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { useLoadsDocument } from '#web/client/door.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, an anchor on this page, or a whole address. */
  to: string
  /** Changes what is shown where the reader is: the page stays where it is scrolled to. */
  preventScrollReset?: boolean
  /** Takes the place of this address, which the way back then leaves out. */
  replace?: boolean
}

/** Whether a press means this page, rather than a new tab, a new window or a file. */
export const isPlainClick = (event: MouseEvent<HTMLElement>) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const isElsewhere = (to: string) => /^[a-z]+:/i.test(to)

/**
 * A link. To another page behind the same door it changes the page without loading it, in a view transition where
 * the browser has them; to the other door, or to a page with another policy, it loads the document. React Router's own link would bring 3 KB for servers that this house does not have.
 */
export function Link({ to, preventScrollReset, replace, ...rest }: Props) {
  const loadsDocument = useLoadsDocument(to)
  return isElsewhere(to) || loadsDocument ? (
    <a href={to} {...rest} />
  ) : (
    <InnerLink {...{ to, preventScrollReset, replace }} {...rest} />
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

/** A link of the navigation; it is marked while its page is shown. */
export function NavLink(props: Props) {
  const { pathname } = useLocation()
  return <Link aria-current={pathname === props.to ? 'page' : undefined} {...props} />
}
