import type { Draft } from '#schema/drafts/drafts.ts'
import { useStoredDraft } from '#web/features/drafts/stored-draft.ts'
import { sample } from './sample.ts'

/**
 * The draft on the page: `own` is this device's, `found` another device's with its texts cut (R7), `sample` a
 * made-up one.
 */
export type Preview = { draft: Draft; kind: 'own' | 'found' | 'sample'; savedAt: string }

export function usePreview(): Preview {
  const stored = useStoredDraft()
  if (!stored) return { draft: sample, kind: 'sample', savedAt: '' }
  return { draft: stored.profile, kind: stored.isYours ? 'own' : 'found', savedAt: stored.savedAt }
}

/** `Noor Haddad` → `Noor`; a name of one letter stays whole. */
export const firstNameOf = ({ fullName }: Draft) => {
  const [first = ''] = fullName.trim().split(/\s+/)
  return first.length > 1 ? first : fullName.trim()
}
