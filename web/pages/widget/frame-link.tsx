import type { ComponentProps, MouseEvent } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link in the widget's frame: what it leads to cannot stand there, so it opens a new tab. */
export const FrameLink = ({ to, children, ...rest }: Props) => (
  <a href={to} target="_blank" rel="noopener" {...rest}>
    {children}
    <span className="sr-only"> (new tab)</span>
  </a>
)

/** A press on a link leaves the frame, so none is handled in it. */
const neverPlain = (_: MouseEvent<HTMLElement>) => false

export { FrameLink as Link, neverPlain as isPlainClick }
