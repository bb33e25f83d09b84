import { useLayoutEffect, useRef, useState } from 'react'
import type { OwnStoryText } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { type StoryText, storyPartNames } from '#schema/stories/story-limits.ts'
import { marksOfBoth, textOf } from '#web/features/stories/own-story-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextChoice, type TextChoiceSide } from '#web/ui/differences/text-choice.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'

const names: Readonly<Record<StoryText, string>> = {
  title: 'Title',
  subtitle: 'In one line',
  industry: 'Industry',
  timeline: 'When',
  ...storyPartNames,
}

/** A conflict between two devices: both texts of each part that both changed, until one of each is chosen. */
export function TextConflicts({
  conflicts,
  here,
  story,
  onResolve,
}: {
  conflicts: readonly StoryText[]
  here: OwnStoryText
  story: OwnStory
  onResolve: (chosen: OwnStoryText) => void
}) {
  const there = textOf(story)
  const [sides, setSides] = useState<Partial<Record<StoryText, TextChoiceSide>>>({})
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const sideOf = (name: StoryText) => sides[name] ?? 'here'
  const resolve = () => {
    const chosen = conflicts.filter((name) => sideOf(name) === 'there').map((name) => [name, there[name]])
    onResolve({ ...here, ...Object.fromEntries(chosen), marked: marksOfBoth(here, there) })
  }
  return (
    <section className="two-texts" aria-labelledby="two-texts-title">
      <div className="grid gap-s3">
        <h2 id="two-texts-title" ref={heading} tabIndex={-1} className="outline-none">
          There are two texts of this story
        </h2>
        <p className="max-w-measure text-ink-soft">
          It was changed on another device or in another tab, last on{' '}
          <LocalTime iso={story.current.editedAt} withHour />, while you wrote here. Nothing is lost: choose
          which one you keep. You can change it afterwards.
        </p>
      </div>
      {conflicts.map((name) => (
        <TextChoice
          key={name}
          name={name}
          legend={names[name]}
          texts={{ here: here[name], there: there[name] }}
          chosen={sideOf(name)}
          onChoose={(side) => setSides({ ...sides, [name]: side })}
        />
      ))}
      <Button variant="main" className="justify-self-start" onClick={resolve}>
        Keep what is chosen
      </Button>
    </section>
  )
}
