import { useController } from 'react-hook-form'
import type { StoryToConfirm } from '#schema/references/reference-answers.ts'
import { emptyConfirmation } from '#web/features/references/confirmation-values.ts'
import { FoldedStory } from '#web/features/references/story-to-confirm.tsx'
import type { ReferenceValues } from './stored-reference.ts'

/** The candidate’s stories to confirm, the first one open. */
export function StoriesFields({ stories, name }: { stories: StoryToConfirm[]; name: string }) {
  return (
    <div>
      {stories.map((story, index) => (
        <Story key={story.id} story={story} index={index} name={name} />
      ))}
    </div>
  )
}

function Story({ story, index, name }: { story: StoryToConfirm; index: number; name: string }) {
  const { field } = useController<ReferenceValues, `confirmations.${number}`>({
    name: `confirmations.${index}`,
  })
  return (
    <FoldedStory
      story={story}
      firstName={name}
      isFirst={index === 0}
      value={field.value ?? emptyConfirmation(story)}
      onChange={field.onChange}
    />
  )
}
