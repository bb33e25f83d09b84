import { brand } from '#schema/brand.ts'
import { initialsOf } from '#schema/labels.ts'
import { shareAlt, shareFacts, shareHref } from '#schema/pages/share.ts'
import { paths, type ScorecardSearch } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ScorecardOnPage } from '#web/features/scorecard/scorecard-context.tsx'
import { ScorecardView } from '#web/features/scorecard/scorecard-view.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'

/** An expert's own scorecard. */
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

/** The expert's picture and name, and the link back to the profile. */
function OwnerHeading({ profile }: { profile: PublicProfile }) {
  const { profileUrl, pictureSlug, businessAreas, name, firstName, currentRole, isSample } = profile
  const work = {
    slug: pictureSlug,
    areas: businessAreas,
    skillCount: profile.solutionProfile.keySkills.length,
  }
  return (
    <div className="grid grid-cols-[min(4.5rem,22vw)_minmax(0,1fr)] items-start gap-s5 md:grid-cols-[6.5rem_minmax(0,1fr)] md:items-center">
      <Frame
        className="[--m:6px] md:[--m:9px]"
        picture={<WorkPicture work={work} format="square" />}
        signature={initialsOf(name)}
      />
      <div>
        <h1 className="text-[min(clamp(1.75rem,1.2rem+2.2vw,2.875rem),10vw)]">{firstName}’s scorecard</h1>
        <p className="mt-s2 flex flex-wrap items-baseline gap-x-s4 text-label">
          <span className="text-ink-soft">
            {[name, currentRole].filter(Boolean).join(', ')}
            {isSample && ' · Sample profile'}
          </span>
          <ButtonLink variant="quiet" to={paths.profile.href(profileUrl)}>
            View {firstName}’s profile
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
