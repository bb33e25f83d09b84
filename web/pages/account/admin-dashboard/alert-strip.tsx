import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { administrationKey } from '#web/features/administration/use-administration-list.ts'
import { Link } from '#web/ui/link.tsx'

const row = 'flex min-h-tap items-start gap-s2 py-s2 text-inherit no-underline'
const askAgainMs = 60_000

/** What is wrong with the product, and where to act; nothing where all is well. */
export function AlertStrip() {
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: [...administrationKey, 'alerts'],
    queryFn: () => dataOf(api.admin.alerts.$get()),
    refetchInterval: askAgainMs,
  })
  const alerts = data?.alerts ?? []
  if (error && !data)
    return (
      <p role="alert" className="text-room-soft">
        Whether all is well could not be found out just now. Please load the page again.
      </p>
    )
  if (!alerts.length) return null
  return (
    <section aria-label="Needs your attention">
      <ul className="border-room-line border-b">
        {alerts.map(({ says, href, action }) => (
          <li key={says} className="border-room-line border-t">
            {href ? (
              <Link to={href} className={`${row} hover:bg-current/9`}>
                <Alert>
                  {says} <span className="link whitespace-nowrap font-semibold text-label">{action}</span>
                </Alert>
              </Link>
            ) : (
              <p className={row}>
                <Alert>{says}</Alert>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Alert = ({ children }: { children: ReactNode }) => (
  <>
    <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
    <span>{children}</span>
  </>
)
