import { paths } from '#schema/paths.ts'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { payingIntros } from '#web/features/billing/paying-intros.ts'
import { loginIntro } from '#web/pages/account/login/login-intro.ts'
import { setupIntro } from '#web/pages/account/setup/setup-intro.ts'

/** The text below a page's title, by its pattern: painted before any script has come, and shipped with none. */
export const shellIntros: Readonly<Record<string, string>> = {
  [paths.login.pattern]: loginIntro,
  [paths.verifyEmail.pattern]: pageIntros.verifyEmail,
  [paths.newEmail.pattern]: pageIntros.newEmail,
  [paths.setup.pattern]: setupIntro,
  [paths.referenceForm.pattern]: pageIntros.referenceForm,
  [paths.confirmReference.pattern]: pageIntros.confirmReference,
  [paths.withdrawReference.pattern]: pageIntros.withdrawReference,
  [paths.unsubscribe.pattern]: pageIntros.unsubscribe,
  [paths.checkout.pattern]: payingIntros.checkout,
  [paths.freeTrial.pattern]: payingIntros.trial,
  [paths.openAccount.pattern]: pageIntros.openAccount,
  [paths.cancelTrial.pattern]: pageIntros.cancelTrial,
}
