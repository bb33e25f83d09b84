import { useDeferredValue } from 'react'
import type { OwnStoryText } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { storyGapsOf } from '#schema/stories/story-gaps.ts'
import {
  maxStoryPartLength,
  minStoryPartLength,
  type StoryPart,
  storyPartNames,
} from '#schema/stories/story-limits.ts'
import { grouped } from '#schema/text/numbers.ts'
import { exampleOf, partTexts } from '#web/features/stories/part-texts.ts'
import { TextArea } from '#web/ui/field.tsx'
import { ClaimList } from './claim-list.tsx'
import { withPart } from './marked-sentences.ts'
import { storyFieldId } from './parts.ts'
import { Rewording } from './rewording.tsx'

type Props = {
  part: StoryPart
  text: OwnStoryText
  story: OwnStory | null
  onChange: (changes: Partial<OwnStoryText>) => void
}

/** One part of a story: its prompt, the text, the claims in it, and what a reader would ask next. */
export function PartField({ part, text, story, onChange }: Props) {
  const { asks, prompt, example } = partTexts[part]
  const words = text[part]
  const hasClaims = part === 'solution' || part === 'results'
  const write = (next: string) => onChange(withPart(text, part, next))
  return (
    <section className="account-tell-part" aria-labelledby={`${storyFieldId(part)}-title`}>
      <div className="account-tell-part-words">
        <h2 id={`${storyFieldId(part)}-title`}>
          {storyPartNames[part]} <span>{asks}</span>
        </h2>
        <TextArea
          id={storyFieldId(part)}
          label={<span className="sr-only">{storyPartNames[part]}</span>}
          hint={prompt}
          rows={5}
          maxLength={maxStoryPartLength}
          value={words}
          onChange={({ target }) => write(target.value)}
        />
        <Counter words={words} />
        {hasClaims && <ClaimList part={part} text={text} story={story} onChange={onChange} />}
      </div>
      <div className="account-tell-part-help">
        <ReaderQuestions part={part} words={words} />
        {story?.canReword && <Rewording storyId={story.id} part={part} words={words} onAccept={write} />}
        <details className="text-label">
          <summary className="min-h-tap content-center font-semibold text-madder-text">An example</summary>
          <figure className="grid gap-s2 border-line border-l-2 py-s2 pl-s4">
            <figcaption className="text-ink-soft text-small">{exampleOf}</figcaption>
            <blockquote className="font-serif text-lead italic">“{example}”</blockquote>
          </figure>
        </details>
      </div>
    </section>
  )
}

/** The character count, announced near the end only, since a browser cuts a pasted text silently. */
function Counter({ words }: { words: string }) {
  const left = maxStoryPartLength - words.length
  const isShort = words.trim().length < minStoryPartLength
  return (
    <p className="text-ink-soft text-small tabular-nums">
      {isShort
        ? `${words.trim().length} of at least ${minStoryPartLength} characters`
        : `${grouped(words.length)} of ${grouped(maxStoryPartLength)} characters`}
      <span role="status" className={left > 0 ? 'sr-only' : 'block'}>
        {left <= 0
          ? 'This part is full: what you type or paste beyond it is not taken.'
          : left <= 100
            ? `${Math.ceil(left / 20) * 20} characters left`
            : ''}
      </span>
    </p>
  )
}

/** What a reader would ask next, by rules; it never blocks submitting. */
function ReaderQuestions({ part, words }: { part: StoryPart; words: string }) {
  const gaps = storyGapsOf(part, useDeferredValue(words))
  if (!gaps.length) return null
  return (
    <div className="account-tell-part-questions">
      <h3 className="sr-only">What a reader would ask next about the {storyPartNames[part].toLowerCase()}</h3>
      <ul>
        {gaps.map(({ missing, matters }) => (
          <li key={missing}>
            <b>{missing}</b> {matters}
          </li>
        ))}
      </ul>
    </div>
  )
}
