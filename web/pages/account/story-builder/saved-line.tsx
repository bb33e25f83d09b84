import { useState } from 'react'
import { paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'
import type { AutosaveState } from './autosave-state.ts'

/** The saving state, in a fixed place, announced once when it changes. */
export function SavedLine({ state }: { state: AutosaveState }) {
  const { status, story } = state
  const isBusy = status === 'saving' || status === 'unsaved'
  // While it saves, the last announcement is not repeated.
  const [lastAnnounced, setLastAnnounced] = useState(state)
  if (!isBusy && lastAnnounced !== state) setLastAnnounced(state)
  return (
    <p className="account-saved">
      {isBusy && <span aria-hidden>Saving…</span>}
      <span role="status" className={isBusy ? 'sr-only' : undefined}>
        {savedText(isBusy ? lastAnnounced : state)}
      </span>
      {status === 'signed-out' && (
        <Link to={paths.login.href({ next: paths.storyBuilder.href(story?.id) })}>Sign in</Link>
      )}
    </p>
  )
}

function savedText({ status, savedAt, story, error }: AutosaveState): string {
  switch (status) {
    case 'offline':
      return 'No connection. Your words are kept on this device and sent when it is back.'
    case 'failed':
      return 'Not saved yet. Your words are kept on this device, and we keep trying.'
    case 'signed-out':
      return 'You are signed out. Your words are kept on this device.'
    case 'refused':
      return error
    case 'conflict':
      return 'There are two texts of this story.'
    case 'deleted':
      return 'This story was deleted elsewhere.'
    default:
      if (savedAt) return `Saved at ${clock(savedAt)}`
      return story ? 'Everything is saved' : 'Saved as you write'
  }
}

const clock = (at: Date) => `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`.padStart(5, '0')
