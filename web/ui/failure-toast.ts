import { sentenceOf } from '#web/client/api.ts'
import { showToast } from './toast-store.ts'

/** Shows that something failed, with the server's reason or else `otherwise`. */
export const showFailure = (title: string, error: unknown, otherwise = 'Please try again later.') =>
  showToast({ variant: 'destructive', title, description: sentenceOf(error, otherwise) })
