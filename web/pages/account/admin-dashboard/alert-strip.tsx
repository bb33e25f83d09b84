import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { administrationKey } from '#web/features/administration/use-administration-list.ts'
import { ButtonLink } from '#web/ui/button.tsx'

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
    <section aria-label="Needs your attention" className="border-gilt border-l-3 pl-s4">
      <ul className="grid gap-s3">
        {alerts.map(({ says, href, action }) => (
          <li key={says} className="flex flex-wrap items-center gap-x-s4 gap-y-s1">
            <span className="flex max-w-measure items-start gap-s2">
              <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
              {says}
            </span>
            {href && (
              <ButtonLink variant="quiet" to={href}>
                {action}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
