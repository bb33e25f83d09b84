import { useId } from 'react'
import type { NearestStory } from '#schema/chat/chat-answers.ts'

type Props = {
  nearest: NearestStory | undefined
  perhaps: readonly NearestStory[]
  /** Whether the answer cites a story already. */
  isFurther: boolean
  /** Set while a question can be asked. */
  onAsk: ((question: string) => void) | undefined
}

/** The stories that an answer offers, each as one press: the nearest one, or those that may be near a plain no. */
export function NearStories({ nearest, perhaps, isFurther, onAsk }: Props) {
  const id = useId()
  return (
    <>
      {nearest && <StoryPress story={nearest} onAsk={onAsk} />}
      {perhaps.length > 0 && (
        <fieldset className="mt-s4" aria-labelledby={id}>
          <p id={id} className="text-ink-soft text-small">
            {perhaps.length > 1
              ? 'Perhaps one of these stories helps:'
              : `Perhaps this story helps${isFurther ? ', too' : ''}:`}
          </p>
          {perhaps.map((story) => (
            <StoryPress key={story.storyId} story={story} onAsk={onAsk} />
          ))}
        </fieldset>
      )}
    </>
  )
}

/** A story offered as one press, which asks about it by its title. */
function StoryPress({ story, onAsk }: { story: NearestStory } & Pick<Props, 'onAsk'>) {
  const question = `Tell me about “${story.title}”`
  return (
    <button
      type="button"
      className="chat-suggestion mt-s2"
      aria-disabled={!onAsk || undefined}
      onClick={() => onAsk?.(question)}
    >
      {question}
    </button>
  )
}
