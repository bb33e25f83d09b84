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
  return {
    SUPPORT_EMAIL: SUPPORT_EMAIL ?? (siteUrl && `hello@${new URL(siteUrl).hostname}`),
    BOOKING_PAGE,
    SOCIAL_PAGE,
    OPERATOR_NAME,
    OPERATOR_ADDRESS,
  }
}
