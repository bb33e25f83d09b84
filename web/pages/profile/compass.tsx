import { initialsOf } from '#schema/labels.ts'
import { agentPages } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { useStoryDialog } from '#web/features/stories/story-dialog.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

const skillFallbacks = ['Strategy', 'Solutions', 'Results', 'Impact']
const captions = ['Transformation Story', 'Solution Method', 'Results Impact', 'Industry Insight']

/** What an expert brings: four skills on a dial, and round it the stories that tell of them. */
export function Compass({ profile }: { profile: PublicProfile }) {
  const { open, prepare } = useStoryDialog()
  const interactive = agentPages[profile.profileUrl]
  return (
    <section aria-labelledby="brings">
      <h2 id="brings">What {profile.firstName} brings</h2>
      <div className="profile-compass">
        <Dial profile={profile} />
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

function Dial({ profile }: { profile: PublicProfile }) {
  const { keySkills } = profile.solutionProfile
  return (
    <div className="profile-dial">
      {skillFallbacks.map((fallback, place) => {
        const skill = keySkills[place]?.trim() || fallback
        const lines = wrappedLabel(skill)
        const isLong = lines.some(({ length }) => length > longestLine)
        return (
          <Link key={fallback} to="#stories" aria-label={skill} data-long={isLong || undefined}>
            {lines.join('\n')}
          </Link>
        )
      })}
      <i aria-hidden>{initialsOf(profile.name)}</i>
    </div>
  )
}

const longestLine = 12
const mostLines = 3

/** A label in lines of at most 12 characters, at most 3 of them; a longer word keeps its line (account spec section 2). */
function wrappedLabel(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length && longer.length <= longestLine) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const [first = '', second = '', third = ''] = lines
  return lines.length > mostLines ? [first, second, `${third}…`] : lines
}
