import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { trimTrailingSlash } from 'hono/trailing-slash'
import { files, machineCalls, redirects } from '#schema/pages/other-addresses.ts'
import { agentPages, paths, services } from '#schema/paths.ts'
import { AppError } from '../services/app-error.ts'
import { accountRoutes } from './api/accounts/account-routes.ts'
import { administeredRoutes } from './api/accounts/administered-routes.ts'
import { emailRoutes } from './api/accounts/email-routes.ts'
import { mailPreferenceRoutes } from './api/accounts/mail-preference-routes.ts'
import { passwordRoutes } from './api/accounts/password-routes.ts'
import { registrationRoutes } from './api/accounts/registration-routes.ts'
import { secondFactorRoutes } from './api/accounts/second-factor-routes.ts'
import { signInRoutes } from './api/accounts/sign-in-routes.ts'
import { jobRoutes } from './api/administration/job-routes.ts'
import { mailRoutes } from './api/administration/mail-routes.ts'
import { administrationRoutes } from './api/administration/routes.ts'
import { agentSettingsRoutes } from './api/agent-settings/routes.ts'
import { hostedBadgeRoutes } from './api/badges/hosted-routes.ts'
import { badgeRoutes } from './api/badges/routes.ts'
import { billingRoutes } from './api/billing/billing-routes.ts'
import { checkoutRoutes } from './api/billing/checkout-routes.ts'
import { orderRoutes } from './api/billing/order-routes.ts'
import { purchaseRoutes } from './api/billing/purchase-routes.ts'
import { benchRoutes } from './api/chat/bench-routes.ts'
import { conversationRoutes } from './api/chat/conversation-routes.ts'
import { chatRoutes } from './api/chat/routes.ts'
import { visitorConversationRoutes } from './api/chat/visitor-routes.ts'
import { correctionRoutes } from './api/corrections/routes.ts'
import { ownProfileRoutes } from './api/dashboard/profile-routes.ts'
import { dashboardRoutes } from './api/dashboard/routes.ts'
import { decisionRoutes } from './api/decisions/routes.ts'
import { devRoutes } from './api/dev/routes.ts'
import { draftRoutes } from './api/drafts/routes.ts'
import { figureRoutes } from './api/figures/routes.ts'
import { galleryRoutes } from './api/gallery/routes.ts'
import { healthRoutes } from './api/health/routes.ts'
import { identityRoutes } from './api/identities/routes.ts'
import { inboxRoutes } from './api/inbox/routes.ts'
import { leadRoutes } from './api/leads/routes.ts'
import { availabilityRoutes } from './api/meetings/availability-routes.ts'
import { busyCalendarRoutes } from './api/meetings/busy-calendar-routes.ts'
import { calendarRoutes, feedRoutes } from './api/meetings/feed-routes.ts'
import { meetingRoutes } from './api/meetings/meeting-routes.ts'
import { notificationRoutes } from './api/notifications/routes.ts'
import { onboardingRoutes } from './api/onboarding/routes.ts'
import { passkeyRoutes } from './api/passkeys/routes.ts'
import { privacyRoutes } from './api/privacy/routes.ts'
import { pictureRoutes } from './api/profiles/picture-routes.ts'
import { profileRoutes } from './api/profiles/routes.ts'
import { questionRoutes } from './api/questions/routes.ts'
import { answerRoutes } from './api/references/answer-routes.ts'
import { invitationRoutes } from './api/references/invitation-routes.ts'
import { reportRoutes } from './api/reports/routes.ts'
import { reviewRoutes, suspensionRoutes } from './api/reviews/routes.ts'
import { scorecardRoutes } from './api/scorecard/routes.ts'
import { shareRoutes } from './api/sharing/routes.ts'
import { sprintRoutes } from './api/sprints/routes.ts'
import { storyRoutes } from './api/stories/routes.ts'
import { waitlistRoutes } from './api/waitlist/routes.ts'
import { openToEverySite, widgetRoutes } from './api/widget/routes.ts'
import type { App } from './context.ts'
import { mailEventRoutes } from './hooks/mail-events.ts'
import { stripeWebhookRoutes } from './hooks/stripe.ts'
import { unsubscribeRoutes } from './hooks/unsubscribe.ts'
import { mcpRoutes } from './mcp/routes.ts'
import { doAfterwards } from './middleware/afterwards.ts'
import { answerErrors } from './middleware/answer-errors.ts'
import { guard } from './middleware/guard.ts'
import { requestLog } from './middleware/request-log.ts'
import { requestScope } from './middleware/request-scope.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { neverStored, publicRead } from './middleware/storage-policy.ts'
import { visitPage } from './middleware/visit-page.ts'
import { didDocumentRoute } from './pages/did-document.ts'
import { machineFiles } from './pages/machine-files.ts'
import { mailbox } from './pages/mailbox.ts'
import { previewRoutes } from './pages/previews.ts'
import { renderPage } from './pages/render.ts'

const largestBody = 256 * 1024

/** Every call under /api; the browser's typed client and the renderer know it as `Api`. */
const calls = new Hono<App>()
  .use(
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new AppError('TOO_LARGE')
      },
    }),
  )
  .use(neverStored)
  .use('/widget/ticket', openToEverySite)
  .use('/login/*', visitPage)
  .use(guard)
  .route('/', mailEventRoutes)
  .route('/', stripeWebhookRoutes)
  .route('/', unsubscribeRoutes)
  .get('/public-profiles/*', publicRead)
  // Before the sessions and results themselves, none of which has such a name.
  .route('/', administrationRoutes)
  .route('/', healthRoutes)
  .route('/', signInRoutes)
  .route('/', registrationRoutes)
  .route('/', passwordRoutes)
  .route('/', emailRoutes)
  .route('/', accountRoutes)
  .route('/', mailPreferenceRoutes)
  .route('/', secondFactorRoutes)
  .route('/', passkeyRoutes)
  .route('/', identityRoutes)
  .route('/', notificationRoutes)
  .route('/', galleryRoutes)
  .route('/', profileRoutes)
  .route('/', chatRoutes)
  .route('/', visitorConversationRoutes)
  .route('/', figureRoutes)
  .route('/', scorecardRoutes)
  .route('/', draftRoutes)
  .route('/', privacyRoutes)
  .route('/', questionRoutes)
  .route('/', reportRoutes)
  // Before the meetings' own routes, whose token has the same place in the path.
  .route('/', availabilityRoutes)
  .route('/', busyCalendarRoutes)
  .route('/', feedRoutes)
  .route('/', meetingRoutes)
  .route('/', waitlistRoutes)
  .route('/', sprintRoutes)
  .route('/', checkoutRoutes)
  .route('/', billingRoutes)
  .route('/', purchaseRoutes)
  .route('/', orderRoutes)
  .route('/', answerRoutes)
  .route('/', dashboardRoutes)
  .route('/', ownProfileRoutes)
  .route('/', leadRoutes)
  .route('/', badgeRoutes)
  .route('/', conversationRoutes)
  .route('/', inboxRoutes)
  .route('/', correctionRoutes)
  .route('/', agentSettingsRoutes)
  .route('/', widgetRoutes)
  .route('/', benchRoutes)
  .route('/', invitationRoutes)
  .route('/', storyRoutes)
  .route('/', onboardingRoutes)
  .route('/', reviewRoutes)
  .route('/', suspensionRoutes)
  .route('/', administeredRoutes)
  .route('/', decisionRoutes)
  .route('/', mailRoutes)
  .route('/', jobRoutes)
  .route('/', devRoutes)
  .all('*', () => {
    throw new AppError('NOT_FOUND')
  })
export type Api = typeof calls

export const app = new Hono<App>()
app.onError(answerErrors)
app.use(requestLog, securityHeaders, requestScope, doAfterwards, trimTrailingSlash({ alwaysRedirect: true }))
app.route(services.api, calls)
app.route(services.picture, pictureRoutes)
app.route(services.share, shareRoutes)
app.route(services.calendar, calendarRoutes)
app.route(machineCalls.assistants, mcpRoutes)
app.route(machineCalls.preview, previewRoutes)
app.route(files.keys, didDocumentRoute)
app.route('/badges', hostedBadgeRoutes)
for (const [pattern, path] of Object.entries(redirects))
  app.get(pattern, (c) => c.redirect(path.href(c.req.param('profileUrl') ?? ''), 308))
for (const { alias, page } of agentPages.values()) app.get(alias, (c) => c.redirect(page.href(), 308))
app.route('/', machineFiles)
app.route('/', mailbox)
// Each page by its own pattern, which is what the log names it by.
for (const path of Object.values(paths)) app.get(path.pattern, (c) => renderPage(c, path, callOf(c)))
app.get('*', (c) => renderPage(c, undefined, callOf(c)))
app.all('*', () => {
  throw new AppError('NOT_FOUND')
})

/** A page asks the calls of this same worker. */
const callOf = (c: Context<App>) => (request: Request) => app.fetch(request, c.env, c.executionCtx)
