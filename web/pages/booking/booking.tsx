import { initialsOf } from '#schema/labels.ts'
import { paths } from '#schema/paths.ts'
import { pictureShape } from '#schema/picture/shape.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { later } from '#web/client/later.tsx'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ContactLink } from '#web/features/profiles/contact-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { Gilt } from '#web/ui/gilt.tsx'
import { counted } from '#web/ui/wording.ts'

const MessageForm = later(async () => (await import('#web/features/questions/message-form.tsx')).MessageForm)

/** Where an expert is met: whose page it is, which hours are open, and a message where none is. */
export function Booking({ profile }: { profile: PublicProfile }) {
  return (
    <>
      <Whose profile={profile} />
      <div className="wide grid gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-room-gap py-room-gap lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <section aria-labelledby="hours">
          <h2 id="hours">No open hours at the moment</h2>
          <p className="mt-s3 max-w-[30em] text-ink-soft">
            {profile.firstName} has put up no hours for meetings.
          </p>
          <div className="mt-s5">
            <MessageForm
              to={profile}
              lead="Leave a message instead: what it is about, and when it would suit you."
            />
          </div>
        </section>
        <Meanwhile profile={profile} />
      </div>
    </>
  )
}

function Whose({ profile }: { profile: PublicProfile }) {
  const { pictureSlug, businessAreas, name, currentRole, industry, stories, references, isSample } = profile
  const work = {
    slug: pictureSlug,
    areas: businessAreas,
    skillCount: profile.solutionProfile.keySkills.length,
  }
  const columns =
    pictureShape(pictureSlug) === 'landscape' ? 'sm:grid-cols-[20rem_1fr]' : 'sm:grid-cols-[15rem_1fr]'
  return (
    <div className="room pt-20 pb-[clamp(3rem,5vw,5rem)]">
      <div
        className={`wide grid items-center gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s7 pt-[clamp(1rem,2.5vw,2.5rem)] ${columns}`}
      >
        <div className="lamp w-full max-sm:max-w-56">
          <Frame picture={<WorkPicture work={work} />} signature={initialsOf(name)} />
        </div>
        <div>
          <h1 className="wrap-anywhere max-w-[11em] text-[clamp(2.375rem,1.7rem+2.5vw,3.875rem)]">
            Book a meeting with {name}
          </h1>
          {(currentRole || industry) && (
            <p className="mt-s4 text-room-soft">{[currentRole, industry].filter(Boolean).join(', ')}</p>
          )}
          <div className="mt-s2 flex flex-wrap items-baseline gap-x-s4 gap-y-s1">
            {stories.length > 0 && (
              <Gilt>
                {counted(stories.length, 'story', 'stories')} validated
                {references.length > 0 && ` · ${counted(references.length, 'referee')}`}
              </Gilt>
            )}
            {isSample && <p className="text-room-soft text-small">Sample profile</p>}
          </div>
        </div>
      </div>
    </div>
  )
}

const row = 'border-line border-t py-s5 last:border-b'

/** What can be done without an hour: ask the agent, read the work, and write where an address is published. */
function Meanwhile({ profile }: { profile: PublicProfile }) {
  const { profileUrl, firstName, stories, references } = profile
  return (
    <section aria-labelledby="meanwhile">
      <h2 id="meanwhile">You can still</h2>
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
            <p className="mt-s1 mb-s4 text-ink-soft">{firstName} publishes an address for consultations.</p>
            <ContactLink profile={profile} />
          </li>
        )}
      </ul>
    </section>
  )
}
