import { z } from 'zod'

/** Why a badge holds no longer. */
export const revocationReasons = [
  // The story has a newer version.
  'replaced',
  // What the badge says of somebody reads otherwise now.
  'changed',
  // A confirmation in it was taken back.
  'confirmation',
  // The story is not shown any more.
  'story',
  // The profile is not public.
  'profile',
  // The key that signed it was stolen.
  'key',
] as const
const revocationReasonSchema = z.enum(revocationReasons)
export type RevocationReason = z.infer<typeof revocationReasonSchema>

/** A badge's id: 12 lowercase letters and digits. */
const badgeIdSchema = z.string().regex(/^[a-z0-9]{12}$/)

const stateFields = {
  state: z.enum(['valid', 'revoked']),
  /** Null while it is valid. */
  reason: revocationReasonSchema.nullable(),
  issuedAt: z.string(),
}

/**
 * Answer of GET /api/badges/{id}/state; `current` is the newest valid badge of its story, perhaps itself, and
 * `isProfilePublic` whether the addresses in it lead to a page.
 */
const badgeStateSchema = z.object({
  ...stateFields,
  current: badgeIdSchema.nullable(),
  isProfilePublic: z.boolean(),
})
export type BadgeState = z.infer<typeof badgeStateSchema>

/** A badge for its owner; `endorsedBy` are the referees in it, without those who erased what they wrote. */
export const ownBadgeSchema = z.object({
  ...stateFields,
  id: badgeIdSchema,
  storyId: z.number().int(),
  title: z.string(),
  version: z.number().int(),
  endorsedBy: z.array(z.string()),
})
export type OwnBadge = z.infer<typeof ownBadgeSchema>

/**
 * Answer of GET /api/badges: the newest of each story first; `waiting` are the shown stories whose badge is not issued
 * yet.
 */
const ownBadgesSchema = z.object({
  badges: z.array(ownBadgeSchema),
  waiting: z.array(z.number().int()),
})
export type OwnBadges = z.infer<typeof ownBadgesSchema>
