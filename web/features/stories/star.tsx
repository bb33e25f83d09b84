import type { PublicStory } from '#schema/stories.ts'

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
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
