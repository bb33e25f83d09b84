import { z } from 'zod'
import { newPushSubscriptionSchema, notificationChangesSchema } from '#schema/notifications/notifications.ts'
import { nothing, profile } from './call-row.ts'

const device = z.object({ id: z.string().max(100) })

/** The calls by which owners say what they are notified of, and on which devices (R33). */
export const notificationCalls = {
  notifications: {
    'GET /notifications': profile(),
    'PUT /notifications': profile({ json: notificationChangesSchema }),
    'GET /push-subscriptions': profile(),
    'POST /push-subscriptions': profile({ json: newPushSubscriptionSchema }),
    'POST /push-subscriptions/:id/remove': profile({ param: device, json: nothing }),
    'POST /push-subscriptions/:id/try': {
      caller: 'profile',
      limit: 'FORM',
      input: { param: device, json: nothing },
    },
  },
} as const
