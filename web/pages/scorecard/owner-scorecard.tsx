import { brand } from '#schema/brand.ts'
import { paths, type ScorecardSearch } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { shareAlt, shareFacts, shareHref } from '#schema/share.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { ScorecardOnPage } from '#web/features/scorecard/scorecard-place.tsx'
import { ScorecardView } from '#web/features/scorecard/scorecard-view.tsx'
import { OwnerHeading } from './owner-heading.tsx'

/** The scorecard under an expert's name. */
export function OwnerScorecard({ profile, search }: { profile: PublicProfile; search: ScorecardSearch }) {
  const { name, currentRole, profileUrl } = profile
  return (
    <>
      <PageHead
        title={`${search.result ? 'Your scorecard' : 'Scorecard'} · ${name} · ${brand.name}`}
        description={`Answer the scorecard of ${[name, currentRole].filter(Boolean).join(', ')}, in under 3 minutes: how well your work is framed, and what to do next.`}
        canonicalPath={paths.ownerScorecard.href(profileUrl)}
        image={import.meta.env.SSR ? imageOf(profile) : undefined}
        hidden={Boolean(search.result)}
      />
      <ScorecardOnPage owner={profile} search={search}>
        <ScorecardView heading={<OwnerHeading profile={profile} />} />
      </ScorecardOnPage>
    </>
  )
}

const imageOf = (profile: PublicProfile) => {
  const [facts, href] = [shareFacts(profile), shareHref(profile)]
  return facts && href ? { href, alt: shareAlt(facts) } : undefined
}
