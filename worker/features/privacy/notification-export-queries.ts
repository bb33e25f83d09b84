import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Call, SignedIn } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'

const { declinedPushes, notificationSettings, pushes, pushSubscriptions } = tables

/** What an account is notified of and on which devices, without their addresses and keys, and its unsent notifications. */
export const notificationRows = (call: Call, { userId }: SignedIn) => {
  const { db } = call
  return readTogether(call, {
    notifiedDevices: db
      .select({
        name: pushSubscriptions.name,
        addedAt: pushSubscriptions.createdAt,
        lastUsedAt: pushSubscriptions.lastUsedAt,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(asc(pushSubscriptions.createdAt)),
    notifications: db
      .select({
        quietFromMinute: notificationSettings.quietFrom,
        quietToMinute: notificationSettings.quietTo,
        timeZone: notificationSettings.timeZone,
        showsNames: notificationSettings.showsNames,
      })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
    notificationsNotWanted: db
      .select({ kind: declinedPushes.kind })
      .from(declinedPushes)
      .where(eq(declinedPushes.userId, userId)),
    waitingNotifications: db
      .select({
        title: pushes.namedTitle,
        text: pushes.namedText,
        writtenAt: pushes.createdAt,
      })
      .from(pushes)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushes.subscriptionId))
      .where(and(eq(pushSubscriptions.userId, userId), isNotNull(pushes.dueAt)))
      .orderBy(asc(pushes.id)),
  })
}
