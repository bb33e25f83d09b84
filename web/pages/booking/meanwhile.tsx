import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { ContactLink } from '#web/features/profiles/contact-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { counted } from '#web/ui/counted.ts'

const row = 'border-line border-t py-s5 last:border-b'

/** What can be done without an hour: ask the agent, read the work, and write where an address is published. */
export function Meanwhile({ profile }: { profile: PublicProfile }) {
  const { profileUrl, firstName, stories, references } = profile
  const isWritable = profile.level === 1 && profile.email
  return (
    <section aria-labelledby="meanwhile">
      <h2 id="meanwhile">You can still</h2>
      <ul className="mt-s6">
        <li className={row}>
          <h3>Ask the agent</h3>
          <p className="mt-s1 mb-s4 text-ink-soft">
            It answers at any hour, only from what {firstName} has published, and names the story it quotes.
          </p>
          <ButtonLink variant="main" to={paths.profile.href(profileUrl, 'agent')} className="max-sm:w-full">
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
        {isWritable && (
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
