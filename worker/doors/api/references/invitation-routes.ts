import { Hono } from 'hono'
import { z } from 'zod'
import type {
  AskedReference,
  declinedAnswerSchema,
  Invitation,
} from '#schema/references/reference-answers.ts'
import { declineSchema } from '#schema/references/reference-form.ts'
import { newReferenceSchema, referencesPageSchema } from '#schema/references/references.ts'
import { token } from '#schema/text/form-fields.ts'
import { ownProfileOf } from '../../../call.ts'
import { askedReferences, withoutUnconfirmed } from '../../../features/references/asked-references.ts'
import { findAsked } from '../../../features/references/invitation-queries.ts'
import { AppError } from '../../../services/app-error.ts'
import {
  cancelInvitation,
  declineInvitation,
  readInvitation,
} from '../../../workflows/references/end-invitation.ts'
import { hideReference, showReference } from '../../../workflows/references/hide-reference.ts'
import { askReferee, remindReferee } from '../../../workflows/references/invite-referees.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

const ownSchema = z.object({ id: z.coerce.number().int() })
const acts = { hide: hideReference, show: showReference }

/** An owner's invitations to referees, and what referees do with them before they answer (R8). */
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
      await cancelInvitation(call, ownProfileOf(call).id, c.req.valid('param').id)
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
  /**
   * What the form begins with, until the answer counts. Opening it changes nothing, and a referee who declined may
   * still answer.
   */
  .get('/reference-invitations/:token', readInput('param', z.object({ token })), async (c) =>
    c.json((await readInvitation(c.var.call, c.req.valid('param').token)) satisfies Invitation),
  )
  .post('/references/decline', readInput('json', declineSchema), async (c) => {
    const own = await declineInvitation(c.var.call, c.req.valid('json'))
    return c.json({ own } satisfies z.infer<typeof declinedAnswerSchema>)
  })
