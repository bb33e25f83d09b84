import type { Call } from '../../call.ts'

/**
 * A program, by what it calls itself: every browser begins with one of two names, and whoever does too, but is none,
 * says so in a word, or links to who runs it. `CUBOT` makes telephones.
 */
const program =
  /^(?!mozilla\/|opera\/)|(?<!cu)bot|crawl|spider|slurp|preview|lighthouse|headless|compatible;|https?:/i

/** Whether somebody acts whose visits, chats and scorecards count: people, by their browser (R11). */
export const isPerson = ({ actor }: Call) =>
  'address' in actor && !program.test((actor.userAgent ?? '').trim())

/** The profile on which whoever acts counts for nothing, since it is their own; null where there is none. */
export const ownProfileId = ({ actor }: Call) =>
  ('account' in actor ? actor.account.profile?.id : undefined) ?? null
