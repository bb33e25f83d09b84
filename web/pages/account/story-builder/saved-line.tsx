import { useState } from 'react'
import { paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'
import type { Saving } from './story-saving.ts'

/** The saving state, in a fixed place, announced once when it changes. */
export function SavedLine({ saving }: { saving: Saving }) {
  const { standing, story } = saving
  const isBusy = standing === 'saving' || standing === 'unsaved'
  // While it saves, the last announcement is not repeated.
  const [lastSaid, setLastSaid] = useState(saving)
  if (!isBusy && lastSaid !== saving) setLastSaid(saving)
  return (
    <p className="account-saved">
      {isBusy && <span aria-hidden>Saving…</span>}
      <span role="status" className={isBusy ? 'sr-only' : undefined}>
        {savedText(isBusy ? lastSaid : saving)}
      </span>
      {standing === 'signed-out' && (
        <Link to={paths.login.href({ next: paths.storyBuilder.href(story?.id) })}>Sign in</Link>
      )}
    </p>
  )
}

function savedText({ standing, savedAt, story, refusal }: Saving): string {
  switch (standing) {
    case 'offline':
      return 'No connection. Your words are kept on this device and sent when it is back.'
    case 'failed':
      return 'Not saved yet. Your words are kept on this device, and we keep trying.'
    case 'signed-out':
      return 'You are signed out. Your words are kept on this device.'
    case 'refused':
      return refusal
    case 'elsewhere':
      return 'There are two texts of this story.'
    case 'gone':
      return 'This story was deleted elsewhere.'
    default:
      if (savedAt) return `Saved at ${clock(savedAt)}`
      return story ? 'Everything is saved' : 'Saved as you write'
  }
}

const clock = (at: Date) => `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`.padStart(5, '0')
