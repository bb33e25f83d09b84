import { useState } from 'react'
import type { Review } from '#schema/reviews/review-answers.ts'
import { claimParts } from '#schema/stories/claims.ts'
import type { StoryVersion } from '#schema/stories/story-answers.ts'
import { storyPartNames, storyParts } from '#schema/stories/story-limits.ts'
import { claimMarks } from '#web/features/stories/claim-marks.ts'
import { Differences, type Ranges } from '#web/ui/differences/differences.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Select } from '#web/ui/select.tsx'

const names = {
  title: 'Title',
  subtitle: 'In one line',
  industry: 'Industry',
  timeline: 'When',
  ...storyPartNames,
} as const
type Text = keyof typeof names
const texts = Object.keys(names) as Text[]

/** The submitted version beside the published or last decided one, with every changed word marked. */
export function VersionComparison({ review }: { review: Review }) {
  const { submitted, lastDecided } = review
  // A validated version is the published one itself.
  const published = review.published?.version === submitted.version ? null : review.published
  const [isPublished, setIsPublished] = useState(published !== null)
  const before = isPublished ? published : lastDecided
  if (!before) return <FirstVersion review={review} />
  return (
    <>
      {published && lastDecided && (
        <Select
          label="Compare with"
          value={String(isPublished)}
          onChange={({ target }) => setIsPublished(target.value === 'true')}
        >
          <option value="true">{versionName(published, true)}</option>
          <option value="false">{versionName(lastDecided, false)}</option>
        </Select>
      )}
      <TextComparison review={review} before={before} beforeName={versionName(before, isPublished)} />
    </>
  )
}

const versionName = ({ version, status }: StoryVersion, isPublished: boolean) =>
  isPublished
    ? `Version ${version}, published`
    : `Version ${version}, ${status === 'returned' ? 'returned' : 'decided on'}`

function TextComparison({
  review,
  before,
  beforeName,
}: {
  review: Review
  before: StoryVersion
  beforeName: string
}) {
  const { submitted } = review
  const [shown, setShown] = useState<'submitted' | 'before'>('submitted')
  const isSame = texts.every((text) => before[text] === submitted[text])
  // The heading's texts are repeated only if they changed.
  const rows = texts.filter(
    (text) => storyParts.some((part) => part === text) || before[text] !== submitted[text],
  )
  const sides = [
    ['before', beforeName],
    ['submitted', `Version ${submitted.version}, submitted`],
  ] as const
  return (
    <div className="account-compared" data-shown={shown}>
      <p className="max-w-measure text-ink-soft text-label">
        {isSame
          ? 'Not a word has changed.'
          : 'What is new is in bold on a shade; what has gone is struck out.'}
        {before.status === 'returned' && before.decidedAt && (
          <>
            {' '}
            The earlier one came back on <LocalTime iso={before.decidedAt} />
            {before.note && <>, with this note:</>}
          </>
        )}
      </p>
      {before.status === 'returned' && before.note && (
        <blockquote className="account-review-note">{before.note}</blockquote>
      )}
      <fieldset className="account-compared-sides">
        <legend className="sr-only">Which version is shown</legend>
        {sides.map(([side, name]) => (
          <label key={side}>
            <input
              type="radio"
              name="shown-version"
              checked={shown === side}
              onChange={() => setShown(side)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div aria-hidden className="account-compared-row account-compared-head">
        {sides.map(([side, name]) => (
          <b key={side}>{name}</b>
        ))}
      </div>
      {rows.map((text) => (
        <Row key={text} text={text} review={review} before={before} beforeName={beforeName} />
      ))}
    </div>
  )
}

function Row({
  text,
  review,
  before,
  beforeName,
}: {
  text: Text
  review: Review
  before: StoryVersion
  beforeName: string
}) {
  const { submitted } = review
  const confirmed = confirmedIn(review, text)
  if (before[text] === submitted[text])
    return (
      <section className="account-compared-row">
        <h3>{names[text]}</h3>
        <div className="account-compared-same">
          <p className="text-ink-soft text-small">Unchanged</p>
          <p>
            <MarkedText before={submitted[text]} after={submitted[text]} side="after" confirmed={confirmed} />
          </p>
        </div>
      </section>
    )
  return (
    <section className="account-compared-row">
      <h3>{names[text]}</h3>
      <p data-side="before">
        <span className="sr-only">{beforeName}: </span>
        <MarkedText before={before[text]} after={submitted[text]} side="before" />
      </p>
      <p data-side="submitted">
        <span className="sr-only">Submitted: </span>
        <MarkedText before={before[text]} after={submitted[text]} side="after" confirmed={confirmed} />
      </p>
    </section>
  )
}

/** A story without an earlier decision, as a reader will see it. */
function FirstVersion({ review }: { review: Review }) {
  return (
    <div className="account-review-new">
      {storyParts.map((part) => (
        <section key={part}>
          <h3>{storyPartNames[part]}</h3>
          <p>
            <MarkedText
              before={review.submitted[part]}
              after={review.submitted[part]}
              side="after"
              confirmed={confirmedIn(review, part)}
            />
          </p>
        </section>
      ))}
    </div>
  )
}

function confirmedIn({ submitted, claims }: Review, text: Text): Ranges {
  if (!claimParts.some((part) => part === text)) return []
  const confirmed = claims.filter(({ part, confirmedBy }) => part === text && confirmedBy.length > 0)
  return claimMarks(submitted[text], confirmed).map(({ start, end }) => [start, end])
}

function MarkedText({
  before,
  after,
  side,
  confirmed = [],
}: {
  before: string
  after: string
  side: 'before' | 'after'
  confirmed?: Ranges
}) {
  if (!(side === 'before' ? before : after)) return <span className="text-ink-soft">Nothing stood here.</span>
  return (
    <Differences
      before={before}
      after={after}
      side={side}
      lined={confirmed}
      lineClass="account-review-gilt"
    />
  )
}
