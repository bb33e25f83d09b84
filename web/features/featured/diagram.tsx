import type { KeyboardEvent, ReactNode } from 'react'
import { type PublicStory, storyAnchor } from '#schema/stories.ts'
import { useStoryDialog } from '#web/features/stories/story-dialog.tsx'
import { promptLabels } from './content.ts'

export type Topic = { story: PublicStory; label: string }

/** The stories that answer a prompt, one for each prompt, as topics of a diagram. */
export const topicsOf = (stories: readonly PublicStory[]): Topic[] =>
  Object.entries(promptLabels).flatMap(([prompt, label]) => {
    const story = stories.find((told) => told.prompt === prompt)
    return story ? { story, label } : []
  })

/** One topic of a drawn diagram: a button in SVG, and without scripts a link to the story's card. */
export function TopicButton({ topic: { story, label }, children }: { topic: Topic; children: ReactNode }) {
  const { open, prepare } = useStoryDialog()
  const openOnSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    open(story.id)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button
    <a
      href={`#${storyAnchor(story.id)}`}
      role="button"
      aria-haspopup="dialog"
      aria-label={`${label}: ${story.title}`}
      className="topic"
      onPointerEnter={prepare}
      onFocus={prepare}
      onKeyDown={openOnSpace}
      onClick={(event) => {
        event.preventDefault()
        open(story.id)
      }}
    >
      {children}
    </a>
  )
}
