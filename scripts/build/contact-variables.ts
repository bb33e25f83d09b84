import { isEmail } from '#schema/email.ts'
import { readSettings } from '../local/settings.ts'

/** The contacts a build is made with, for schema/contacts.ts; empty where its default holds. `siteUrl` may be unknown. */
export function contactVariables(siteUrl = '') {
  const {
    SUPPORT_EMAIL,
    BOOKING_PAGE = '',
    SOCIAL_PAGE = '',
    OPERATOR_NAME = '',
    OPERATOR_ADDRESS = '',
  } = readSettings().variables
  const atSite = siteUrl && `hello@${new URL(siteUrl).hostname}`
  return {
    SUPPORT_EMAIL: SUPPORT_EMAIL ?? (isEmail(atSite) ? atSite : ''),
    BOOKING_PAGE,
    SOCIAL_PAGE,
    OPERATOR_NAME,
    OPERATOR_ADDRESS,
  }
}
