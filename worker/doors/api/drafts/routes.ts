import { Hono } from 'hono'
import type { z } from 'zod'
import type { FoundDraft, savedDraftSchema } from '#schema/drafts/draft-answers.ts'
import type { Call } from '../../../call.ts'
import { answersOf, draftAt, previewOf, type StoredDraft } from '../../../features/drafts/queries.ts'
import { AppError } from '../../../services/app-error.ts'
import { adoptDraft, mailDraftLink } from '../../../workflows/drafts/adopt-draft.ts'
import { saveDraft } from '../../../workflows/drafts/save-draft.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { visitorOf } from '../../middleware/visitor-cookie.ts'

type Saved = z.infer<typeof savedDraftSchema>

/** The questionnaire's calls (account spec section 7, R7). A draft belongs to the device that made it. */
export const draftRoutes = new Hono<App>()
  .post('/solution-profile', readInput('POST /solution-profile'), async (c) => {
    const { call } = c.var
    const deviceId = await visitorOf(c)
    const draft = c.req.valid('json')
    await saveDraft(call, deviceId, draft)
    return c.json({ success: true, profile: draft } satisfies Saved, 201)
  })
  .get('/solution-profile/:email', readInput('GET /solution-profile/:email'), async (c) => {
    const { email } = c.req.valid('param')
    const [[draft], deviceId] = await Promise.all([draftAt(c.var.call, email), visitorOf(c)])
    if (!draft) throw new AppError('DRAFT_NOT_FOUND')
    const isOwn = isClaimedBy(c.var.call, draft)
    if (draft.claimedBy && !isOwn) throw new AppError('PROFILE_CLAIMED')
    const isYours = isOwn || draft.deviceId === deviceId
    const profile = isYours ? answersOf(draft) : previewOf(draft, email)
    return c.json({ success: true, profile, isYours } satisfies FoundDraft)
  })
  /** Asked on another device: answered before anything is looked up, so nobody learns whether there is such a draft. */
  .post('/solution-profile/link', readInput('POST /solution-profile/link'), async (c) => {
    const { call } = c.var
    call.keepAlive(
      mailDraftLink(call, await visitorOf(c), c.req.valid('json').email).catch((error: Error) =>
        console.error('A link to a draft was not mailed', error.name),
      ),
    )
    return c.json({}, 202)
  })
  .post('/solution-profile/adopt', readInput('POST /solution-profile/adopt'), async (c) => {
    const draft = await adoptDraft(c.var.call, await visitorOf(c), c.req.valid('json').token)
    return c.json({ success: true, profile: answersOf(draft) } satisfies Saved)
  })

/** Whether the signed-in account has claimed a draft. */
const isClaimedBy = ({ actor }: Call, { claimedBy }: StoredDraft) =>
  'account' in actor && claimedBy === actor.account.userId
