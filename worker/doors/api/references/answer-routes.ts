import { Hono } from 'hono'
import type { z } from 'zod'
import type {
  confirmedAnswerSchema,
  OwnReference,
  requestedConfirmationSchema,
  StoryInvitation,
  submittedAnswerSchema,
  UnconfirmedReference,
} from '#schema/references/reference-answers.ts'
import { badgesNaming } from '../../../features/badges/own-badge-queries.ts'
import { readReferenceLink } from '../../../features/references/links.ts'
import { findOwnReference } from '../../../features/references/own-reference-queries.ts'
import { askConfirmation } from '../../../workflows/references/ask-confirmation.ts'
import { confirmReference, readUnconfirmed } from '../../../workflows/references/confirm-reference.ts'
import { confirmStory, readStoryLink } from '../../../workflows/references/confirm-story.ts'
import { submitReference } from '../../../workflows/references/submit-reference.ts'
import { eraseReference, withdrawReference } from '../../../workflows/references/withdraw-reference.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

type Submitted = z.infer<typeof submittedAnswerSchema>
type Confirmed = z.infer<typeof confirmedAnswerSchema>

/**
 * Referees' answers, confirmations and withdrawals (account spec section 5, R8, R9b, R26). A GET only reads: mail
 * scanners open every link.
 */
export const answerRoutes = new Hono<App>()
  .post('/submit-reference', readInput('POST /submit-reference'), async (c) => {
    const submitted = await submitReference(c.var.call, c.req.valid('json'))
    return c.json({ success: true, ...submitted } satisfies Submitted, 201)
  })
  .get('/references/unconfirmed/:token', readInput('GET /references/unconfirmed/:token'), async (c) =>
    c.json((await readUnconfirmed(c.var.call, c.req.valid('param').token)) satisfies UnconfirmedReference),
  )
  .post('/references/confirm', readInput('POST /references/confirm'), async (c) => {
    const confirmed = await confirmReference(c.var.call, c.req.valid('json').token)
    return c.json(confirmed satisfies Confirmed)
  })
  .post('/stories/:id/ask-confirmation', readInput('POST /stories/:id/ask-confirmation'), async (c) => {
    const { call } = c.var
    const sent = await askConfirmation(call, c.req.valid('param').id, c.req.valid('json').referenceIds)
    return c.json({ asked: sent } satisfies z.infer<typeof requestedConfirmationSchema>, 202)
  })
  .get('/story-confirmations/:token', readInput('GET /story-confirmations/:token'), async (c) =>
    c.json((await readStoryLink(c.var.call, c.req.valid('param').token)) satisfies StoryInvitation),
  )
  .post('/references/confirm-story', readInput('POST /references/confirm-story'), async (c) => {
    const confirmed = await confirmStory(c.var.call, c.req.valid('json'))
    return c.json(confirmed satisfies Confirmed)
  })
  .get('/references/mine/:token', readInput('GET /references/mine/:token'), async (c) => {
    const link = await readReferenceLink(c.var.call, 'referee', c.req.valid('param').token)
    const [reference, badges] = await Promise.all([
      findOwnReference(c.var.call, link),
      badgesNaming(c.var.call, link.id),
    ])
    return c.json({ ...reference, badges } satisfies OwnReference)
  })
  .post('/references/withdraw', readInput('POST /references/withdraw'), async (c) => {
    await withdrawReference(c.var.call, c.req.valid('json').token)
    return c.json({})
  })
  .post('/references/erase', readInput('POST /references/erase'), async (c) => {
    await eraseReference(c.var.call, c.req.valid('json').token)
    return c.json({})
  })
