import { type Ref, useId } from 'react'
import { paths } from '#schema/paths.ts'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import type { ProfileEditing } from './use-profile-edit.ts'

type Props = {
  editing: ProfileEditing
  /** The question whether to leave without saving; its first button takes the focus. */
  leaving: { isOpen: boolean; stayButton: Ref<HTMLButtonElement>; onStay: () => void; onLeave: () => void }
  onCancel: () => void
}

/** The footer with the buttons to save and leave, and the state of the entries. */
export function EditFooter({ editing, leaving, onCancel }: Props) {
  const question = useId()
  const { isSubmitting } = editing.form.formState
  const isOnline = useIsOnline()
  if (leaving.isOpen)
    return (
      <section className="paces account-edit-foot" aria-labelledby={question}>
        <p id={question}>
          <b>Leave without saving?</b> What you changed would be gone.
        </p>
        <Button ref={leaving.stayButton} variant="main" onClick={leaving.onStay}>
          Keep editing
        </Button>
        <Button onClick={leaving.onLeave}>Discard changes</Button>
      </section>
    )
  return (
    <div className="paces account-edit-foot">
      <p role="status">
        {savedText(editing, isOnline)}
        {editing.isSignedOut && (
          <>
            {' '}
            <Link to={paths.login.href({ next: paths.dashboard.href('settings', { edit: 'profile' }) })}>
              Sign in
            </Link>
          </>
        )}
      </p>
      <Button disabled={isSubmitting} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="main" disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save Changes'}
      </Button>
    </div>
  )
}

function savedText({ formError, isSignedOut, changed, isDirty }: ProfileEditing, isOnline: boolean): string {
  if (isSignedOut) return 'You are signed out. What you typed is kept on this device.'
  if (!isOnline) return 'You are offline. What you typed is kept on this device until you can save it.'
  if (formError) return formError
  if (changed.length)
    return `${changed.length === 1 ? 'One field is' : `${changed.length} fields are`} changed and kept on this device, until you save.`
  return isDirty ? 'A new password is saved with the rest.' : ''
}
