import { useRef, useState } from 'react'
import type { Draft } from '#schema/drafts/drafts.ts'
import { CallFailed, dataOf, hasCode } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { storeDraft } from './stored-draft.ts'

/** The outcome of a save; `elsewhere` and `claimed` come with the server's sentence. */
export type Saved =
  | { outcome: 'saved' }
  | { outcome: 'failed' }
  | { outcome: 'elsewhere' | 'claimed'; sentence: string }

const shownDetails = 3

/**
 * Saves a draft on the server and on this device, one save at a time. A failure is shown as a toast in the
 * specified words (account spec section 8).
 */
export function useSaveDraft() {
  const api = useApi()
  const running = useRef<Promise<Saved>>(undefined)
  const [isSaving, setSaving] = useState(false)

  async function send(draft: Draft): Promise<Saved> {
    try {
      const { success, profile } = await dataOf(api['solution-profile'].$post({ json: draft }))
      if (!success && !profile) throw new Error('Neither success nor a profile')
      storeDraft(profile ?? draft, true)
      return { outcome: 'saved' }
    } catch (error) {
      if (hasCode(error, 'DRAFT_NOT_YOURS')) return { outcome: 'elsewhere', sentence: error.sentence }
      if (hasCode(error, 'PROFILE_CLAIMED')) return { outcome: 'claimed', sentence: error.sentence }
      console.error('Solution profile was not saved', error)
      showToast({ variant: 'destructive', title: 'Validation Error', description: wordsFor(error) })
      return { outcome: 'failed' }
    }
  }

  async function save(draft: Draft): Promise<Saved> {
    if (running.current) return running.current
    setSaving(true)
    running.current = send(draft)
    const saved = await running.current
    running.current = undefined
    setSaving(false)
    return saved
  }

  return { save, isSaving }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs what reads the stored draft and saves it changed once all before it is saved, so that no change undoes another. */
export function inTurn<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(change, change)
  last = turn
  return turn
}

/** The specified sentence for a failed save, unless trying again today would fail too. */
function wordsFor(error: unknown): string {
  if (error instanceof CallFailed && error.code === 'FORM_LIMIT') return error.sentence
  if (!(error instanceof CallFailed) || error.status !== 400)
    return 'Failed to save your profile. Please try again.'
  const messages = error.details.slice(0, shownDetails).map(({ message }) => message)
  return messages.length
    ? `Please fix the following: ${messages.join(', ')}`
    : 'Please check all required fields are properly filled.'
}
