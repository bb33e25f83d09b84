import { Hono } from 'hono'
import { z } from 'zod'
import {
  type declinedAnswerSchema,
  declineSchema,
  type Invitation,
} from '#schema/references/reference-form.ts'
import {
  type AskedReference,
  newReferenceSchema,
  referencesPageSchema,
} from '#schema/references/references.ts'
import { token } from '#schema/text/form-fields.ts'
import { type Call, ownProfileOf } from '../../../call.ts'
import { askedReferences, withoutUnconfirmed } from '../../../features/references/asked-references.ts'
import {
  cancelInvitation,
  declineInvitation,
  type Mailed,
} from '../../../features/references/invitation-commands.ts'
import {
  findAsked,
  findInvited,
  type InvitedReferee,
} from '../../../features/references/invitation-queries.ts'
import { issueOwnLink, readReferenceLink } from '../../../features/references/links.ts'
import { storiesToConfirm } from '../../../features/references/story-queries.ts'
import { answerable } from '../../../features/references/transitions.ts'
import { AppError } from '../../../services/app-error.ts'
import { hideReference, showReference } from '../../../workflows/references/hide-reference.ts'
import { askReferee, remindReferee } from '../../../workflows/references/invite-referees.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

const ownSchema = z.object({ id: z.coerce.number().int() })
const acts = { hide: hideReference, show: showReference }

/** Whom an owner asks for a reference, and what those do with the invitation before they answer (R8). */
export const invitationRoutes = new Hono<App>()
  .get('/references', readInput('query', referencesPageSchema), async (c) => {
    const { call } = c.var
    const found = await findAsked(call, ownProfileOf(call).id, c.req.valid('query'))
    return c.json(askedReferences(found).map(withoutUnconfirmed) satisfies AskedReference[])
  })
  .post('/references', readInput('json', newReferenceSchema), async (c) => {
    const { call } = c.var
    const profileId = ownProfileOf(call).id
    const id = await askReferee(call, profileId, c.req.valid('json'))
    const [asked] = askedReferences(await findAsked(call, profileId, { id }))
    if (!asked) throw new AppError('REFERENCE_NOT_FOUND')
    return c.json(asked, 201)
  })
  .post(
    '/references/:id/remind',
    readInput('param', ownSchema),
    readInput('json', z.object({})),
    async (c) => {
      const { call } = c.var
      await remindReferee(call, ownProfileOf(call).id, c.req.valid('param').id)
      return c.json({}, 202)
    },
  )
  .post(
    '/references/:id/cancel',
    readInput('param', ownSchema),
    readInput('json', z.object({})),
    async (c) => {
      const { call } = c.var
      const own = { id: c.req.valid('param').id, profileId: ownProfileOf(call).id }
      const cancelled = await cancelInvitation(call, own)
      if (!cancelled.length) {
        const standing = await findInvited(call, own.id)
        if (standing?.profileId !== own.profileId) throw new AppError('REFERENCE_NOT_FOUND')
        if (standing.status !== 'cancelled') throw new AppError('REFERENCE_NOT_OPEN')
      }
      return c.body(null, 204)
    },
  )
  .post(
    '/references/:id/:act{hide|show}',
    readInput('param', ownSchema.extend({ act: z.enum(['hide', 'show']) })),
    readInput('json', z.object({})),
    async (c) => {
      const { call } = c.var
      const { id, act } = c.req.valid('param')
      await acts[act](call, ownProfileOf(call).id, id)
      return c.body(null, 204)
    },
  )
  /** What the form begins with, until their answer counts: whoever declined may think better of it, and what a stranger wrote under their address keeps nobody out. Whoever opens it, a scanner too, changes nothing. */
  .get('/reference-invitations/:token', readInput('param', z.object({ token })), async (c) => {
    const { call } = c.var
    const referee = await openedBy(call, c.req.valid('param').token)
    if (!answerable.includes(referee.status)) throw new AppError('LINK_USED')
    const { candidateFirstName, candidateLastName, email, invitationStory, words } = referee
    // As the owner wrote it, not as a stranger may have since.
    const name = `${referee.firstName} ${referee.lastName}`.trim()
    return c.json({
      candidateFirstName,
      candidateName: `${candidateFirstName} ${candidateLastName}`.trim(),
      ...{ email, name, solutionStory: invitationStory, words },
      expiresAt: referee.expiresAt.toISOString(),
      stories: await storiesToConfirm(call, referee.profileId),
    } satisfies Invitation)
  })
  .post('/references/decline', readInput('json', declineSchema), async (c) => {
    const { call } = c.var
    const { token, ...declined } = c.req.valid('json')
    const outcomes = await call.db.batch(await declineInvitation(call, await openedBy(call, token), declined))
    const [kept] = outcomes.at(-1) as Parameters<typeof issueOwnLink>[1][]
    if (!kept) throw new AppError('LINK_USED')
    return c.json({ own: await issueOwnLink(call, kept) } satisfies z.infer<typeof declinedAnswerSchema>)
  })

/** The invitation of a mailed link. @throws AppError LINK_EXPIRED where it is over or taken back, or the link is of an earlier one. */
async function openedBy(call: Call, token: string): Promise<InvitedReferee & Mailed> {
  const { id, invitedAt } = await readReferenceLink(call, 'reference', token)
  const referee = await findInvited(call, id)
  if (!referee?.expiresAt || referee.invitedAt?.getTime() !== invitedAt) throw new AppError('LINK_EXPIRED')
  const isOver = answerable.includes(referee.status) && referee.expiresAt <= call.now
  if (isOver || ['expired', 'cancelled'].includes(referee.status)) throw new AppError('LINK_EXPIRED')
  return { ...referee, invitedAt: referee.invitedAt, expiresAt: referee.expiresAt }
}
