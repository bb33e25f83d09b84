import { Hono } from 'hono'
import type { Notifications, PushSubscriptionAnswer } from '#schema/notifications/notifications.ts'
import { readNotifications, saveNotifications } from '../../../workflows/notifications/own-notifications.ts'
import {
  addPushDevice,
  pushDevices,
  removePushDevice,
  tryPushDevice,
} from '../../../workflows/notifications/push-devices.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** What owners are notified of, and on which devices (R33). */
export const notificationRoutes = new Hono<App>()
  .get('/notifications', async (c) =>
    c.json((await readNotifications(c.var.call)) satisfies Notifications as Notifications),
  )
  .put('/notifications', readInput('PUT /notifications'), async (c) => {
    const { call } = c.var
    await saveNotifications(call, c.req.valid('json'))
    return c.json((await readNotifications(call)) satisfies Notifications as Notifications)
  })
  .get('/push-subscriptions', async (c) =>
    c.json((await pushDevices(c.var.call)) satisfies PushSubscriptionAnswer[]),
  )
  .post('/push-subscriptions', readInput('POST /push-subscriptions'), async (c) =>
    c.json(await addPushDevice(c.var.call, c.req.valid('json')), 201),
  )
  .post('/push-subscriptions/:id/remove', readInput('POST /push-subscriptions/:id/remove'), async (c) => {
    await removePushDevice(c.var.call, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/push-subscriptions/:id/try', readInput('POST /push-subscriptions/:id/try'), async (c) => {
    await tryPushDevice(c.var.call, c.req.valid('param').id)
    return c.body(null, 204)
  })
