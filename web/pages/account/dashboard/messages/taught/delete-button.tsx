import { Trash2 } from 'lucide-react'
import type { Correction } from '#schema/corrections/correction-answers.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'

/** Deletes an answer, after a question. */
export const DeleteButton = ({ correction, back }: { correction: Correction; back: string }) => (
  <DialogButton
    variant="quiet"
    load={() => import('./delete-correction.tsx')}
    dialog={({ DeleteCorrection }, state) => (
      <DeleteCorrection correction={correction} back={back} {...state} />
    )}
  >
    <Trash2 size={18} strokeWidth={1.75} aria-hidden />
    Delete
  </DialogButton>
)
