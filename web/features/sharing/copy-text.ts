import { showToast } from '#web/ui/toast-store.ts'

type Toasts = {
  /** What it is, as a sentence begins: `Link`. */
  label: string
  /** Said with the success. */
  next?: string
  /** Said with the failure; the text itself by default, to be copied by hand. */
  otherwise?: string
}

/** Copies a text and shows the outcome in a toast; true if it was copied. */
export async function copyText(text: string, { label, next, otherwise = text }: Toasts): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: `${label} copied`, description: next })
    return true
  } catch {
    showToast({ variant: 'destructive', title: `${label} could not be copied`, description: otherwise })
    return false
  }
}
