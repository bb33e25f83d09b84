import type { ReactNode } from 'react'

/** An empty state: a nail, a pale patch, a title, one sentence and one action. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  children,
  action,
}: {
  title: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid items-center gap-[clamp(1.75rem,5vw,4rem)] sm:grid-cols-[minmax(9rem,15rem)_1fr]">
      <div aria-hidden className="ghost" />
      <div>
        <Heading className={Heading === 'h3' ? 'text-title' : 'text-head'}>{title}</Heading>
        <div className="mt-s3 max-w-[26rem] text-ink-soft">{children}</div>
        {action && <div className="mt-5 flex flex-wrap items-center gap-s3">{action}</div>}
      </div>
    </div>
  )
}
