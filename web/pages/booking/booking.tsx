import { initialsOf } from '#schema/labels.ts'
import { paths } from '#schema/paths.ts'
import { pictureShape } from '#schema/picture/shape.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { counted } from '#schema/text/numbers.ts'
import { tryOut } from '#schema/try-out.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { SlotsPlaceholder } from '#web/features/meetings/slots-placeholder.tsx'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ContactLink } from '#web/features/profiles/contact-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { LeaveMessageForm } from './leave-message-form.tsx'

/** The edge does not know the visitor's time zone, so it renders the placeholder only. */
const OpenHours = hydrateOnIdle<{ profile: PublicProfile }>(async () =>
  import.meta.env.SSR ? () => <SlotsPlaceholder /> : (await import('./open-hours.tsx')).OpenHours,
)

/** The booking page: the expert, the free times, and a message form if there are none. */
export function Booking({ profile }: { profile: PublicProfile }) {
  return (
    <>
      <BookingHero profile={profile} />
      <div className="wide grid gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-room-gap pt-[clamp(2.5rem,1rem+5vw,6rem)] pb-room-gap lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <section aria-labelledby="meet" className="min-w-0">
          {profile.hasOpenHours ? <OpenHours profile={profile} /> : <LeaveMessageForm profile={profile} />}
        </section>
        <OtherContacts profile={profile} />
      </div>
    </>
  )
}

function BookingHero({ profile }: { profile: PublicProfile }) {
  const { pictureSlug, businessAreas, name, currentRole, industry, stories, references, isSample } = profile
  const work = {
    slug: pictureSlug,
    areas: businessAreas,
    skillCount: profile.solutionProfile.keySkills.length,
  }
  const width =
    pictureShape(pictureSlug) === 'landscape' ? 'w-[8.5rem] sm:w-[20rem]' : 'w-[6.5rem] sm:w-[15rem]'
  return (
    <div className="room pt-20 pb-[clamp(2rem,5vw,5rem)]">
      <div className="wide flex flex-wrap items-center gap-x-[clamp(1.5rem,6vw,6.5rem)] gap-y-s5 pt-[clamp(1rem,2.5vw,2.5rem)]">
        <div className={`lamp max-w-full ${width}`}>
          <Frame
            className="max-sm:[--m:8px]"
            picture={<WorkPicture work={work} />}
            signature={initialsOf(name)}
          />
        </div>
        <div className="min-w-0 flex-[1_1_7rem]">
          <h1 id="meet" className="max-w-[11em] text-[clamp(1.75rem,1.1rem+2.9vw,3.875rem)]">
            Book a meeting with {name}
          </h1>
          {(currentRole || industry) && (
            <p className="mt-s3 text-room-soft max-sm:text-label sm:mt-s4">
              {[currentRole, industry].filter(Boolean).join(', ')}
            </p>
          )}
          <div className="mt-s2 flex flex-wrap items-baseline gap-x-s4 gap-y-s1">
            {stories.length > 0 && (
              <VerifiedLine>
                {counted(stories.length, 'story', 'stories')} validated
                {references.length > 0 && ` · ${counted(references.length, 'referee')}`}
              </VerifiedLine>
            )}
            {isSample && <p className="text-room-soft text-small">Sample profile</p>}
          </div>
          {isSample && profile.hasOpenHours && (
            // The form says it beside its button.
            <p className="mt-s3 max-w-[30em] border-current border-l-2 pl-s4 max-sm:text-label [main:has(form)_&]:hidden">
              {tryOut.meeting}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

const row = 'border-line border-t py-s5 last:border-b'

/** The alternatives to a meeting: the agent, the profile, and a published address. */
function OtherContacts({ profile }: { profile: PublicProfile }) {
  const { profileUrl, firstName, stories, references, hasOpenHours } = profile
  return (
    <section aria-labelledby="meanwhile">
      <h2 id="meanwhile">{hasOpenHours ? 'Before you meet' : 'You can still'}</h2>
      <ul className="mt-s6">
        <li className={row}>
          <h3>Ask the agent</h3>
          <p className="mt-s1 mb-s4 text-ink-soft">
            It answers at any hour, only from what {firstName} has published, and names the story it quotes.
          </p>
          <ButtonLink to={paths.profile.href(profileUrl, 'agent')} className="max-sm:w-full">
            Ask {firstName}’s agent
          </ButtonLink>
        </li>
        <li className={row}>
          <h3>Read the work</h3>
          <p className="mt-s1 text-ink-soft">
            {stories.length > 0 && counted(stories.length, 'validated story', 'validated stories')}
            {stories.length > 0 && references.length > 0 && ', and '}
            {references.length > 0 && `${counted(references.length, 'referee')} by name`}
            {stories.length + references.length > 0 && '.'}
          </p>
          <ButtonLink variant="quiet" to={paths.profile.href(profileUrl)}>
            View {firstName}’s profile
          </ButtonLink>
        </li>
        {profile.email && (
          <li className={row}>
            <h3>Write</h3>
            <p className="mt-s1 mb-s4 text-ink-soft">{firstName} publishes an address for meetings.</p>
            <ContactLink profile={profile} />
          </li>
        )}
      </ul>
    </section>
  )
}
