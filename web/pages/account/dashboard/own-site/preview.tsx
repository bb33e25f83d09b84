import { paths } from '#schema/paths.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import type { WidgetTheme } from '#schema/widget/widget-options.ts'

type Props = {
  profile: Pick<OwnProfile, 'profileUrl' | 'firstName' | 'isLive'>
  accent: string
  greeting: string
  theme: WidgetTheme
}

/** The frame as visitors get it, and the button above it, as the form has them now. */
export function FramePreview({ profile, accent, greeting, theme }: Props) {
  const { profileUrl, firstName, isLive } = profile
  return (
    <div className="grid gap-s3">
      <h3>How it looks</h3>
      {isLive ? (
        <>
          <p className="text-ink-soft">
            This is your agent itself: what you ask it here is kept as a visitor’s conversation is.
          </p>
          <iframe
            key={theme}
            className="account-widget"
            style={{ colorScheme: theme === 'auto' ? 'light dark' : theme }}
            src={paths.embed.href(profileUrl)}
            title={`${firstName}’s agent, as on your own site`}
            loading="lazy"
          />
          <p className="account-launcher" style={accent ? { background: accent } : undefined}>
            <span className="sr-only">The button: </span>
            {greeting}
          </p>
        </>
      ) : (
        <p className="text-ink-soft">Your agent can be shown once your page is public.</p>
      )}
    </div>
  )
}
