import { bake } from '#schema/badges/baked-picture.ts'
import { shareFacts } from '#schema/pages/share.ts'
import { type Call, ownProfileOf } from '../../call.ts'
import { findOwnBadge } from '../../features/badges/own-badge-queries.ts'
import { findAsPublished } from '../../features/profiles/public-profile-queries.ts'
import { sharePicture } from '../../features/sharing/commands.ts'
import { AppError } from '../../services/app-error.ts'

/**
 * The share picture of a story, with the credential of its owner's valid badge in it (R30).
 * @throws AppError BADGE_NOT_FOUND, PICTURE_LIMIT.
 */
export async function badgePicture(call: Call, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const own = ownProfileOf(call)
  const [badge, profile] = await Promise.all([findOwnBadge(call, own.id, id), findAsPublished(call, own.id)])
  const facts = badge && profile && shareFacts(profile, badge.storyId)
  if (!facts) throw new AppError('BADGE_NOT_FOUND')
  const { png } = await sharePicture(call, facts)
  return bake(new Uint8Array(png), badge.body)
}
