import { storyAnchor } from '#schema/paths.ts'
import type { PublicStory } from '#schema/stories.ts'
import { Quoted } from '#web/features/profiles/quoted.tsx'
import { Gilt } from '#web/ui/gilt.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'

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
    <dl className="stories-star">
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

const namedUpTo = 2

/** Who confirmed a story and when it was validated, with what the referees added in their own words. */
export function Confirmed({ story: { confirmations, validatedAt } }: { story: PublicStory }) {
  const by = referees(confirmations.map(({ name }) => name))
  const said = confirmations.filter(({ sentence }) => sentence)
  return (
    <div className="mt-s5 grid gap-s3">
      {(by || validatedAt) && (
        <Gilt>
          <span>
            {by && `Confirmed by ${by}`}
            {by && validatedAt && ', '}
            {validatedAt && (
              <>
                {by ? 'validated' : 'Validated'} <LocalTime iso={validatedAt} />
              </>
            )}
          </span>
        </Gilt>
      )}
      {said.map(({ referenceId, name, sentence }) => (
        <figure key={referenceId}>
          <blockquote className="font-book font-serif text-[1.125rem] italic leading-[1.5]">
            “{sentence}”
          </blockquote>
          <figcaption className="mt-s1 text-ink-soft text-small">{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}

const referees = (names: readonly string[]) =>
  names.length > namedUpTo ? `${names.length} referees` : names.join(' and ')
