import { initialsOf } from '#schema/labels.ts'
import { agentPages } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { focusComposer } from '#web/features/chat/composer-focus.ts'
import { Dial } from '#web/features/profiles/dial.tsx'
import { useStoryDialog } from '#web/features/stories/story-dialog.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const skillFallbacks = ['Strategy', 'Solutions', 'Results', 'Impact']
/** The subject of each of the four stories, and what to ask the agent if there is no such story (R16). */
const captions = [
  { caption: 'Transformation Story', question: 'What have you changed for somebody?' },
  { caption: 'Solution Method', question: 'How do you go about your work?' },
  { caption: 'Results Impact', question: 'What came of your work?' },
  { caption: 'Industry Insight', question: 'What have you seen in your industry?' },
]

/** Four skills on a dial, and around it the stories about them. */
export function Compass({ profile }: { profile: PublicProfile }) {
  const { open, prepare } = useStoryDialog()
  const { keySkills } = profile.solutionProfile
  const interactive = agentPages.get(profile.profileUrl)
  return (
    <section aria-labelledby="brings">
      <h2 id="brings">What {profile.firstName} brings</h2>
      <div className="profile-page-compass">
        <Dial
          initials={initialsOf(profile.name)}
          labels={skillFallbacks.map((fallback, index) => ({
            label: keySkills[index]?.trim() || fallback,
            to: '#stories',
          }))}
        />
        {captions.map(({ caption, question }, index) => {
          const story = profile.stories[index]
          return story ? (
            <button
              key={caption}
              type="button"
              className="profile-page-tell"
              aria-haspopup="dialog"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => open(story.id)}
            >
              <span className="text-ink-soft text-small">
                {story.status === 'validated' ? caption : `${caption}, waiting`}
              </span>
              <b dir="auto">{story.title}</b>
            </button>
          ) : (
            <button
              key={caption}
              type="button"
              className="profile-page-tell"
              onClick={() => focusComposer(question)}
            >
              <span className="text-ink-soft text-small">Ask the agent</span>
              <b>{caption}</b>
            </button>
          )
        })}
      </div>
      {interactive && (
        <ButtonLink variant="quiet" className="mt-s5 print:hidden" to={interactive.page.href()}>
          View Full Interactive Solution Profile
        </ButtonLink>
      )}
    </section>
  )
}
