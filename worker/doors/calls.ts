import { z } from 'zod'
import {
  accountChangeSchema,
  linkRequestSchema,
  linkSchema,
  loginSchema,
  openAccountSchema,
  registrationSchema,
  resetPasswordSchema,
  totpConfirmSchema,
  totpRemoveSchema,
  totpSchema,
  totpStartSchema,
  verifyEmailSchema,
} from '#schema/accounts/accounts.ts'
import { mailPreferencesSchema, unsubscribeSchema } from '#schema/accounts/mail-preferences.ts'
import {
  contactSchema,
  paymentRequestSchema,
  refundSchema,
  sandboxCardSchema,
  verifyPaymentSchema,
  verifyTrialSchema,
  withdrawalSchema,
} from '#schema/billing/billing.ts'
import { askAgentSchema, saveMessageSchema, sessionIdSchema } from '#schema/chat/chat.ts'
import { conversationReadSchema, conversationsQuerySchema } from '#schema/chat/conversations.ts'
import { adoptDraftSchema, draftLinkSchema, draftSchema } from '#schema/drafts/drafts.ts'
import { seenSchema } from '#schema/figures/events.ts'
import { figuresQuerySchema } from '#schema/figures/figures.ts'
import { galleryFilterSchema, galleryPagingSchema, smartSearchSchema } from '#schema/gallery/gallery.ts'
import { leadAnsweredSchema, leadsQuerySchema } from '#schema/leads/leads.ts'
import { availabilityInputSchema, busyCalendarInputSchema } from '#schema/meetings/availability.ts'
import {
  bookingInputSchema,
  cancelInputSchema,
  holdInputSchema,
  moveInputSchema,
  ownMeetingsQuerySchema,
  slotsQuerySchema,
} from '#schema/meetings/meetings.ts'
import { eraseAccountSchema, exportQuerySchema } from '#schema/privacy.ts'
import { customerProfileSchema } from '#schema/profiles/customer-profile.ts'
import { calledProfileSchema } from '#schema/profiles/profiles.ts'
import { questionInputSchema } from '#schema/questions.ts'
import {
  askConfirmationSchema,
  confirmStorySchema,
  declineSchema,
  referenceLinkSchema,
  submittedReferenceSchema,
} from '#schema/references/reference-form.ts'
import { newReferenceSchema, referencesPageSchema } from '#schema/references/references.ts'
import { reportSchema } from '#schema/reports/reports.ts'
import { referenceVerdictSchema, storyVerdictSchema, suspensionSchema } from '#schema/reviews/reviews.ts'
import { scorecardInputSchema } from '#schema/scorecard/submission.ts'
import {
  newStorySchema,
  rewordingSchema,
  storyEditSchema,
  storyOrderSchema,
} from '#schema/stories/own-stories.ts'
import { token } from '#schema/text/form-fields.ts'
import { waitlistSchema } from '#schema/waitlist/waitlist.ts'
import {
  account,
  admin,
  anyone,
  bare,
  booking,
  type CallRow,
  ownFactor,
  profile,
  reviewer,
  uncounted,
} from './call-row.ts'

const nothing = z.object({})
const ownId = z.object({ id: z.coerce.number().int() })
const reviewedStory = z.object({ storyId: z.coerce.number().int() })
const conversation = z.object({ sessionId: sessionIdSchema })
const bookable = z.object({ profileUrl: calledProfileSchema })
const link = z.object({ token })
const result = z.object({ token: z.string().max(60) })

/**
 * Every call under /api by its noun: who may make it, which limit counts it and what it reads. A route without a row
 * answers 404.
 */
export const callsByNoun = {
  health: { 'GET /ping': bare(), 'GET /health': bare() },
  accounts: {
    'POST /login': anyone('SIGNIN', { json: loginSchema }),
    'POST /login/totp': anyone('SIGNIN', { json: totpSchema }),
    'POST /login/link': anyone('FORM', { json: linkRequestSchema }),
    'POST /login/link/open': anyone('SIGNIN', { json: linkSchema }),
    'POST /logout': anyone('READ', { json: nothing }),
    'GET /session': anyone('READ'),
    'POST /register-free-profile': anyone('FORM', { json: registrationSchema }),
    'GET /check-username/:username': anyone('LOOKUP', { param: z.object({ username: z.string().max(200) }) }),
    'POST /forgot-password': anyone('FORM', { json: linkRequestSchema }),
    'POST /reset-password': anyone('SIGNIN', { json: resetPasswordSchema }),
    'POST /verify-email': anyone('FORM', { json: verifyEmailSchema }),
    'POST /verify-email/read': anyone('FORM', { json: linkSchema }),
    'POST /verify-email/again': { who: 'account', limit: 'FORM', input: { json: nothing } },
    'GET /account': account(),
    'PUT /account': account({ json: accountChangeSchema }),
    'GET /mail-preferences': account(),
    'PUT /mail-preferences': account({ json: mailPreferencesSchema }),
    'GET /sessions': account(),
    'POST /sessions/:id/end': account({ param: z.object({ id: z.string().max(100) }), json: nothing }),
    'POST /sessions/end-others': account({ json: nothing }),
    'POST /totp': ownFactor({ json: totpStartSchema }),
    'POST /totp/confirm': ownFactor({ json: totpConfirmSchema }),
    'POST /totp/remove': ownFactor({ json: totpRemoveSchema }),
  },
  mail: {
    'POST /mail/events': bare(),
    'GET /unsubscribe': bare(),
    'GET /unsubscribe/:token': { who: 'anyone', isBare: true, limit: 'READ', input: { param: link } },
    'POST /unsubscribe': { who: 'anyone', isBare: true, limit: 'FORM', input: { json: unsubscribeSchema } },
  },
  dashboard: {
    'GET /current-user-dashboard': profile(),
    'POST /dashboard/passed-on': profile({ json: nothing }),
    'PUT /customer-profile': profile({ json: customerProfileSchema }),
  },
  figures: {
    'POST /seen': anyone('READ', { json: seenSchema }),
    'GET /dashboard/figures': profile({ query: figuresQuerySchema }),
    'GET /dashboard/activity': profile({ query: z.object({ cursor: z.string().max(80).optional() }) }),
  },
  gallery: {
    'GET /public-profiles/:businessArea/:industry': anyone('READ', {
      param: galleryFilterSchema,
      query: galleryPagingSchema,
    }),
    'POST /smart-search': anyone('SEARCH', { json: smartSearchSchema }),
  },
  profiles: {
    'GET /public-profiles/:profileUrl': anyone('READ', { param: z.object({ profileUrl: z.string() }) }),
  },
  chat: {
    'POST /chat': anyone('CHAT', { json: saveMessageSchema }),
    'POST /chat/ai-response': anyone('CHAT', { json: askAgentSchema }),
    'GET /chat/:sessionId': anyone('READ', { param: conversation }),
    'GET /dashboard/conversations': profile({ query: conversationsQuerySchema }),
    'GET /dashboard/conversations.csv': profile(),
    'GET /dashboard/conversations/:sessionId': profile({ param: conversation }),
    'POST /dashboard/conversations/:sessionId/read': profile({
      param: conversation,
      json: conversationReadSchema,
    }),
  },
  leads: {
    'GET /dashboard/leads': profile({ query: leadsQuerySchema }),
    'GET /dashboard/leads.csv': profile(),
    'GET /dashboard/leads/:id': profile({ param: ownId }),
    'POST /dashboard/leads/:id/read': profile({ param: ownId, json: nothing }),
    'POST /dashboard/leads/:id/answered': profile({ param: ownId, json: leadAnsweredSchema }),
    'POST /dashboard/leads/:id/delete': profile({ param: ownId, json: nothing }),
  },
  scorecard: {
    'POST /scorecard': anyone('FORM', { json: scorecardInputSchema }),
    'GET /scorecard/:token': anyone('READ', { param: result }),
    'GET /scorecard/:token/for-chat': anyone('READ', { param: result }),
  },
  drafts: {
    'POST /solution-profile': anyone('FORM', { json: draftSchema }),
    'GET /solution-profile/:email': anyone('LOOKUP', { param: draftLinkSchema }),
    'POST /solution-profile/link': anyone('FORM', { json: draftLinkSchema }),
    'POST /solution-profile/adopt': anyone('FORM', { json: adoptDraftSchema }),
  },
  privacy: {
    'GET /privacy/visitor': anyone('FORM'),
    'POST /privacy/visitor/erase': anyone('FORM', { json: nothing }),
    'GET /privacy/export': account({ query: exportQuerySchema }),
    'POST /privacy/erase': profile({ json: eraseAccountSchema }),
  },
  questions: { 'POST /questions': anyone('FORM', { json: questionInputSchema }) },
  reports: { 'POST /reports': anyone('FORM', { json: reportSchema }) },
  meetings: {
    'GET /meetings/availability': booking(),
    'PUT /meetings/availability': booking({ json: availabilityInputSchema }),
    'GET /meetings/calendar': booking(),
    // An address can be removed with every plan.
    'PUT /meetings/calendar': profile({ json: busyCalendarInputSchema }),
    'GET /meetings/slots/:profileUrl': anyone('READ', { param: bookable, query: slotsQuerySchema }),
    'POST /meetings/hold': anyone('FORM', { json: holdInputSchema }),
    'POST /meetings': anyone('FORM', { json: bookingInputSchema }),
    'GET /meetings': profile({ query: ownMeetingsQuerySchema }),
    'GET /meetings/:file{.+\\.ics}': anyone('READ'),
    'GET /meetings/brief/:profileUrl': anyone('READ', { param: bookable }),
    'GET /meetings/feed': profile(),
    'POST /meetings/feed/renew': profile({ json: nothing }),
    'GET /meetings/:token': anyone('READ'),
    'POST /meetings/:token/cancel': anyone('FORM', { json: cancelInputSchema }),
    'POST /meetings/:token/move': anyone('FORM', { json: moveInputSchema }),
  },
  waitlist: { 'POST /waitlist': anyone('FORM', { json: waitlistSchema }) },
  sprints: { 'GET /sprint': anyone('READ') },
  billing: {
    'POST /stripe/webhook': bare(),
    'POST /create-payment-intent': anyone('FORM', { json: paymentRequestSchema }),
    'POST /verify-payment': anyone('LOOKUP', { json: verifyPaymentSchema }),
    'POST /sandbox/confirm': anyone('FORM', { json: sandboxCardSchema }),
    'POST /create-free-trial-setup': anyone('FORM', { json: contactSchema }),
    'POST /verify-trial': anyone('LOOKUP', { json: verifyTrialSchema }),
    'GET /purchases/:token': anyone('READ', { param: link }),
    'POST /purchases/link': anyone('FORM', { json: linkRequestSchema }),
    'POST /account/open': anyone('SIGNIN', { json: openAccountSchema }),
    'POST /trial/cancel': anyone('SIGNIN', { json: linkSchema }),
    'GET /billing': profile(),
    'POST /billing/cancel': profile({ json: nothing }),
    'POST /billing/resume': profile({ json: nothing }),
    'POST /billing/portal': profile({ json: nothing }),
    'POST /billing/withdraw': profile({ json: withdrawalSchema }),
    'POST /admin/orders/:id/refund': admin({
      param: z.object({ id: z.string().max(60) }),
      json: refundSchema,
    }),
  },
  references: {
    'POST /submit-reference': anyone('FORM', { json: submittedReferenceSchema }),
    'GET /references/unconfirmed/:token': anyone('READ', { param: link }),
    'POST /references/confirm': anyone('FORM', { json: referenceLinkSchema }),
    'GET /references/mine/:token': anyone('READ', { param: link }),
    'POST /references/withdraw': anyone('FORM', { json: referenceLinkSchema }),
    'POST /references/erase': anyone('FORM', { json: referenceLinkSchema }),
    'POST /references/confirm-story': anyone('FORM', { json: confirmStorySchema }),
    'GET /story-confirmations/:token': anyone('READ', { param: link }),
    'POST /stories/:id/ask-confirmation': account({ param: ownId, json: askConfirmationSchema }),
    'GET /references': profile({ query: referencesPageSchema }),
    'POST /references': profile({ json: newReferenceSchema }),
    'POST /references/:id/remind': profile({ param: ownId, json: nothing }),
    'POST /references/:id/cancel': profile({ param: ownId, json: nothing }),
    'POST /references/:id/:act{hide|show}': profile({
      param: ownId.extend({ act: z.enum(['hide', 'show']) }),
      json: nothing,
    }),
    'GET /reference-invitations/:token': anyone('READ', { param: link }),
    'POST /references/decline': anyone('FORM', { json: declineSchema }),
  },
  stories: {
    'POST /stories': profile({ json: newStorySchema }),
    'POST /stories/order': profile({ json: storyOrderSchema }),
    'GET /stories/:id': profile({ param: ownId }),
    'PUT /stories/:id': profile({ param: ownId, json: storyEditSchema }),
    'POST /stories/:id/submit': profile({ param: ownId, json: nothing }),
    'POST /stories/:id/take-back': profile({ param: ownId, json: nothing }),
    'POST /stories/:id/delete': profile({ param: ownId, json: nothing }),
    'POST /stories/:id/rewording': profile({ param: ownId, json: rewordingSchema }),
  },
  reviews: {
    'GET /reviews': reviewer({ query: z.object({ cursor: z.string().max(60).optional() }) }),
    'GET /reviews/:storyId': reviewer({ param: reviewedStory }),
    'POST /reviews/:storyId': reviewer({ param: reviewedStory, json: storyVerdictSchema }),
    'POST /reviews/references/:id': reviewer({ param: ownId, json: referenceVerdictSchema }),
    'POST /admin/profiles/:profileUrl/:act{suspend|restore}': admin({
      param: z.object({ profileUrl: z.string().max(200), act: z.enum(['suspend', 'restore']) }),
      json: suspensionSchema,
    }),
  },
  // Until they are built nobody has them.
  later: { 'GET /chat/sessions': uncounted(), 'GET /scorecard/submissions': uncounted() },
  // Local only: in production these are 404 to everybody.
  dev: {
    'POST /dev/clock': uncounted({ json: z.object({ now: z.iso.datetime().nullable() }) }),
    'POST /dev/cron/:job': uncounted({ param: z.object({ job: z.string() }) }),
    'POST /dev/timetable': uncounted({ json: z.object({ expression: z.string() }) }),
    'POST /dev/sandbox/advance': uncounted({
      json: z.object({ days: z.number().positive().max(4000), email: z.string().max(254).optional() }),
    }),
    'POST /dev/go-live/:id': uncounted({ param: ownId }),
    'GET /dev/mail': uncounted(),
  },
} satisfies Record<string, Record<string, CallRow>>

type Rows = typeof callsByNoun
/** A call by its method and pattern, `POST /login`. */
export type CallName = { [Noun in keyof Rows]: keyof Rows[Noun] }[keyof Rows] & string
/** What the row of a call says that it reads. */
export type InputOf<Name extends CallName> = {
  [Noun in keyof Rows]: Name extends keyof Rows[Noun] ? InputIn<Rows[Noun][Name]> : never
}[keyof Rows]
type InputIn<Row> = Row extends CallRow<infer Input> ? Input : never

/** The row of each call, by its method and pattern. */
export const calls: ReadonlyMap<string, CallRow> = new Map(Object.values(callsByNoun).flatMap(Object.entries))
