import { z } from 'zod'
import {
  accountChangeSchema,
  emailChangeSchema,
  totpConfirmSchema,
  totpRemoveSchema,
  totpStartSchema,
} from '#schema/accounts/accounts.ts'
import {
  accountActSchema,
  accountIdSchema,
  accountsQuerySchema,
  erasureSchema,
  newValidatorSchema,
} from '#schema/accounts/administered.ts'
import { mailPreferencesSchema } from '#schema/accounts/mail-preferences.ts'
import { chatListSchema, peopleListSchema, submissionListSchema } from '#schema/administration/lists.ts'
import { mailOrAddressSchema, mailsQuerySchema } from '#schema/administration/mails.ts'
import { actSchema, monthRefundSchema, refundSchema, withdrawalSchema } from '#schema/billing/billing.ts'
import { ordersQuerySchema, sprintRoomSchema, unmatchedPaymentActSchema } from '#schema/billing/orders.ts'
import { conversationReadSchema } from '#schema/chat/conversations.ts'
import { recordQuerySchema } from '#schema/decisions/decisions.ts'
import { figuresQuerySchema } from '#schema/figures/figures.ts'
import { handOffAnswerSchema, leadAnsweredSchema, leadsQuerySchema } from '#schema/leads/leads.ts'
import { availabilityInputSchema, busyCalendarInputSchema } from '#schema/meetings/availability.ts'
import { ownMeetingsQuerySchema } from '#schema/meetings/meetings.ts'
import { onboardingSchema } from '#schema/onboarding/onboarding.ts'
import { pageQuerySchema } from '#schema/paging.ts'
import { eraseAccountSchema, exportQuerySchema } from '#schema/privacy.ts'
import { customerProfileSchema } from '#schema/profiles/customer-profile.ts'
import { dossierOpenedSchema } from '#schema/profiles/profiles.ts'
import { newReferenceSchema, referencesPageSchema } from '#schema/references/references.ts'
import { askConfirmationSchema } from '#schema/references/submitted-reference.ts'
import { reportsQuerySchema, reportVerdictSchema } from '#schema/reports/report-verdicts.ts'
import { referenceVerdictSchema, storyVerdictSchema, suspensionSchema } from '#schema/reviews/reviews.ts'
import {
  newStorySchema,
  rewordingSchema,
  storyEditSchema,
  storyOrderSchema,
  submitStorySchema,
} from '#schema/stories/own-stories.ts'
import {
  account,
  admin,
  booking,
  type CallRow,
  conversation,
  nothing,
  ownFactor,
  ownId,
  profile,
  reviewer,
} from './call-row.ts'
import { notificationCalls } from './notification-calls.ts'
import { signInMethodCalls } from './sign-in-method-calls.ts'
import { taughtAgentCalls } from './taught-agent-calls.ts'

const textId = z.object({ id: z.string().max(100) })
const receiptNumber = z.object({ number: z.coerce.number().int().min(1).max(1e12) })
const numbered = z.object({ number: z.coerce.number().int().min(0).max(100_000) })
const reviewedStory = z.object({ storyId: z.coerce.number().int() })

/** Every call that needs a session, by its noun: what owners, reviewers and administrators do. */
export const signedInCalls = {
  ...taughtAgentCalls,
  ...signInMethodCalls,
  ...notificationCalls,
  accounts: {
    'POST /verify-email/again': { caller: 'account', limit: 'FORM', input: { json: nothing } },
    'POST /account/email': { caller: 'account', limit: 'SIGNIN', input: { json: emailChangeSchema } },
    'POST /account/email/again': { caller: 'account', limit: 'FORM', input: { json: nothing } },
    'POST /account/email/cancel': account({ json: nothing }),
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
    'GET /admin/accounts': admin({ query: accountsQuerySchema }),
    'GET /admin/accounts/:id': admin({ param: accountIdSchema }),
    'POST /admin/accounts/:id/:action{suspend|restore}': admin({
      param: accountIdSchema.extend({ action: z.enum(['suspend', 'restore']) }),
      json: accountActSchema,
    }),
    'POST /admin/accounts/:id/end-sessions': admin({ param: accountIdSchema, json: nothing }),
    'POST /admin/accounts/:id/sign-in-link': admin({ param: accountIdSchema, json: nothing }),
    'POST /admin/accounts/:id/lift-bounce': admin({ param: accountIdSchema, json: accountActSchema }),
    'POST /admin/accounts/:id/erase': admin({ param: accountIdSchema, json: erasureSchema }),
    'GET /admin/validators': admin({ query: pageQuerySchema }),
    'POST /admin/validators': admin({ json: newValidatorSchema }),
    'POST /admin/validators/:id/remove': admin({ param: accountIdSchema, json: accountActSchema }),
  },
  dashboard: {
    'GET /current-user-dashboard': profile(),
    'POST /dashboard/passed-on': profile({ json: nothing }),
    'POST /dashboard/dossier-opened': profile({ json: dossierOpenedSchema }),
    'GET /dashboard/sprint.ics': profile(),
    'GET /dashboard/page': profile(),
    'PUT /customer-profile': profile({ json: customerProfileSchema }),
  },
  onboarding: {
    'POST /onboarding': profile({ json: onboardingSchema }),
  },
  figures: {
    'GET /dashboard/figures': profile({ query: figuresQuerySchema }),
    'GET /dashboard/activity': profile({ query: pageQuerySchema }),
  },
  chat: {
    'GET /dashboard/conversations': profile({ query: pageQuerySchema }),
    'GET /dashboard/conversations.csv': profile(),
    'GET /dashboard/conversations/:sessionId': profile({ param: conversation }),
    'POST /dashboard/conversations/:sessionId/read': profile({
      param: conversation,
      json: conversationReadSchema,
    }),
  },
  badges: {
    'GET /badges': profile(),
    'GET /badges/:id/picture.png': profile({ param: textId }),
  },
  leads: {
    'GET /dashboard/leads': profile({ query: leadsQuerySchema }),
    'GET /dashboard/leads.csv': profile(),
    'GET /dashboard/leads/:id': profile({ param: ownId }),
    'POST /dashboard/leads/:id/read': profile({ param: ownId, json: nothing }),
    'POST /dashboard/leads/:id/answer': profile({ param: ownId, json: handOffAnswerSchema }),
    'POST /dashboard/leads/:id/answered': profile({ param: ownId, json: leadAnsweredSchema }),
    'POST /dashboard/leads/:id/delete': profile({ param: ownId, json: nothing }),
  },
  privacy: {
    'GET /privacy/export': account({ query: exportQuerySchema }),
    'POST /privacy/erase': profile({ json: eraseAccountSchema }),
  },
  meetings: {
    'GET /meetings/availability': booking(),
    'PUT /meetings/availability': booking({ json: availabilityInputSchema }),
    'GET /meetings/calendar': booking(),
    // An address can be removed with every plan.
    'PUT /meetings/calendar': profile({ json: busyCalendarInputSchema }),
    'GET /meetings': profile({ query: ownMeetingsQuerySchema }),
    'GET /meetings/feed': profile(),
    'POST /meetings/feed/renew': profile({ json: nothing }),
  },
  billing: {
    'GET /billing': profile(),
    'POST /billing/cancel': profile({ json: nothing }),
    'POST /billing/resume': profile({ json: nothing }),
    'POST /billing/portal': profile({ json: nothing }),
    'POST /billing/withdraw': profile({ json: withdrawalSchema }),
    'GET /admin/orders': admin({ query: ordersQuerySchema }),
    'GET /admin/orders/:id': admin({ param: textId }),
    'POST /admin/orders/:id/refund': admin({ param: textId, json: refundSchema }),
    'POST /admin/orders/:id/withdraw': admin({ param: textId, json: actSchema }),
    'POST /admin/orders/:id/cancel': admin({ param: textId, json: actSchema }),
    'POST /admin/orders/:id/link': admin({ param: textId, json: nothing }),
    'POST /admin/receipts/:number/refund': admin({ param: receiptNumber, json: monthRefundSchema }),
    'GET /admin/payment-tasks': admin({ query: pageQuerySchema }),
    'POST /admin/payment-tasks/:id/retry': admin({ param: ownId, json: nothing }),
    'POST /admin/stray-payments/:id': admin({ param: textId, json: unmatchedPaymentActSchema }),
  },
  decisions: {
    'GET /admin/decisions': admin({ query: recordQuerySchema }),
  },
  reports: {
    'GET /admin/reports': admin({ query: reportsQuerySchema }),
    'POST /admin/reports/:id/reporter': admin({ param: ownId, json: nothing }),
    'POST /admin/reports/:id/resolve': admin({ param: ownId, json: reportVerdictSchema }),
  },
  sprints: {
    'GET /admin/sprints': admin(),
    'GET /admin/sprints/:number': admin({ param: numbered }),
    'PUT /admin/sprints/:number': admin({ param: numbered, json: sprintRoomSchema }),
  },
  references: {
    'POST /stories/:id/ask-confirmation': account({ param: ownId, json: askConfirmationSchema }),
    'GET /references': profile({ query: referencesPageSchema }),
    'POST /references': profile({ json: newReferenceSchema }),
    'POST /references/:id/remind': profile({ param: ownId, json: nothing }),
    'POST /references/:id/cancel': profile({ param: ownId, json: nothing }),
    'POST /references/:id/:action{hide|show}': profile({
      param: ownId.extend({ action: z.enum(['hide', 'show']) }),
      json: nothing,
    }),
  },
  stories: {
    'POST /stories': profile({ json: newStorySchema }),
    'POST /stories/order': profile({ json: storyOrderSchema }),
    'GET /stories/:id': profile({ param: ownId }),
    'PUT /stories/:id': profile({ param: ownId, json: storyEditSchema }),
    'POST /stories/:id/submit': profile({ param: ownId, json: submitStorySchema }),
    'POST /stories/:id/take-back': profile({ param: ownId, json: nothing }),
    'POST /stories/:id/delete': profile({ param: ownId, json: nothing }),
    'POST /stories/:id/rewording': profile({ param: ownId, json: rewordingSchema }),
  },
  reviews: {
    'GET /reviews': reviewer({ query: pageQuerySchema }),
    'GET /reviews/:storyId': reviewer({ param: reviewedStory }),
    'POST /reviews/:storyId': reviewer({ param: reviewedStory, json: storyVerdictSchema }),
    'POST /reviews/references/:id': reviewer({ param: ownId, json: referenceVerdictSchema }),
    'POST /admin/profiles/:profileUrl/:action{suspend|restore}': admin({
      param: z.object({ profileUrl: z.string().max(200), action: z.enum(['suspend', 'restore']) }),
      json: suspensionSchema,
    }),
  },
  administration: {
    'GET /admin/summary': admin(),
    'GET /registrations': admin({ query: peopleListSchema }),
    'GET /waitlist/submissions': admin({ query: peopleListSchema }),
    'GET /scorecard/submissions': admin({ query: submissionListSchema }),
    'GET /chat/sessions': admin({ query: chatListSchema }),
    'GET /admin/scorecard-submissions.csv': admin({ query: submissionListSchema }),
    'GET /admin/waitlist-submissions.csv': admin({ query: peopleListSchema }),
    'GET /admin/journeys': admin({ query: pageQuerySchema }),
    'GET /admin/alerts': admin(),
    'GET /admin/mails': admin({ query: mailsQuerySchema }),
    'POST /admin/mails/:id/send': admin({ param: ownId, json: nothing }),
    'POST /admin/mails/:id/recipient': admin({ param: mailOrAddressSchema, json: nothing }),
    'GET /admin/jobs': admin(),
    'POST /admin/jobs/:name/run': admin({ param: z.object({ name: z.string().max(60) }), json: nothing }),
  },
} satisfies Record<string, Record<string, CallRow>>
