import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { useSiteOrigin } from '#web/client/site-origin.ts'
import { AboutExpert } from '#web/features/profiles/about.tsx'
import { Referees } from '#web/features/references/referees.tsx'
import { ReportProfileLink } from '#web/features/reports/report-profile-link.tsx'
import { StoryList } from '#web/features/stories/story-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Compass } from './compass.tsx'

/** The page below the hero: skills, stories, referees, about. */
export function ProfileBody({ profile }: { profile: PublicProfile }) {
  return (
    <div>
      <Compass profile={profile} />
      <StoryList profile={profile} />
      <Referees profile={profile} />
      <AboutExpert profile={profile} />
      <DossierLink profile={profile} />
      <ReportProfileLink profile={profile} />
      <Imprint profile={profile} />
    </div>
  )
}

function DossierLink({ profile: { profileUrl, firstName } }: { profile: PublicProfile }) {
  return (
    <section aria-labelledby="dossier" className="print:hidden">
      <h2 id="dossier">On paper</h2>
      <p className="max-w-measure">
        {firstName}’s stories in full, which sentences were confirmed and by whom, and the checks that ran on
        each referee, as one document to print or to pass on.
      </p>
      <ButtonLink variant="quiet" className="mt-s3" to={paths.dossier.href(profileUrl)}>
        Open the dossier
      </ButtonLink>
    </section>
  )
}

/** In print only: whose page this is and its address. */
function Imprint({ profile: { profileUrl, name, isSample } }: { profile: PublicProfile }) {
  const address = useSiteOrigin() + paths.profile.href(profileUrl)
  return (
    <p className="imprint">
      {isSample && 'Sample profile. '}
      {name} on {brand.name}: {address}
    </p>
  )
}
