import { Hono } from 'hono'
import type { z } from 'zod'
import type {
  declinedAnswerSchema,
  Invitation,
  RequestedReference,
} from '#schema/references/reference-answers.ts'
import { ownProfileOf } from '../../../call.ts'
import { findRequestedReferences } from '../../../features/references/invitation-queries.ts'
import { requestedReferences, withoutWithheld } from '../../../features/references/requested-references.ts'
import { AppError } from '../../../services/app-error.ts'
import { askReferee, remindReferee } from '../../../workflows/references/ask-referee.ts'
import {
  cancelInvitation,
  declineInvitation,
  readInvitation,
} from '../../../workflows/references/end-invitation.ts'
import { hideReference, showReference } from '../../../workflows/references/hide-reference.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

const actions = { hide: hideReference, show: showReference }

/** An owner's invitations to referees, and what referees do with them before they answer (R8). */
export const invitationRoutes = new Hono<App>()
  .get('/references', readInput('GET /references'), async (c) => {
    const { call } = c.var
    const found = await findRequestedReferences(call, ownProfileOf(call).id, c.req.valid('query'))
    return c.json(requestedReferences(found).map(withoutWithheld) satisfies RequestedReference[])
  })
  .post('/references', readInput('POST /references'), async (c) => {
    const { call } = c.var
    const profileId = ownProfileOf(call).id
    const id = await askReferee(call, profileId, c.req.valid('json'))
    const [reference] = requestedReferences(await findRequestedReferences(call, profileId, { id }))
    if (!reference) throw new AppError('REFERENCE_NOT_FOUND')
    return c.json(reference, 201)
  })
  .post('/references/:id/remind', readInput('POST /references/:id/remind'), async (c) => {
    const { call } = c.var
    await remindReferee(call, ownProfileOf(call).id, c.req.valid('param').id)
    return c.json({}, 202)
  })
  .post('/references/:id/cancel', readInput('POST /references/:id/cancel'), async (c) => {
    const { call } = c.var
    await cancelInvitation(call, ownProfileOf(call).id, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post(
    '/references/:id/:action{hide|show}',
    readInput('POST /references/:id/:action{hide|show}'),
    async (c) => {
      const { call } = c.var
      const { id, action } = c.req.valid('param')
      await actions[action](call, ownProfileOf(call).id, id)
      return c.body(null, 204)
    },
  )
  /**
   * What the form begins with, until the answer counts. Opening it changes nothing, and a referee who declined may
   * still answer.
   */
  .get('/reference-invitations/:token', readInput('GET /reference-invitations/:token'), async (c) =>
    c.json((await readInvitation(c.var.call, c.req.valid('param').token)) satisfies Invitation),
  )
  .post('/references/decline', readInput('POST /references/decline'), async (c) => {
    const own = await declineInvitation(c.var.call, c.req.valid('json'))
    return c.json({ own } satisfies z.infer<typeof declinedAnswerSchema>)
  })
