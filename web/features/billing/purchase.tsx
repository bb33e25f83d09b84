import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Purchase } from '#schema/billing/billing-answers.ts'
import { dataOf, statusOf } from '#web/client/api.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { LinkError, LinkProgress } from '#web/features/accounts/link-progress.tsx'
import { SignInLayout } from '#web/features/accounts/sign-in-layout.tsx'
import { LinkRequest } from './link-request.tsx'

export const purchaseKey = (token: string) => ['purchase', token] as const

type Page = {
  title: string
  /** Shown until the link is opened. */
  lead: string
  children: (purchase: Purchase, token: string) => ReactNode
}

/** A page that the link of a purchase's mail opens: it reads what the link is about and does nothing, since mail scanners open links too. */
export function PurchasePage(page: Page) {
  const token = /^#token=(.+)$/.exec(useLocation().hash)?.[1]
  return (
    <SignInLayout>
      <PageHead title={page.title} hidden />
      {token ? (
        <LoadedPurchase key={token} token={token} {...page} />
      ) : (
        <LinkRequest title={page.title} why="This page needs the link from our mail." />
      )}
    </SignInLayout>
  )
}

function LoadedPurchase({ token, title, lead, children }: Page & { token: string }) {
  const api = useApi()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: purchaseKey(token),
    queryFn: () => dataOf(api.purchases[':token'].$get({ param: { token: encodeURIComponent(token) } })),
  })
  if (data) return children(data, token)
  if (statusOf(error) === 410)
    return (
      <LinkRequest
        title="This link does not work any more"
        why="It is older than thirty days, or a part of it was lost on the way. Nothing was changed by opening it."
      />
    )
  if (!error) return <LinkProgress title={title} lead={lead} progress="Opening your link…" />
  return <LinkError title={title} error={error} link={{ isFetching, refetch }} />
}
