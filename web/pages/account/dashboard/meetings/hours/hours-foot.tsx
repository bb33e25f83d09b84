import type { ReactNode } from 'react'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import type { HoursEditing } from './use-hours.ts'

/** The footer with the save button and the state of the entries; `children` is a link onward. */
export function HoursFoot({ editing, children }: { editing: HoursEditing; children: ReactNode }) {
  const { isSaving, isSaved, isChanged } = editing
  const isOnline = useIsOnline()
  return (
    <div className="account-hours-foot">
      <div className="wide">
        <p role="status">
          {savedText(editing, isOnline)} {children}
        </p>
        {isChanged && !isSaving && (
          <Button variant="quiet" onClick={editing.discardEntries}>
            Undo all
          </Button>
        )}
        <Button type="submit" variant="main" disabled={isSaving}>
          {isSaving ? 'Saving…' : isSaved ? 'Saved' : 'Save hours'}
        </Button>
      </div>
    </div>
  )
}

function savedText({ formError, isSignedOut, isChanged, isSaved, saved }: HoursEditing, isOnline: boolean) {
  if (isSignedOut) return 'You are signed out. What you changed is kept on this device.'
  if (!isOnline && isChanged) return 'Changed and kept on this device, until you can save it.'
  if (formError) return formError
  if (isChanged) return 'Changed and kept on this device, until you save.'
  if (isSaved)
    return saved.availability.isOpen ? 'Visitors see these hours from now on.' : 'Saved, and closed for now.'
  return saved.editedAt === null ? 'Nothing is saved yet.' : ''
}
