import type { OwnBadge, RevocationReason } from '#schema/badges/badge-answers.ts'
import { listed } from '#schema/text/phrases.ts'

const reasons: Record<RevocationReason, string> = {
  replaced: 'The story has a newer version.',
  changed: 'Something that it says reads differently on your page now.',
  confirmation: 'A confirmation in it was taken back.',
  story: 'The story left your page.',
  profile: 'Your page was taken off view.',
  key: 'The key that signed it is no longer safe.',
}

/** The state of a badge for its owner, in a word and a sentence; `isCurrent`: its story has no later valid badge. */
export function badgeStanding(
  { state, reason }: Pick<OwnBadge, 'state' | 'reason'>,
  isCurrent: boolean,
): { word: 'Valid' | 'Replaced' | 'Revoked'; sentence: string } {
  if (state === 'revoked') return { word: 'Revoked', sentence: reason ? reasons[reason] : '' }
  return isCurrent
    ? { word: 'Valid', sentence: 'Whoever checks it is told that it is genuine.' }
    : { word: 'Replaced', sentence: 'Still true and still valid; the newer one says more.' }
}

/** The names of a badge's referees, in a sentence; empty for none. */
export const confirmedBy = (names: readonly string[]) => (names.length ? `Confirmed by ${listed(names)}` : '')
