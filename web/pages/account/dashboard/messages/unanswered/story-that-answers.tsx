import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Dashboard } from '#schema/dashboard.ts'
import type { Unanswered } from '#schema/inbox/inbox-answers.ts'
import { paths } from '#schema/paths.ts'
import { untitled } from '#web/features/stories/own-story-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useLinkedStory } from './inbox-calls.ts'

type Stories = Dashboard['stories']
type Props = { item: Unanswered; stories: Stories; back: string }

const nameOf = ({ title }: Stories[number]) => title || untitled
const isPublished = ({ publicVersion }: Stories[number]) => publicVersion !== null

/** The story that the agent answers a question with, and the way out of it. */
export function LinkedStory({ item, stories, canTeach }: Omit<Props, 'back'> & { canTeach: boolean }) {
  const tie = useLinkedStory(item)
  const story = stories.find(({ id }) => id === item.storyId)
  if (!story) return null
  const link = (
    <Link className="link" to={paths.storyBuilder.href(story.id)}>
      “{nameOf(story)}”
    </Link>
  )
  return (
    <div className="grid justify-items-start gap-s1">
      <p>
        {isPublished(story) ? (
          <>Your agent answers this with your story {link}.</>
        ) : (
          <>Your story {link} is to answer this: your agent tells it as soon as it is published.</>
        )}
      </p>
      {canTeach && (
        <Button
          variant="quiet"
          disabled={tie.isPending}
          onClick={() => tie.mutate({ storyId: null, title: nameOf(story) })}
        >
          It does not answer it
        </Button>
      )}
    </div>
  )
}

/** Chooses the story that answers a question. */
export function StoryThatAnswers({ item, stories, back }: Props) {
  const navigate = useNavigate()
  const tie = useLinkedStory(item, () => void navigate(back, { replace: true, preventScrollReset: true }))
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const [wrong, setWrong] = useState('')
  const story = stories.find(({ id }) => String(id) === chosen)
  const send = () => {
    setWrong(story ? '' : 'Please choose the story first.')
    if (story) tie.mutate({ storyId: story.id, title: nameOf(story) })
  }
  return (
    <div className="grid gap-s3">
      <Button
        variant="quiet"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <BookOpen size={18} strokeWidth={1.75} aria-hidden />A story answers this
      </Button>
      {isOpen && (
        <div className="grid max-w-measure gap-s3 border-edge border-l-2 pl-s4">
          <SelectField
            label="Which story"
            hint="Your agent tells it to whoever asks this, in these words or others."
            value={chosen}
            error={wrong}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            <option value="">Choose one</option>
            {stories.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one)}
                {!isPublished(one) && ' (not published yet)'}
              </option>
            ))}
          </SelectField>
          <Button className="justify-self-start" disabled={tie.isPending} onClick={send}>
            {tie.isPending ? 'Saving…' : 'Answer with it'}
          </Button>
        </div>
      )}
    </div>
  )
}
