import { LocalTime } from '#web/ui/local-time.tsx'
import type { Preview } from './preview.ts'

const needs = [
  ['An account', 'Free. It keeps the profile for you.'],
  ['Two referees', 'They are asked by mail, and answer by a link.'],
  ['One story', 'Confirmed by one of them, then validated.'],
] as const

/** What a profile still needs before it is published, each drawn as a side of a frame (R10). */
export function PublicationNeeds({ preview: { kind, savedAt } }: { preview: Preview }) {
  return (
    <>
      <h2 id="publication-needs" className="text-title">
        From here to the gallery
      </h2>
      <ol className="account-sides">
        {needs.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <p className="text-ink-soft text-label">{text}</p>
          </li>
        ))}
      </ol>
      <p className="text-label">Then the work gets its frame, and hangs where people look for help.</p>
      {kind === 'own' && (
        <p className="mt-s4 text-ink-soft text-small">
          Not in the gallery yet.{' '}
          {savedAt && (
            <>
              Saved on <LocalTime iso={savedAt} />.{' '}
            </>
          )}
          Without an account we keep it for 90 days.
        </p>
      )}
    </>
  )
}
