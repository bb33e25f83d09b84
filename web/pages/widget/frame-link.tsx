import type { ComponentProps, MouseEvent } from 'react'
import { wayTo } from './visitor-fetch.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link in the widget's frame: what it leads to cannot stand there, so it opens a new tab. */
const FrameLink = ({ to, children, ...rest }: Props) => (
  <a
    href={to}
    target="_blank"
    rel="noopener"
    {...rest}
    onClick={(event) => {
      rest.onClick?.(event)
      follow(event.currentTarget, to)
    }}
  >
    {children}
    <span className="sr-only"> (new tab)</span>
  </a>
)

/** Lets the press, and only it, go by the way that tells of the visit: who copies the link copies the page's address. */
function follow(link: HTMLAnchorElement, to: string): void {
  link.href = wayTo(to)
  setTimeout(() => {
    link.setAttribute('href', to)
  })
}

/** A press on a link leaves the frame, so none is handled in it. */
const neverPlain = (_: MouseEvent<HTMLElement>) => false

export { FrameLink as Link, neverPlain as isPlainClick }
