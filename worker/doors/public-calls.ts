import { z } from 'zod'
import {
  checkPasswordSchema,
  confirmEmailSchema,
  linkRequestSchema,
  linkSchema,
  loginSchema,
  openAccountSchema,
  registrationSchema,
  resetPasswordSchema,
  totpSchema,
  verifyEmailSchema,
} from '#schema/accounts/accounts.ts'
import { linkBackSchema } from '#schema/accounts/link-back.ts'
import { unsubscribeSchema } from '#schema/accounts/mail-preferences.ts'
import {
  contactSchema,
  paymentRequestSchema,
  sandboxCardSchema,
  verifyPaymentSchema,
  verifyTrialSchema,
} from '#schema/billing/billing.ts'
import { askAgentSchema, handOffSchema, saveMessageSchema } from '#schema/chat/chat.ts'
import { adoptDraftSchema, draftLinkSchema, draftSchema } from '#schema/drafts/drafts.ts'
import { seenSchema } from '#schema/figures/events.ts'
import { galleryFilterSchema, galleryPagingSchema, smartSearchSchema } from '#schema/gallery/gallery.ts'
import { beginSchema, providerSchema } from '#schema/identities/identities.ts'
import {
  bookingInputSchema,
  cancelInputSchema,
  holdInputSchema,
  moveInputSchema,
  slotsQuerySchema,
} from '#schema/meetings/meetings.ts'
import { passkeySignInSchema } from '#schema/passkeys/passkeys.ts'
import { calledProfileSchema } from '#schema/profiles/profiles.ts'
import { questionInputSchema } from '#schema/questions.ts'
import {
  confirmStorySchema,
  declineSchema,
  referenceLinkSchema,
  submittedReferenceSchema,
} from '#schema/references/submitted-reference.ts'
import { reportSchema } from '#schema/reports/reports.ts'
import { scorecardInputSchema } from '#schema/scorecard/submission.ts'
import { token } from '#schema/text/form-fields.ts'
import { waitlistSchema } from '#schema/waitlist/waitlist.ts'
import { ticketSchema } from '#schema/widget/widget-settings.ts'
import { widgetVisitSchema, widgetWaySchema } from '#schema/widget/widget-visit.ts'
import { anyone, bare, type CallRow, conversation, nothing, ownId, uncounted } from './call-row.ts'

const bookable = z.object({ profileUrl: calledProfileSchema })
const link = z.object({ token })
const result = z.object({ token: z.string().max(60) })

/** Every call that needs no session, by its noun. */
export const publicCalls = {
  health: {
    'GET /ping': bare(),
    'GET /health': bare('READ'),
  },
  accounts: {
    'POST /login': anyone('SIGNIN', { json: loginSchema }),
    'POST /login/totp': anyone('SIGNIN', { json: totpSchema }),
    'POST /login/link': anyone('FORM', { json: linkBackSchema }),
    'POST /login/link/open': anyone('SIGNIN', { json: linkSchema }),
    'POST /logout': anyone('READ', { json: nothing }),
    'GET /session': anyone('READ'),
    'POST /register-free-profile': anyone('FORM', { json: registrationSchema }),
    'GET /check-username/:username': anyone('LOOKUP', { param: z.object({ username: z.string().max(200) }) }),
    'POST /check-password': anyone('LOOKUP', { json: checkPasswordSchema }),
    'POST /forgot-password': anyone('FORM', { json: linkBackSchema }),
    'POST /reset-password': anyone('SIGNIN', { json: resetPasswordSchema }),
    'POST /verify-email': anyone('FORM', { json: verifyEmailSchema }),
    'POST /verify-email/read': anyone('FORM', { json: linkSchema }),
    'POST /account/email/read': anyone('FORM', { json: linkSchema }),
    'POST /account/email/confirm': anyone('SIGNIN', { json: confirmEmailSchema }),
    'POST /account/email/undo/read': anyone('FORM', { json: linkSchema }),
    'POST /account/email/undo': anyone('SIGNIN', { json: linkSchema }),
  },
  passkeys: {
    // Every visit of the sign-in page asks for one, and nothing is looked up or stored for it.
    'POST /login/passkey/options': anyone('READ', { json: nothing }),
    'POST /login/passkey': anyone('SIGNIN', { json: passkeySignInSchema }),
  },
  identities: {
    'GET /login/identity': anyone('READ'),
    'POST /login/identity/forget': anyone('READ', { json: nothing }),
    'GET /login/:provider': anyone('SIGNIN', { param: providerSchema, query: beginSchema }),
    // What a provider sends back is read by the protocol.
    'GET /login/:provider/callback': anyone('SIGNIN', { param: providerSchema }),
  },
  'agent-settings': {
    'POST /agent-settings/address/read': anyone('FORM', { json: link }),
    'POST /agent-settings/address/confirm': anyone('FORM', { json: link }),
  },
  mail: {
    'POST /mail/events': bare(),
    'GET /unsubscribe': bare(),
    'GET /unsubscribe/:token': { caller: 'anyone', isBare: true, limit: 'READ', input: { param: link } },
    'POST /unsubscribe': {
      caller: 'anyone',
      isBare: true,
      limit: 'FORM',
      input: { json: unsubscribeSchema },
    },
  },
  figures: {
    'POST /seen': anyone('READ', { json: seenSchema }),
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
  badges: {
    'GET /badges/:id/state': anyone('READ', { param: z.object({ id: z.string().max(60) }) }),
  },
  chat: {
    'POST /chat': anyone('CHAT', { json: saveMessageSchema }),
    'POST /chat/ai-response': anyone('CHAT', { json: askAgentSchema }),
    'POST /chat/:sessionId/erase': anyone('CHAT', { param: conversation, json: nothing }),
    'POST /chat/:sessionId/hand-off': anyone('CHAT', { param: conversation, json: handOffSchema }),
    'GET /chat/:sessionId': anyone('READ', { param: conversation }),
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
  },
  questions: {
    'POST /questions': anyone('FORM', { json: questionInputSchema }),
  },
  reports: {
    'POST /reports': anyone('FORM', { json: reportSchema }),
  },
  meetings: {
    'GET /meetings/slots/:profileUrl': anyone('READ', { param: bookable, query: slotsQuerySchema }),
    'POST /meetings/hold': anyone('FORM', { json: holdInputSchema }),
    'POST /meetings': anyone('FORM', { json: bookingInputSchema }),
    'GET /meetings/:file{.+\\.ics}': anyone('READ'),
    'GET /meetings/brief/:profileUrl': anyone('READ', { param: bookable }),
    'GET /meetings/:token': anyone('READ'),
    'POST /meetings/:token/cancel': anyone('FORM', { json: cancelInputSchema }),
    'POST /meetings/:token/move': anyone('FORM', { json: moveInputSchema }),
  },
  waitlist: {
    'POST /waitlist': anyone('FORM', { json: waitlistSchema }),
  },
  sprints: {
    'GET /sprint': anyone('READ'),
  },
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
    'GET /reference-invitations/:token': anyone('READ', { param: link }),
    'POST /references/decline': anyone('FORM', { json: declineSchema }),
  },
  widget: {
    'POST /widget/visit': anyone('READ', { json: widgetVisitSchema }),
    'GET /widget/way': anyone('READ', { query: widgetWaySchema }),
    // The site of another origin asks these itself.
    'OPTIONS /widget/ticket': bare(),
    'POST /widget/ticket': { caller: 'anyone', isBare: true, limit: 'READ', input: { json: ticketSchema } },
  },
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
