import { Check, Eye, Lock } from 'lucide-react'
import { useId } from 'react'
import type { StoryToConfirm } from '#schema/references/reference-answers.ts'
import { storyPartNames, storyParts } from '#schema/stories/story-limits.ts'
import { counted } from '#schema/text/numbers.ts'
import { TextArea } from '#web/ui/field.tsx'
import { type ClaimValues, type ConfirmationValues, confirmsSomething } from './confirmation-values.ts'

type Props = {
  story: StoryToConfirm
  /** The first name of the story's owner. */
  firstName: string
  value: ConfirmationValues
  onChange: (value: ConfirmationValues) => void
}

/** A story whose claims a referee ticks one by one; collapsed until opened, so that several do not flood a phone. */
export function FoldedStory({ isFirst, ...props }: Props & { isFirst: boolean }) {
  const { story, value } = props
  return (
    <details className="disclosure references-story" open={isFirst}>
      <summary>
        <span className="grid gap-s1">
          <b>{story.title}</b>
          <span className="text-ink-soft text-small">{statusText(story, value)}</span>
        </span>
      </summary>
      <StoryClaims {...props} />
    </details>
  )
}

/** A short summary of what is ticked. */
function statusText({ claims }: StoryToConfirm, value: ConfirmationValues) {
  if (!claims.length) return value.isConfirmed ? 'You confirm this story' : 'Not ticked yet'
  const confirmed = value.claims.filter(({ outcome }) => outcome === 'confirmed').length
  const differs = value.claims.filter(({ outcome }) => outcome === 'differs').length
  const parts = [
    confirmed && `${confirmed} of ${claims.length} confirmed`,
    differs && `${differs} remembered differently`,
  ].filter(Boolean)
  return parts.join(', ') || `${counted(claims.length, 'sentence')} to look at`
}

/** The story's subject, its claims to tick (without claims the whole story), and a public sentence. */
export function StoryClaims({ story, firstName, value, onChange }: Props) {
  const setClaim = (index: number, claim: ClaimValues) =>
    onChange({ ...value, claims: value.claims.with(index, claim) })
  return (
    <div className="references-telling">
      {story.claims.length > 0 ? (
        <>
          <p className="whole-lines-4 text-ink-soft text-label">{story.problemDescription}</p>
          <FullStory story={story} />
          <ul>
            {story.claims.map(({ claimIndex, text }, index) => (
              <ClaimToTick
                key={claimIndex}
                text={text}
                firstName={firstName}
                claim={value.claims[index] ?? { outcome: '', words: '' }}
                onChange={(claim) => setClaim(index, claim)}
              />
            ))}
          </ul>
        </>
      ) : (
        <>
          <Parts story={story} />
          <LargeCheckbox
            label="It happened as it is told here"
            isOn={value.isConfirmed}
            onTurn={(isConfirmed) => onChange({ ...value, isConfirmed })}
          />
        </>
      )}
      {confirmsSomething(value) && (
        <TextArea
          label="A sentence of your own (optional)"
          hint={
            <span className="flex items-start gap-s2">
              <Eye size={16} aria-hidden className="mt-0.5 shrink-0" />
              <span>
                <b className="font-semibold text-ink">Public.</b> It stands beside this story, under your
                name.
              </span>
            </span>
          }
          rows={2}
          maxLength={280}
          value={value.sentence}
          onChange={({ target }) => onChange({ ...value, sentence: target.value })}
        />
      )}
    </div>
  )
}

function ClaimToTick({
  text,
  firstName,
  claim,
  onChange,
}: {
  text: string
  firstName: string
  claim: ClaimValues
  onChange: (claim: ClaimValues) => void
}) {
  const id = useId()
  const turn = (outcome: 'confirmed' | 'differs') => (isOn: boolean) =>
    onChange({ ...claim, outcome: isOn ? outcome : '' })
  return (
    <li className="references-claim">
      <p id={id} data-outcome={claim.outcome || undefined}>
        <span>{text}</span>
      </p>
      <div className="references-ticks">
        <LargeCheckbox
          label="I can confirm this"
          describedBy={id}
          isOn={claim.outcome === 'confirmed'}
          onTurn={turn('confirmed')}
        />
        <LargeCheckbox
          label="I remember it differently"
          describedBy={id}
          isOn={claim.outcome === 'differs'}
          onTurn={turn('differs')}
        />
      </div>
      {claim.outcome === 'differs' && (
        <TextArea
          label="How do you remember it? (optional)"
          hint={
            <span className="flex items-start gap-s2">
              <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
              Only {firstName} and the validator read this.
            </span>
          }
          rows={2}
          maxLength={600}
          value={claim.words}
          onChange={({ target }) => onChange({ ...claim, words: target.value })}
        />
      )}
    </li>
  )
}

/** A checkbox with a large touch area that includes its label. */
function LargeCheckbox({
  label,
  describedBy,
  isOn,
  onTurn,
}: {
  label: string
  describedBy?: string
  isOn: boolean
  onTurn: (isOn: boolean) => void
}) {
  return (
    <label className="references-tick">
      <input
        type="checkbox"
        checked={isOn}
        aria-describedby={describedBy}
        onChange={({ target }) => onTurn(target.checked)}
      />
      <span aria-hidden className="references-box">
        <Check size={16} strokeWidth={3} />
      </span>
      {label}
    </label>
  )
}

function FullStory({ story }: { story: StoryToConfirm }) {
  return (
    <details className="text-label">
      <summary className="min-h-tap content-center font-semibold text-madder-text">
        Read the whole story
      </summary>
      <div className="border-line border-l-2 py-s2 pl-s4">
        <Parts story={story} />
      </div>
    </details>
  )
}

function Parts({ story }: { story: StoryToConfirm }) {
  return (
    <dl className="grid gap-s3 text-label">
      {storyParts.map(
        (part) =>
          story[part] && (
            <div key={part}>
              <dt className="font-semibold">{storyPartNames[part]}</dt>
              <dd className="whitespace-pre-line text-ink-soft">{story[part]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
