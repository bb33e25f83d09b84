import { Hono } from 'hono'
import { z } from 'zod'
import {
  type BookingAnswer,
  type BriefMaterial,
  bookingInputSchema,
  cancelInputSchema,
  type MeetingView,
  moveInputSchema,
  type OwnMeetingsPage,
  ownMeetingsQuerySchema,
} from '#schema/meetings.ts'
import { calledProfileSchema } from '#schema/profiles.ts'
import { type Call, ownProfileOf } from '../../../call.ts'
import type { App } from '../../context.ts'
import { limitAccount, limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'
import { requireAccount, requireProfile } from '../../middleware/session.ts'
import { AppError } from '../../../services/app-error.ts'
import { knownVisitorOf, visitorOf } from '../../middleware/visitor-cookie.ts'
import { sendAfterwards } from '../../../services/mail/outbox.ts'
import { bookMeeting } from '../../../workflows/meetings/book-meeting.ts'
import { cancel, move } from '../../../workflows/meetings/change-meeting.ts'
import { askedBy } from '../../../features/chat/queries.ts'
import { findMeeting, ownMeetings, viewOf } from '../../../features/meetings/meeting-queries.ts'
import { meetingFile } from '../../../features/meetings/telling-commands.ts'

const own = [requireAccount(), limitAccount, requireProfile] as const

/** Meetings, for whoever books one, for whoever has the token of one, and for the owner whose they are (R24). */
export const meetingRoutes = new Hono<App>()
  .post('/meetings', limitRate('FORM_LIMITER'), readInput('json', bookingInputSchema), async (c) => {
    const { call } = c.var
    const booked = await bookMeeting(call, { ...c.req.valid('json'), visitorId: await visitorOf(c) })
    sendAfterwards(call)
    return c.json(booked satisfies BookingAnswer, 201)
  })
  .get('/meetings', ...own, readInput('query', ownMeetingsQuerySchema), async (c) => {
    const { call } = c.var
    const page = await ownMeetings(call, ownProfileOf(call).id, c.req.valid('query'))
    return c.json(page satisfies OwnMeetingsPage)
  })
  .get(
    '/meetings/brief/:profileUrl',
    limitRate('READ_LIMITER'),
    readInput('param', z.object({ profileUrl: calledProfileSchema })),
    async (c) => {
      const visitorId = await knownVisitorOf(c)
      const { profileUrl } = c.req.valid('param')
      const asked = visitorId ? await askedBy(c.var.call, visitorId, profileUrl) : []
      return c.json({ asked: asked.map(({ text }) => text).reverse() } satisfies BriefMaterial)
    },
  )
  .get('/meetings/:file{.+\\.ics}', limitRate('READ_LIMITER'), async (c) => {
    const { call } = c.var
    const opened = await opens(call, c.req.param('file').slice(0, -'.ics'.length))
    const { contentType, content } = await meetingFile(call, opened.side, opened)
    return c.body(content, 200, {
      'Content-Type': contentType,
      'Content-Disposition': 'attachment; filename="meeting.ics"',
    })
  })
  .get('/meetings/:token', limitRate('READ_LIMITER'), async (c) => {
    const { call } = c.var
    const opened = await opens(call, c.req.param('token'))
    return c.json(viewOf(call, opened, opened.side) satisfies MeetingView)
  })
  .post(
    '/meetings/:token/cancel',
    limitRate('FORM_LIMITER'),
    readInput('json', cancelInputSchema),
    async (c) => {
      const { call } = c.var
      const view = await cancel(call, c.req.param('token'), c.req.valid('json').reason)
      sendAfterwards(call)
      return c.json(view satisfies MeetingView)
    },
  )
  .post('/meetings/:token/move', limitRate('FORM_LIMITER'), readInput('json', moveInputSchema), async (c) => {
    const { call } = c.var
    const view = await move(call, c.req.param('token'), new Date(c.req.valid('json').start))
    sendAfterwards(call)
    return c.json(view satisfies MeetingView)
  })

async function opens(call: Call, token: string) {
  const opened = await findMeeting(call, token)
  if (!opened) throw new AppError('MEETING_NOT_FOUND')
  return opened
}
