import { PageHead } from '#web/client/page-head.tsx'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { SetupForm } from './setup-form.tsx'

const title = 'Set up your profile'

/** The onboarding wizard (account spec section 2, R15): what is typed stays on the device until it is completed. */
export function Component() {
  return (
    <div className="wide pt-s6">
      <PageHead title={title} description={pageIntros.setup} hidden />
      <h1 className="account-title">{title}</h1>
      <SetupForm />
    </div>
  )
}
