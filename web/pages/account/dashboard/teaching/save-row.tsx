import { Button } from '#web/ui/button.tsx'
import { FormError } from './form-error.tsx'

type Props = {
  isChanged: boolean
  isSaving: boolean
  status: string
  formError: string | undefined
  error: unknown
  onUndo: () => void
}

/** The foot of a form of settings: why it was refused, `Save`, `Undo all`, and whether it is saved. */
export function SaveRow({ isChanged, isSaving, status, formError, error, onUndo }: Props) {
  return (
    <>
      <FormError message={formError} error={error} />
      <div className="flex flex-wrap items-center gap-s4">
        <Button type="submit" variant={isChanged ? 'main' : 'plain'} disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        {isChanged && !isSaving && (
          <Button variant="quiet" onClick={onUndo}>
            Undo all
          </Button>
        )}
        <p role="status" className="text-ink-soft text-label">
          {status}
        </p>
      </div>
    </>
  )
}
