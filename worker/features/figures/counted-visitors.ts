import { type Call, userAgentOf } from '../../call.ts'

/**
 * Programs by their user agent: one that does not begin like a browser, names a robot, or links to its operator;
 * `CUBOT` makes telephones.
 */
const program =
  /^(?!mozilla\/|opera\/)|(?<!cu)bot|crawl|spider|slurp|preview|lighthouse|headless|compatible;|https?:/i

/** Whether the visitor counts in figures: people, by their browser (R11). */
export const isPerson = (call: Call) => 'address' in call.actor && !program.test(userAgentOf(call).trim())

/** The visitor's own profile, on which they do not count; null where there is none. */
export const ownProfileId = ({ actor }: Call) =>
  ('account' in actor ? actor.account.profile?.id : undefined) ?? null
