import './administration-page.css'
import type { ReactNode } from 'react'
import type { AdminSummary } from '#schema/administration/administration-answers.ts'
import { dataOf } from '#web/client/api.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { SignInRedirect, useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { useRefetchOnFocus } from '#web/features/accounts/use-refetch-on-focus.ts'
import { AccessError } from './access-error.tsx'

/** A page of the administration: its head with the title, and below it what only administrators see. */
export function AdministrationPage({
  title,
  header,
  children,
}: {
  title: string
  /** What stands below the title, once the figures are loaded. */
  header: (summary: AdminSummary) => ReactNode
  children: ReactNode
}) {
  const api = useApi()
  const { data, error, isFetching, mustSignIn, refetch } = useOwnQuery('administration summary', () =>
    dataOf(api.admin.summary.$get()),
  )
  useRefetchOnFocus(refetch)
  if (mustSignIn) return <SignInRedirect />
  return (
    <>
      <PageHead title={title} hidden />
      <div className="room administration-room" data-waiting={!data || undefined}>
        <div className="wide grid gap-s4">
          {data ? (
            <>
              <h1>{title}</h1>
              {header(data)}
            </>
          ) : error ? (
            <AccessError error={error} isFetching={isFetching} onRetry={() => void refetch()} />
          ) : (
            <>
              <h1>{title}</h1>
              <p role="status" className="text-lead text-room-soft">
                Loading dashboard...
              </p>
            </>
          )}
        </div>
      </div>
      {data && children}
    </>
  )
}
