import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from '#web/ui/link.tsx'
import { Loading, RowsNotLoaded } from '../rows.tsx'

export type Back = { to: string; label: string }

/** The link back to the list, on a phone, where the open one is shown alone. */
const WayBack = ({ back: { to, label } }: { back: Back }) => (
  <p className="account-messages-back">
    <Link className="link text-label" preventScrollReset to={to}>
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      {label}
    </Link>
  </p>
)

/** The heading of what is open, which takes the focus. */
export function PaneHeading({ back, children }: { back: Back; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const { current } = heading
    current?.focus({ preventScroll: true })
    const top = current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > innerHeight / 2) current?.scrollIntoView({ behavior: 'instant' })
  }, [])
  return (
    <>
      <WayBack back={back} />
      <h3 ref={heading} tabIndex={-1}>
        {children}
      </h3>
    </>
  )
}

/** Says that the item no longer exists. */
export const NotFoundPane = ({
  back,
  title,
  children,
}: {
  back: Back
  title: string
  children: ReactNode
}) => (
  <div className="account-lead">
    <PaneHeading back={back}>{title}</PaneHeading>
    <p>{children}</p>
  </div>
)

/** The loading and error states. */
export const OpeningPane = ({
  back,
  error,
  onRetry,
}: {
  back: Back
  error: Error | null
  onRetry: () => unknown
}) => (
  <div className="account-lead">
    <WayBack back={back} />
    {error ? <RowsNotLoaded error={error} onRetry={onRetry} /> : <Loading />}
  </div>
)
