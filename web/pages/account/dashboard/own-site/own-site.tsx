import './own-site.css'
import { useRef } from 'react'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useArrival } from '#web/client/use-arrival.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { Loading, RowsNotLoaded } from '../rows.tsx'
import { TeachingPlanNotice } from '../teaching/teaching-plan-notice.tsx'
import { OwnSiteForm } from './own-site-form.tsx'
import { PlainLink } from './plain-link.tsx'

type Props = {
  profile: Pick<OwnProfile, 'profileUrl' | 'firstName' | 'lastName' | 'currentRole' | 'isLive'>
}

/** Where the owner's agent is shown beside their page (R23). It leads nobody to the sign-in: a form may be open beside it. */
export function OwnSite({ profile }: Props) {
  const api = useApi()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useOwnQuery('widget-settings', () => dataOf(api['widget-settings'].$get()))
  useArrival(({ anchor }) => {
    if (anchor === 'own-site') heading.current?.focus()
    return undefined
  })
  return (
    <section className="wide account-own-site" id="own-site" aria-labelledby="own-site-title">
      <h2 id="own-site-title" ref={heading} tabIndex={-1}>
        On your own site
      </h2>
      {data ? (
        data.isUnlocked ? (
          <OwnSiteForm settings={data} profile={profile} />
        ) : (
          <TeachingPlanNotice feature="Showing your agent on your own site">
            The link and the signature below come with every plan.
          </TeachingPlanNotice>
        )
      ) : error ? (
        <RowsNotLoaded error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
      <PlainLink profile={profile} />
    </section>
  )
}
