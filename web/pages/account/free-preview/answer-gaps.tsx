import { gapsOf } from '#schema/drafts/draft-gaps.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Preview } from './preview.ts'
import type { PreviewStory } from './stories.ts'

/** What an answer lacks and why a buyer would care; if nothing is missing, what an account adds. */
export function AnswerGaps({ story, preview: { draft, kind } }: { story: PreviewStory; preview: Preview }) {
  // A cut text says less than its author wrote.
  const gaps = kind === 'found' ? [] : gapsOf(draft, story.answer)
  if (!gaps.length)
    return (
      <div>
        <p className="font-bold text-label">
          {kind === 'found' ? 'With an account' : 'Nothing we look for is missing'}
        </p>
        <p className="text-ink-soft">{story.adds}</p>
      </div>
    )
  return (
    <div>
      <ul className="grid gap-s4">
        {gaps.map(({ missing, matters }) => (
          <li key={missing}>
            <p className="font-bold text-label">{missing}</p>
            <p className="text-ink-soft">{matters}</p>
          </li>
        ))}
      </ul>
      {kind === 'own' && (
        <ButtonLink variant="quiet" className="mt-s2" to={paths.solutionProfileQuestions.href(story.step)}>
          Mend this answer
          <span className="sr-only">: {story.title}</span>
        </ButtonLink>
      )}
    </div>
  )
}
