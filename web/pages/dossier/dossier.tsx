import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { brand } from '#schema/brand.ts'
import { storyNumber } from '#schema/labels.ts'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicReference } from '#schema/references/reference-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { asSentence } from '#schema/text/as-sentence.ts'
import { hasOwnDashboard } from '#web/client/current-user.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { useApi } from '#web/client/queries.ts'
import { useSiteOrigin } from '#web/client/site-origin.ts'
import { Checks, RefereeIdentity } from '#web/features/references/checks.tsx'
import { ReportProfileLink } from '#web/features/reports/report-profile-link.tsx'
import { ConfirmedClaims, StoryParts } from '#web/features/stories/story-parts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'

/** A profile as one document: person, problem, stories with their confirmed claims, referees with their checks. */
export function Dossier({ profile }: { profile: PublicProfile }) {
  const { profileUrl, firstName, stories, references, about, coreDeliverables } = profile
  useReportedDossier(profileUrl)
  const hasClaims = stories.some(({ claims }) => claims.length > 0)
  return (
    <article className="wide dossier">
      <header>
        <h1>{profile.name}</h1>
        {(profile.currentRole || profile.industry || profile.isSample) && (
          <p className="text-lead">
            {[profile.currentRole, profile.industry].filter(Boolean).join(', ')}
            {profile.isSample && <span className="text-ink-soft"> (sample profile)</span>}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3 print:hidden">
          <Button variant="main" onClick={() => print()}>
            <Printer size={18} strokeWidth={1.75} aria-hidden />
            Print the dossier
          </Button>
          <ButtonLink variant="quiet" to={paths.profile.href(profileUrl)}>
            Back to {firstName}’s page
          </ButtonLink>
        </div>
      </header>
      <section aria-labelledby="problem" hidden={!profile.coreProblemSolved && !coreDeliverables.length}>
        <h2 id="problem">The problem</h2>
        {profile.coreProblemSolved && (
          <p className="dossier-problem">{asSentence(profile.coreProblemSolved)}</p>
        )}
        {coreDeliverables.length > 0 && (
          <>
            <h3 className="mt-s5">What {firstName} delivers</h3>
            <ul className="dossier-delivers">
              {coreDeliverables.map((deliverable) => (
                <li key={deliverable}>{deliverable}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      {about && (
        <section aria-labelledby="about">
          <h2 id="about">About {firstName}</h2>
          <p className="max-w-measure whitespace-pre-line">{about}</p>
        </section>
      )}
      {stories.length > 0 && (
        <section aria-labelledby="stories">
          <h2 id="stories">Transformation Stories</h2>
          {hasClaims && (
            <p className="dossier-key">
              A <span className="stories-claim">fine line</span> under a sentence means that somebody who was
              there confirmed it word for word. Who did, and when, is written under the story.
            </p>
          )}
          {stories.map((story, index) => (
            <DossierStory key={story.id} story={story} index={index} />
          ))}
        </section>
      )}
      {references.length > 0 && (
        <section aria-labelledby="referees">
          <h2 id="referees">People who were there</h2>
          <ul>
            {references.map((reference) => (
              <Referee key={reference.id} reference={reference} profile={profile} />
            ))}
          </ul>
        </section>
      )}
      <ReportProfileLink profile={profile} />
      <PrintImprint profile={profile} />
    </article>
  )
}

function DossierStory({ story, index }: { story: PublicStory; index: number }) {
  const setting = [story.subtitle, story.industry, story.timeline].filter(Boolean).join('\u00a0· ')
  return (
    <section aria-labelledby={`story-${story.id}`} className="dossier-story">
      <h3 id={`story-${story.id}`}>
        <i>
          <span className="sr-only">Story </span>
          {storyNumber(index + 1)}
        </i>
        {story.title}
      </h3>
      {setting && <p className="text-ink-soft">{setting}</p>}
      <StoryParts story={story} />
      <ConfirmedClaims story={story} />
      {story.badgeId && <StoryProof badgeId={story.badgeId} />}
    </section>
  )
}

const PrintedCode = hydrateOnIdle(async () => (await import('./printed-code.tsx')).PrintedCode)

/** Where a reader checks a story: the address of its badge, and as a code that a phone opens from paper. */
function StoryProof({ badgeId }: { badgeId: string }) {
  const href = paths.verify.href({ badge: badgeId })
  const address = useSiteOrigin() + href
  return (
    <div className="dossier-proof">
      <PrintedCode address={address} />
      <p>
        <b>Check this story’s badge</b> <Link to={href}>{address.replace(/^https?:\/\//, '')}</Link>
      </p>
    </div>
  )
}

function Referee({ reference, profile }: { reference: PublicReference; profile: PublicProfile }) {
  return (
    <li className="references-referee">
      <figure>
        <blockquote>“{reference.feedback}”</blockquote>
        <figcaption className="mt-s4 text-label">
          <RefereeIdentity reference={reference} />
        </figcaption>
      </figure>
      <Checks reference={reference} profile={profile} />
    </li>
  )
}

/** In print only: the date and the address of the page. */
function PrintImprint({ profile: { profileUrl, name, isSample } }: { profile: PublicProfile }) {
  const address = useSiteOrigin() + paths.dossier.href(profileUrl)
  const [at, setAt] = useState<string>()
  useEffect(() => {
    const stamp = () => flushSync(() => setAt(new Date().toISOString()))
    addEventListener('beforeprint', stamp)
    return () => removeEventListener('beforeprint', stamp)
  }, [])
  return (
    <p className="imprint">
      {isSample && 'Sample profile. '}
      {name} on {brand.name}. Printed{' '}
      {at && (
        <>
          <LocalTime iso={at} withHour />{' '}
        </>
      )}
      from {address}, where it says what is published now.
    </p>
  )
}

/** Reports that an owner opened a dossier; their own one is their CV (R14). */
function useReportedDossier(profileUrl: string) {
  const api = useApi()
  const isOwner = useCurrentUsername() !== null && hasOwnDashboard()
  useEffect(() => {
    if (isOwner) api.dashboard['dossier-opened'].$post({ json: { profileUrl } }).catch(() => {})
  }, [api, isOwner, profileUrl])
}
