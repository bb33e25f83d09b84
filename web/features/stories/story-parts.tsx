import { storyAnchor } from '#schema/paths.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { QuotedText } from '#web/features/profiles/quoted.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { claimMarks, claimNotes } from './claim-marks.ts'
import { ClaimedText, ClaimNotes } from './claims.tsx'

/**
 * A story's four parts; action and result may hold confirmed claims (R9b). The featured experts' stories name two
 * parts differently (public spec 2.7).
 */
export function StoryParts({ story }: { story: PublicStory }) {
  const isFeatured = story.prompt !== null
  const isNumbered = claimNotes(story.claims).length > 1
  const parts = [
    ['Situation', story.problemDescription, []],
    [isFeatured ? 'Challenge' : 'Task', story.task, []],
    [isFeatured ? 'Approach' : 'Action', story.solution, claimMarks(story.solution, story.claims)],
    ['Result', story.results, claimMarks(story.results, story.claims)],
  ] as const
  return (
    <dl className="term-list stories-star">
      {parts.map(([label, words, marks]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <QuotedText
              text={words}
              at={storyAnchor(story.id)}
              stretch={(from, to) => (
                <ClaimedText text={words} marks={marks} isNumbered={isNumbered} from={from} to={to} />
              )}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const namedUpTo = 2

/** Who confirmed which sentences or the whole story, when it was validated, and the referees' comments. */
export function ConfirmedClaims({ story: { claims, confirmations, validatedAt } }: { story: PublicStory }) {
  const named = new Set(
    claims.flatMap(({ confirmedBy }) => confirmedBy.map(({ referenceId }) => referenceId)),
  )
  const others = confirmations.filter(({ referenceId }) => !named.has(referenceId))
  const by = referees(others.map(({ name }) => name))
  const withSentence = confirmations.filter(({ sentence }) => sentence)
  return (
    <div className="mt-s5 grid gap-s2">
      <ClaimNotes claims={claims} />
      {(by || validatedAt) && (
        <VerifiedLine>
          <span>
            {by && `Confirmed by ${by}`}
            {by && validatedAt && ', '}
            {validatedAt && (
              <>
                {by ? 'validated' : 'Validated'} <LocalTime iso={validatedAt} />
              </>
            )}
          </span>
        </VerifiedLine>
      )}
      {withSentence.map(({ referenceId, name, sentence }) => (
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
