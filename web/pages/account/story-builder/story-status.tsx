import type { OwnStory } from '#schema/stories/story-answers.ts'
import { LocalTime } from '#web/ui/local-time.tsx'

/** The story's title and state, and the validator's note if it was returned. */
export function StoryStatus({ story, title }: { story: OwnStory | null; title: string }) {
  const returned = story && returnedOf(story)
  return (
    <header className="grid gap-s4">
      <h1 className="text-head">{title}</h1>
      <p className="max-w-measure text-ink-soft">{story ? <StatusSentence story={story} /> : lead}</p>
      {returned && (
        <blockquote className="account-note">
          {returned.note}
          <footer>
            The validator
            {returned.decidedAt && (
              <>
                , on <LocalTime iso={returned.decidedAt} />
              </>
            )}
          </footer>
        </blockquote>
      )}
    </header>
  )
}

const lead =
  'One problem, and how you solved it, in four parts. A few sentences each are enough, and they are saved as you write.'

function StatusSentence({
  story: { current, published, isPublic, isConfirmed, versions },
}: {
  story: OwnStory
}) {
  const publicToo = isPublic && published && published.version !== current.version && (
    <> Visitors go on reading the validated text until a new one is validated.</>
  )
  switch (current.status) {
    case 'submitted':
      return (
        <>
          <b>Submitted.</b>{' '}
          {isConfirmed
            ? 'A validator reads it next.'
            : 'It waits for a referee to confirm it; then a validator can validate it.'}
          {publicToo}
        </>
      )
    case 'returned':
      return (
        <>
          <b>Returned.</b> Your first change opens a new version; then send it again.{publicToo}
        </>
      )
    case 'validated':
      return (
        <>
          <b>Validated.</b>{' '}
          {isPublic
            ? 'You can change it here. Visitors go on reading this text until the new one is validated.'
            : 'You can change it here. The new text has to be validated before it is on your page.'}
        </>
      )
    default:
      return (
        <>
          <b>Draft.</b>{' '}
          {versions.length > 1 ? `This is version ${current.version}.` : 'Only you can read it.'}
          {publicToo}
        </>
      )
  }
}

/** The returned version while it is corrected: the newest, or the one before a draft. */
function returnedOf({ current, versions }: OwnStory) {
  if (current.status !== 'returned' && current.status !== 'draft') return undefined
  const before =
    current.status === 'returned' ? current : versions.find(({ version }) => version < current.version)
  return before?.status === 'returned' && before.note ? before : undefined
}
