import { Hono } from 'hono'
import type { BookingAnswer, BriefMaterial, MeetingView, OwnMeetingsPage } from '#schema/meetings/meetings.ts'
import { type Call, ownProfileOf } from '../../../call.ts'
import { recentQuestionsOf } from '../../../features/chat/queries.ts'
import { findMeeting, ownMeetings, viewOf } from '../../../features/meetings/meeting-queries.ts'
import { meetingFile } from '../../../features/meetings/notice-commands.ts'
import { AppError } from '../../../services/app-error.ts'
import { bookMeeting } from '../../../workflows/meetings/book-meeting.ts'
import { cancelByToken, moveByToken } from '../../../workflows/meetings/change-meeting.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { readVisitor, visitorOf } from '../../middleware/visitor-cookie.ts'

/** Meetings: booked by visitors, changed by token, listed for their owner (R24). */
export const meetingRoutes = new Hono<App>()
  .post('/meetings', readInput('POST /meetings'), async (c) => {
    const { call } = c.var
    const booked = await bookMeeting(call, { ...c.req.valid('json'), visitorId: await visitorOf(c) })
    return c.json(booked satisfies BookingAnswer, 201)
  })
  .get('/meetings', readInput('GET /meetings'), async (c) => {
    const { call } = c.var
    const page = await ownMeetings(call, ownProfileOf(call).id, c.req.valid('query'))
    return c.json(page satisfies OwnMeetingsPage)
  })
  .get('/meetings/brief/:profileUrl', readInput('GET /meetings/brief/:profileUrl'), async (c) => {
    const visitorId = await readVisitor(c)
    const { profileUrl } = c.req.valid('param')
    const questions = visitorId ? await recentQuestionsOf(c.var.call, visitorId, profileUrl) : []
    return c.json({ asked: questions.map(({ text }) => text).reverse() } satisfies BriefMaterial)
  })
  .get('/meetings/:file{.+\\.ics}', async (c) => {
    const { call } = c.var
    const opened = await openedBy(call, c.req.param('file').slice(0, -'.ics'.length))
    const { contentType, content } = await meetingFile(call, opened.side, opened)
    return c.body(content, 200, {
      'Content-Type': contentType,
      'Content-Disposition': 'attachment; filename="meeting.ics"',
    })
  })
  .get('/meetings/:token', async (c) => {
    const { call } = c.var
    const opened = await openedBy(call, c.req.param('token'))
    return c.json(viewOf(call, opened, opened.side) satisfies MeetingView)
  })
  .post('/meetings/:token/cancel', readInput('POST /meetings/:token/cancel'), async (c) => {
    const { call } = c.var
    const view = await cancelByToken(call, c.req.param('token'), c.req.valid('json').reason)
    return c.json(view satisfies MeetingView)
  })
  .post('/meetings/:token/move', readInput('POST /meetings/:token/move'), async (c) => {
    const { call } = c.var
    const view = await moveByToken(call, c.req.param('token'), new Date(c.req.valid('json').start))
    return c.json(view satisfies MeetingView)
  })

/** The meeting that a token opens. @throws AppError MEETING_NOT_FOUND. */
async function openedBy(call: Call, token: string) {
  const opened = await findMeeting(call, token)
  if (!opened) throw new AppError('MEETING_NOT_FOUND')
  return opened
}
