import type { ReactNode } from 'react'
import { LocalTime } from '#web/ui/local-time.tsx'

type Props = {
  name: ReactNode
  /** The words before the day on which it was added. */
  since: ReactNode
  method: { createdAt: string; lastUsedAt: string | null }
  note?: ReactNode
  children: ReactNode
}

/** A sign-in method: its name, when it was last used, and what can be done with it. */
export const SignInMethodRow = ({
  name,
  since,
  method: { createdAt, lastUsedAt },
  note,
  children,
}: Props) => (
  <li>
    <div className="grid gap-s1">
      <p className="flex items-center gap-s2 font-semibold text-label">{name}</p>
      <p className="text-ink-soft text-small">
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
