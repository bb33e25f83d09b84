import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '#web/ui/link.tsx'

/** What is open begins with what it is, which takes the focus; on a phone, where it stands alone, with the way back. */
export function PaneHeading({
  back,
  children,
}: {
  back: { to: string; label: string }
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { current } = heading
    current?.focus({ preventScroll: true })
    const top = current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > innerHeight / 2) current?.scrollIntoView()
  }, [])
  return (
    <>
      <p className="account-messages-back">
        <Link className="link text-label" preventScrollReset to={back.to}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {back.label}
        </Link>
      </p>
      <h3 ref={heading} tabIndex={-1}>
        {children}
      </h3>
    </>
  )
}
