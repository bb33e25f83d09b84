import { Printer } from 'lucide-react'
import { storyNumber } from '#schema/labels.ts'
import { agentPages, paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { useSiteOrigin } from '#web/client/site-origin.ts'
import type { FeaturedContent } from '#web/features/featured/content.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** The expert's method, audience and result, also for print. */
export function Framework({ profile, content }: { profile: PublicProfile; content: FeaturedContent }) {
  const { process, idealClient } = content
  const address = useSiteOrigin() + (agentPages.get(profile.profileUrl)?.page.href() ?? '')
  return (
    <section aria-labelledby="framework" className="agents-framework">
      <h2 id="framework">{process.title}</h2>
      <p className="agents-framework-intro">{process.introduction}</p>
      <ol className="agents-framework-steps">
        {profile.signatureSystem.map(({ title, outcome }, index) => (
          <li key={title}>
            <i aria-hidden>{storyNumber(index + 1)}</i>
            <h3>{title}</h3>
            <p className="text-ink-soft">{process.steps[title]}</p>
            <p>
              <b>Outcome</b> {outcome}
            </p>
          </li>
        ))}
      </ol>
      <div className="agents-framework-boxes">
        <div>
          <h3>Ideal client</h3>
          <ul>
            {idealClient.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>Core results</h3>
          <ul>
            {profile.stories.map(
              ({ id, prompt, title }) =>
                prompt && (
                  <li key={id}>
                    {content.coreResults[prompt]}
                    <span className="block text-ink-soft text-small">From “{title}”</span>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
      <div className="mt-s6 flex flex-wrap gap-s3 max-sm:*:w-full print:hidden">
        <ButtonLink to={paths.booking.href(profile.profileUrl)}>
          {profile.hasOpenHours ? 'Book Discovery Call' : 'Leave a message'}
        </ButtonLink>
        <Button onClick={() => print()}>
          <Printer size={18} strokeWidth={1.75} aria-hidden />
          Download Framework
        </Button>
      </div>
      <p className="mt-s4 hidden text-small print:block">
        {profile.isSample && 'Sample profile. '}The stories behind it, and who confirmed them: {address}
      </p>
    </section>
  )
}
