import { initialsOf } from '#schema/labels.ts'
import { agentPages } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { Dial } from '#web/features/profiles/dial.tsx'
import { useStoryDialog } from '#web/features/stories/story-dialog.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const skillFallbacks = ['Strategy', 'Solutions', 'Results', 'Impact']
const captions = ['Transformation Story', 'Solution Method', 'Results Impact', 'Industry Insight']

/** What an expert brings: four skills on a dial, and round it the stories that tell of them. */
export function Compass({ profile }: { profile: PublicProfile }) {
  const { open, prepare } = useStoryDialog()
  const { keySkills } = profile.solutionProfile
  const interactive = agentPages.get(profile.profileUrl)
  return (
    <section aria-labelledby="brings">
      <h2 id="brings">What {profile.firstName} brings</h2>
      <div className="profile-compass">
        <Dial
          initials={initialsOf(profile.name)}
          labels={skillFallbacks.map((fallback, place) => ({
            label: keySkills[place]?.trim() || fallback,
            to: '#stories',
          }))}
        />
        {profile.stories.slice(0, captions.length).map(({ id, title }, place) => (
          <button
            key={id}
            type="button"
            className="profile-tell"
            aria-haspopup="dialog"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => open(id)}
          >
            <span className="text-ink-soft text-small">{captions[place]}</span>
            <b>{title}</b>
          </button>
        ))}
      </div>
      {interactive && (
        <ButtonLink variant="quiet" className="mt-s5 print:hidden" to={interactive.page.href()}>
          View Full Interactive Solution Profile
        </ButtonLink>
      )}
    </section>
  )
}
