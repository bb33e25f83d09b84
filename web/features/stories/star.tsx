import { type PublicStory, storyAnchor } from '#schema/stories.ts'
import { Quoted } from '#web/features/profiles/quoted.tsx'

/** A story in its four parts; the featured experts' stories name two of them differently (public spec 2.7). */
export function Star({ story }: { story: PublicStory }) {
  const isFeatured = story.prompt !== null
  const parts = [
    ['Situation', story.problemDescription],
    [isFeatured ? 'Challenge' : 'Task', story.task],
    [isFeatured ? 'Approach' : 'Action', story.solution],
    ['Result', story.results],
  ] as const
  return (
    <dl className="star">
      {parts.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Quoted text={words} at={storyAnchor(story.id)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
