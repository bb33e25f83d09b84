import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
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
import { feedRoutes } from './api/meetings/feed-routes.ts'
import { meetingRoutes } from './api/meetings/meeting-routes.ts'
import { notificationRoutes } from './api/notifications/routes.ts'
import { onboardingRoutes } from './api/onboarding/routes.ts'
import { passkeyRoutes } from './api/passkeys/routes.ts'
import { privacyRoutes } from './api/privacy/routes.ts'
import { profileRoutes } from './api/profiles/routes.ts'
import { questionRoutes } from './api/questions/routes.ts'
import { answerRoutes } from './api/references/answer-routes.ts'
import { invitationRoutes } from './api/references/invitation-routes.ts'
import { reportRoutes } from './api/reports/routes.ts'
import { reviewRoutes, suspensionRoutes } from './api/reviews/routes.ts'
import { scorecardRoutes } from './api/scorecard/routes.ts'
import { sprintRoutes } from './api/sprints/routes.ts'
import { storyRoutes } from './api/stories/routes.ts'
import { waitlistRoutes } from './api/waitlist/routes.ts'
import { openToEverySite, widgetRoutes } from './api/widget/routes.ts'
import type { App } from './context.ts'
import { mailEventRoutes } from './hooks/mail-events.ts'
import { stripeWebhookRoutes } from './hooks/stripe.ts'
import { unsubscribeRoutes } from './hooks/unsubscribe.ts'
import { neverStored, publicRead } from './middleware/cache-control.ts'
import { flowPage } from './middleware/flow-page.ts'
import { guard } from './middleware/guard.ts'

const maxBodySize = 256 * 1024

/** Every call under /api; the browser's typed client and the renderer know it as `Api`. */
export const api = new Hono<App>()
  .use(
    bodyLimit({
      maxSize: maxBodySize,
      onError: () => {
        throw new AppError('TOO_LARGE')
      },
    }),
  )
  .use(neverStored)
  .use('/widget/ticket', openToEverySite)
  .use('/login/*', flowPage)
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
export type Api = typeof api
