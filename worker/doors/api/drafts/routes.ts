import { Hono } from 'hono'
import { z } from 'zod'
import {
  adoptDraftSchema,
  draftLinkSchema,
  draftSchema,
  type FoundDraft,
  type savedDraftSchema,
} from '#schema/drafts/drafts.ts'
import type { Call } from '../../../call.ts'
import {
  adoptDraft,
  adoption,
  adoptionToken,
  mailAdoptionLink,
  upsertDraft,
} from '../../../features/drafts/commands.ts'
import { answersOf, draftAt, previewOf, type StoredDraft } from '../../../features/drafts/queries.ts'
import { AppError } from '../../../services/app-error.ts'
import { readStatement } from '../../../services/tokens.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { visitorOf } from '../../middleware/visitor-cookie.ts'

type Saved = z.infer<typeof savedDraftSchema>
const adoptionClaims = z.object({ draftId: z.number().int(), adoptions: z.number().int() })

/** The questionnaire's calls (account spec section 7, R7). A draft belongs to the device that made it. */
export const draftRoutes = new Hono<App>()
  .post('/solution-profile', readInput('json', draftSchema), async (c) => {
    const { call } = c.var
    const deviceId = await visitorOf(c)
    const draft = c.req.valid('json')
    const [kept, [standing]] = await call.db.batch([
      upsertDraft(call, deviceId, draft),
      draftAt(call, draft.email),
    ])
    if (kept.length) return c.json({ success: true, profile: draft } satisfies Saved, 201)
    if (!standing || standing.claimedBy) throw new AppError('PROFILE_CLAIMED')
    await offerAdoption(call, deviceId, standing)
    throw new AppError('DRAFT_NOT_YOURS')
  })
  .get('/solution-profile/:email', readInput('param', draftLinkSchema), async (c) => {
    const { email } = c.req.valid('param')
    const [[draft], deviceId] = await Promise.all([draftAt(c.var.call, email), visitorOf(c)])
    if (!draft) throw new AppError('DRAFT_NOT_FOUND')
    const isOwn = isClaimedBy(c.var.call, draft)
    if (draft.claimedBy && !isOwn) throw new AppError('PROFILE_CLAIMED')
    const isYours = isOwn || draft.deviceId === deviceId
    const profile = isYours ? answersOf(draft) : previewOf(draft, email)
    return c.json({ success: true, profile, isYours } satisfies FoundDraft)
  })
  /** Asked on another device: the answer says nothing of whether there is such a draft. */
  .post('/solution-profile/link', readInput('json', draftLinkSchema), async (c) => {
    const { call } = c.var
    const deviceId = await visitorOf(c)
    const [draft] = await draftAt(call, c.req.valid('json').email)
    if (draft && !draft.claimedBy) await offerAdoption(call, deviceId, draft)
    return c.json({}, 202)
  })
  .post('/solution-profile/adopt', readInput('json', adoptDraftSchema), async (c) => {
    const { call } = c.var
    const { token } = c.req.valid('json')
    const read = await readStatement(call.variables.AUTH_SECRET, adoption, token, call.now)
    const claims = adoptionClaims.safeParse(read)
    if (!claims.success) throw new AppError('LINK_EXPIRED')
    const [draft] = await adoptDraft(call, await visitorOf(c), claims.data)
    if (!draft) throw new AppError('LINK_EXPIRED')
    return c.json({ success: true, profile: answersOf(draft) } satisfies Saved)
  })

/** Whether whoever is signed in has claimed a draft. */
const isClaimedBy = ({ actor }: Call, { claimedBy }: StoredDraft) =>
  'account' in actor && claimedBy === actor.account.userId

/** Writes to whoever has the draft's mailbox how to open it on this device. */
async function offerAdoption(call: Call, deviceId: string, draft: StoredDraft) {
  await mailAdoptionLink(call, deviceId, draft, await adoptionToken(call, draft))
}
