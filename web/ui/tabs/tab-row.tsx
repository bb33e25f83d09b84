import { useLayoutEffect, useRef } from 'react'
import { Link } from '../link.tsx'

export type Tab = {
  name: string
  label: string
  to: string
  count?: number
  countLabel?: string
  /** Whether what it counts waits for nobody. */
  isCalm?: boolean
}

/** Links to the parts of a page, each with its own address. `countLabel` names what the count counts. */
export function TabRow({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const row = useRef<HTMLDivElement>(null)
  // On a phone the row is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another part is shown
  useLayoutEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (here && row.current)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={label}>
      <div className="wide" ref={row}>
        {tabs.map(({ name, label, to, count = 0, countLabel, isCalm }) => (
          <Link key={name} to={to} aria-current={name === current ? 'page' : undefined}>
            {label}
            {count > 0 && (
              <>
                {' '}
                <b className="account-tabs-new" data-calm={isCalm || undefined}>
                  {count}
                  <span className="sr-only"> {countLabel}</span>
                </b>
              </>
            )}
          </Link>
        ))}
      </div>
    </nav>
  )
}
