import { type Context, Hono } from 'hono'
import type {
  AdminSummary,
  ChatRecord,
  JourneysPage,
  RegistrationRecord,
  SubmissionRecord,
  WaitlistRecord,
} from '#schema/administration/administration-answers.ts'
import { stages } from '#schema/scorecard/stages.ts'
import type { Call } from '../../../call.ts'
import { chatPageOf } from '../../../features/administration/chat-queries.ts'
import { journeysOf } from '../../../features/administration/journey-queries.ts'
import {
  type AdminList,
  registrationList,
  submissionList,
  waitlistList,
} from '../../../features/administration/list-kinds-queries.ts'
import { everyRow, pageOf } from '../../../features/administration/list-queries.ts'
import { summaryOf } from '../../../features/administration/queries.ts'
import {
  submissionRow,
  submissionsFileHead,
  waitlistFileHead,
  waitlistRow,
} from '../../../features/administration/submissions-file.ts'
import { csvFile, type Row } from '../../../services/csv.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** Names the further pages of a list in its headers; its body is the array that the specification names. */
function namePages(
  c: Context<App>,
  { total, nextCursor }: { total: string | null; nextCursor: string | null },
) {
  if (total !== null) c.header('X-Total-Count', total)
  if (nextCursor !== null) c.header('X-Next-Cursor', nextCursor)
}

/** The stages whose names hold a part, all of them for none. */
const stagesWith = (part: string) =>
  part
    ? stages.flatMap(({ stage }) => (stage.toLowerCase().includes(part.toLowerCase()) ? [stage] : []))
    : undefined

/** What administrators see of the whole product (R14). */
export const administrationRoutes = new Hono<App>()
  .get('/admin/summary', async (c) => c.json((await summaryOf(c.var.call)) satisfies AdminSummary))
  .get('/registrations', readInput('GET /registrations'), async (c) => {
    const page = await pageOf(c.var.call, registrationList, c.req.valid('query'))
    namePages(c, page)
    return c.json(page.rows satisfies RegistrationRecord[])
  })
  .get('/waitlist/submissions', readInput('GET /waitlist/submissions'), async (c) => {
    const page = await pageOf(c.var.call, waitlistList, c.req.valid('query'))
    namePages(c, page)
    return c.json(page.rows satisfies WaitlistRecord[])
  })
  .get('/scorecard/submissions', readInput('GET /scorecard/submissions'), async (c) => {
    const { stage, ...query } = c.req.valid('query')
    const page = await pageOf(c.var.call, submissionList, { ...query, stages: stagesWith(stage) })
    namePages(c, page)
    return c.json(page.rows satisfies SubmissionRecord[])
  })
  .get('/chat/sessions', readInput('GET /chat/sessions'), async (c) => {
    const page = await chatPageOf(c.var.call, c.req.valid('query'))
    namePages(c, page)
    return c.json(page.rows satisfies ChatRecord[])
  })
  .get('/admin/scorecard-submissions.csv', readInput('GET /admin/scorecard-submissions.csv'), async (c) => {
    const { search, stage } = c.req.valid('query')
    const rows = fileRows(c.var.call, submissionList, { search, stages: stagesWith(stage) }, submissionRow)
    return csvFile('scorecard-submissions.csv', submissionsFileHead, rows)
  })
  .get('/admin/waitlist-submissions.csv', readInput('GET /admin/waitlist-submissions.csv'), async (c) => {
    const { search } = c.req.valid('query')
    return csvFile(
      'waitlist-submissions.csv',
      waitlistFileHead,
      fileRows(c.var.call, waitlistList, { search }, waitlistRow),
    )
  })
  .get('/admin/journeys', readInput('GET /admin/journeys'), async (c) =>
    c.json((await journeysOf(c.var.call, c.req.valid('query').cursor)) satisfies JourneysPage),
  )

async function* fileRows<Shown>(
  call: Call,
  list: AdminList<Shown>,
  narrowed: Parameters<typeof everyRow>[2],
  rowOf: (shown: Shown) => Row,
) {
  for await (const some of everyRow(call, list, narrowed)) yield some.map(rowOf)
}
