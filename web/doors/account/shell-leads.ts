import { paths } from '#schema/paths.ts'
import { leads } from '#web/features/accounts/leads.ts'
import { payingLeads } from '#web/features/billing/leads.ts'
import { loginLead } from '#web/pages/account/login/lead.ts'
import { setupLead } from '#web/pages/account/setup/lead.ts'

/** The text below a page's title, by its pattern: painted before any script has come, and shipped with none. */
export const shellLeads: Readonly<Record<string, string>> = {
  [paths.login.pattern]: loginLead,
  [paths.verifyEmail.pattern]: leads.verifyEmail,
  [paths.newEmail.pattern]: leads.newEmail,
  [paths.setup.pattern]: setupLead,
  [paths.referenceForm.pattern]: leads.referenceForm,
  [paths.confirmReference.pattern]: leads.confirmReference,
  [paths.withdrawReference.pattern]: leads.withdrawReference,
  [paths.unsubscribe.pattern]: leads.unsubscribe,
  [paths.checkout.pattern]: payingLeads.checkout,
  [paths.freeTrial.pattern]: payingLeads.trial,
  [paths.openAccount.pattern]: leads.openAccount,
  [paths.cancelTrial.pattern]: leads.cancelTrial,
}
