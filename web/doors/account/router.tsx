import type { RouteObject } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import type { Screen } from '#web/client/screen.ts'
import { BrokenPage } from '#web/pages/layout/broken-page.tsx'
import { AccountLayout } from './account-layout.tsx'

type AccountPage = {
  pattern: string
  /** The title in the shell's head until the screen sets its own. */
  title: string
  /** Lays the header over the page's hero, also in the shell. */
  masthead?: 'over'
  load: () => Promise<Screen>
}

const notFound = () => import('#web/pages/account/not-found/not-found-screen.tsx')

/** Every page behind the account door; each `client` row of schema/paths.ts has one, and one shell. */
export const accountPages: readonly AccountPage[] = [
  {
    pattern: paths.solutionProfileQuestions.pattern,
    title: 'Create your Solution Profile',
    load: () => import('#web/pages/account/solution-profile-questions/solution-profile-questions-screen.tsx'),
  },
  {
    pattern: paths.profileLookup.pattern,
    title: 'Find your profile',
    load: () => import('#web/pages/account/profile-lookup/profile-lookup-screen.tsx'),
  },
  {
    pattern: paths.myProfile.pattern,
    title: 'Your saved profile',
    load: () => import('#web/pages/account/my-profile/my-profile-screen.tsx'),
  },
  {
    pattern: paths.freePreview.pattern,
    title: 'Free Profile Preview',
    masthead: 'over',
    load: () => import('#web/pages/account/free-preview/free-preview-screen.tsx'),
  },
  {
    pattern: paths.login.pattern,
    title: 'Sign in',
    load: () => import('#web/pages/account/login/login-screen.tsx'),
  },
  {
    pattern: paths.register.pattern,
    title: 'Save Your Free Solution Profile',
    load: () => import('#web/pages/account/register/register-screen.tsx'),
  },
  {
    pattern: paths.forgotPassword.pattern,
    title: 'Forgot your password?',
    load: () => import('#web/pages/account/forgot-password/forgot-password-screen.tsx'),
  },
  {
    pattern: paths.resetPassword.pattern,
    title: 'Choose a new password',
    load: () => import('#web/pages/account/reset-password/reset-password-screen.tsx'),
  },
  {
    pattern: paths.verifyEmail.pattern,
    title: 'Confirm your address',
    load: () => import('#web/pages/account/verify-email/verify-email-screen.tsx'),
  },
  {
    pattern: paths.newEmail.pattern,
    title: 'Your new address',
    load: () => import('#web/pages/account/new-email/new-email-screen.tsx'),
  },
  {
    pattern: paths.account.pattern,
    title: 'Your account',
    load: () => import('#web/pages/account/your-account/your-account-screen.tsx'),
  },
  {
    pattern: paths.dashboard.pattern,
    title: 'Your dashboard',
    masthead: 'over',
    load: () => import('#web/pages/account/dashboard/dashboard-screen.tsx'),
  },
  {
    pattern: paths.storyBuilder.pattern,
    title: 'Tell a story',
    load: () => import('#web/pages/account/story-builder/story-builder-screen.tsx'),
  },
  {
    pattern: paths.shared.pattern,
    title: 'Shared with your stories',
    load: () => import('#web/pages/account/shared/shared-screen.tsx'),
  },
  {
    pattern: paths.setup.pattern,
    title: 'Set up your profile',
    load: () => import('#web/pages/account/setup/setup-screen.tsx'),
  },
  {
    pattern: paths.profilePreview.pattern,
    title: 'Your page as it will look in public',
    load: () => import('#web/pages/account/profile-preview/profile-preview-screen.tsx'),
  },
  {
    pattern: paths.review.pattern,
    title: 'Review',
    load: () => import('#web/pages/account/review/review-screen.tsx'),
  },
  {
    pattern: paths.adminDashboard.pattern,
    title: 'Admin Dashboard',
    masthead: 'over',
    load: () => import('#web/pages/account/admin-dashboard/admin-dashboard-screen.tsx'),
  },
  {
    pattern: paths.adminHouse.pattern,
    title: 'The house',
    masthead: 'over',
    load: () => import('#web/pages/account/admin-house/admin-house-screen.tsx'),
  },
  {
    pattern: paths.referenceForm.pattern,
    title: 'Give a reference',
    load: () => import('#web/pages/account/reference-form/reference-form-screen.tsx'),
  },
  {
    pattern: paths.confirmReference.pattern,
    title: 'Confirm your reference',
    load: () => import('#web/pages/account/confirm-reference/confirm-reference-screen.tsx'),
  },
  {
    pattern: paths.withdrawReference.pattern,
    title: 'Your reference',
    load: () => import('#web/pages/account/withdraw-reference/withdraw-reference-screen.tsx'),
  },
  {
    pattern: paths.unsubscribe.pattern,
    title: 'Fewer mails',
    load: () => import('#web/pages/account/unsubscribe/unsubscribe-screen.tsx'),
  },
  {
    pattern: paths.checkout.pattern,
    title: 'Checkout',
    load: () => import('#web/pages/account/checkout/checkout-screen.tsx'),
  },
  {
    pattern: paths.paymentSuccess.pattern,
    title: 'Your payment',
    load: () => import('#web/pages/account/payment-success/payment-success-screen.tsx'),
  },
  {
    pattern: paths.freeTrial.pattern,
    title: 'Your free trial',
    load: () => import('#web/pages/account/free-trial-signup/free-trial-signup-screen.tsx'),
  },
  {
    pattern: paths.trialStarted.pattern,
    title: 'Your free trial',
    load: () => import('#web/pages/account/trial-started/trial-started-screen.tsx'),
  },
  {
    pattern: paths.openAccount.pattern,
    title: 'Open your account',
    load: () => import('#web/pages/account/open-account/open-account-screen.tsx'),
  },
  {
    pattern: paths.cancelTrial.pattern,
    title: 'Cancel your free trial',
    load: () => import('#web/pages/account/cancel-trial/cancel-trial-screen.tsx'),
  },
  {
    pattern: paths.meeting.pattern,
    title: 'Your meeting',
    masthead: 'over',
    load: () => import('#web/pages/account/meeting/meeting-screen.tsx'),
  },
  { pattern: paths.accountNotFound.pattern, title: '404 Page Not Found', load: notFound },
]

/** The routes of the account door, the same for the browser and for the shells made at build. */
export const createRoutes = (): RouteObject[] => [
  {
    element: <AccountLayout />,
    errorElement: <BrokenPage />,
    children: [
      ...accountPages.map(({ pattern, masthead, load }) => ({
        path: pattern,
        handle: masthead && ({ masthead } satisfies Screen['handle']),
        lazy: load,
      })),
      { path: '*', lazy: notFound },
    ],
  },
]
