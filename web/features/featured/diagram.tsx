import type { KeyboardEvent, ReactNode } from 'react'
import { storyAnchor } from '#schema/paths.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { useStoryDialog } from '#web/features/stories/story-dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { promptLabels } from './content.ts'

/** A topic opens its story on this page, or leads to it on another. */
export type Topic = { label: string; title: string } & ({ storyId: number } | { to: string })

/** The stories that answer a prompt, one for each prompt, as topics of a diagram. */
export const topicsOf = (stories: readonly PublicStory[]): Topic[] =>
  Object.entries(promptLabels).flatMap(([prompt, label]) => {
    const story = stories.find((one) => one.prompt === prompt)
    return story ? { label, title: story.title, storyId: story.id } : []
  })

/** A topic of the diagram, as a button or a link. */
export function TopicButton({ topic, children }: { topic: Topic; children: ReactNode }) {
  const name = `${topic.label}: ${topic.title}`
  if ('storyId' in topic)
    return (
      <StoryButton storyId={topic.storyId} name={name}>
        {children}
      </StoryButton>
    )
  return (
    <Link to={topic.to} aria-label={name} className="featured-topic">
      {children}
    </Link>
  )
}

/** An SVG button; without scripts a link to the story's card. */
function StoryButton({ storyId, name, children }: { storyId: number; name: string; children: ReactNode }) {
  const { open, prepare } = useStoryDialog()
  const openOnSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    open(storyId)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button
    <a
      href={`#${storyAnchor(storyId)}`}
      role="button"
      aria-haspopup="dialog"
      aria-label={name}
      className="featured-topic"
      onPointerEnter={prepare}
      onFocus={prepare}
      onKeyDown={openOnSpace}
      onClick={(event) => {
        event.preventDefault()
        open(storyId)
      }}
    >
      {children}
    </a>
  )
}
