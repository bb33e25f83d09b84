import type { ReactNode } from 'react'
import { LocalTime } from '#web/ui/local-time.tsx'

type Props = {
  name: ReactNode
  /** What is said before the day of its beginning. */
  since: ReactNode
  way: { createdAt: string; lastUsedAt: string | null }
  note?: ReactNode
  children: ReactNode
}

/** A way to sign in: its name, when it was last used, and what can be done with it. */
export const WayRow = ({ name, since, way: { createdAt, lastUsedAt }, note, children }: Props) => (
  <li>
    <div className="grid gap-s1">
      <p className="wrap-anywhere flex items-center gap-s2 font-semibold text-label">{name}</p>
      <p className="wrap-anywhere text-ink-soft text-small">
        {since} <LocalTime iso={createdAt} /> ·{' '}
        {lastUsedAt ? (
          <>
            last used <LocalTime iso={lastUsedAt} withHour />
          </>
        ) : (
          'not used yet'
        )}
      </p>
      {note && <p className="text-small">{note}</p>}
    </div>
    {children}
  </li>
)
