import type { Capability } from '#schema/levels.ts'
import type { Role } from '#schema/roles.ts'

/** Which limiter of wrangler.toml counts a call, by the caller's address; `OWNER` counts by account (R27). */
export type RateClass = 'READ' | 'LOOKUP' | 'FORM' | 'SIGNIN' | 'CHAT' | 'SEARCH' | 'OWNER'

/**
 * Who may make a call: anyone; a signed-in account; an account with a profile, or whose plan unlocks a capability; or
 * these roles, for more than their own account.
 */
export type Caller =
  | 'anyone'
  | 'account'
  | 'profile'
  | { unlocked: Capability }
  | { roles: readonly Role[]; beforeFactor?: true }

export type CallRow = {
  who: Caller
  /** Undefined where nothing counts it: what operators ask, and what is signed. */
  limit?: RateClass
  /** Neither origin nor session is looked at: what operators ask, and what a signature guards wherever it comes from. */
  isBare?: true
}

const anyone = (limit: RateClass): CallRow => ({ who: 'anyone', limit })
const account: CallRow = { who: 'account', limit: 'OWNER' }
const profile: CallRow = { who: 'profile', limit: 'OWNER' }
const booking: CallRow = { who: { unlocked: 'booking' }, limit: 'OWNER' }
const reviewer: CallRow = { who: { roles: ['validator', 'admin'] }, limit: 'OWNER' }
const admin: CallRow = { who: { roles: ['admin'] }, limit: 'OWNER' }
/** What an administrator does to their own account, before they have a second factor. */
const ownFactor: CallRow = { who: { roles: ['admin'], beforeFactor: true }, limit: 'SIGNIN' }
/** What only works locally, or is not built. */
const uncounted: CallRow = { who: 'anyone' }
const bare: CallRow = { who: 'anyone', isBare: true }

/**
 * Every call under /api by its noun: who may make it and which limit counts it. A route without a row answers 404.
 */
export const callsByNoun = {
  health: { 'GET /ping': bare, 'GET /health': bare },
  accounts: {
    'POST /login': anyone('SIGNIN'),
    'POST /login/totp': anyone('SIGNIN'),
    'POST /login/link': anyone('FORM'),
    'POST /login/link/open': anyone('SIGNIN'),
    'POST /logout': anyone('READ'),
    'GET /session': anyone('READ'),
    'POST /register-free-profile': anyone('FORM'),
    'GET /check-username/:username': anyone('LOOKUP'),
    'POST /forgot-password': anyone('FORM'),
    'POST /reset-password': anyone('SIGNIN'),
    'POST /verify-email': anyone('FORM'),
    'POST /verify-email/read': anyone('FORM'),
    'POST /verify-email/again': { who: 'account', limit: 'FORM' },
    'GET /account': account,
    'PUT /account': account,
    'GET /mail-preferences': account,
    'PUT /mail-preferences': account,
    'GET /sessions': account,
    'POST /sessions/:id/end': account,
    'POST /sessions/end-others': account,
    'POST /totp': ownFactor,
    'POST /totp/confirm': ownFactor,
    'POST /totp/remove': ownFactor,
  },
  mail: {
    'POST /mail/events': bare,
    'GET /unsubscribe': bare,
    'GET /unsubscribe/:token': { ...bare, limit: 'READ' },
    'POST /unsubscribe': { ...bare, limit: 'FORM' },
  },
  dashboard: {
    'GET /current-user-dashboard': profile,
    'POST /dashboard/passed-on': profile,
    'PUT /customer-profile': profile,
  },
  figures: {
    'POST /seen': anyone('READ'),
    'GET /dashboard/figures': profile,
    'GET /dashboard/activity': profile,
  },
  gallery: {
    'GET /public-profiles/:businessArea/:industry': anyone('READ'),
    'POST /smart-search': anyone('SEARCH'),
  },
  profiles: {
    'GET /public-profiles/:profileUrl': anyone('READ'),
  },
  chat: {
    'POST /chat': anyone('CHAT'),
    'POST /chat/ai-response': anyone('CHAT'),
    'GET /chat/:sessionId': anyone('READ'),
    'GET /dashboard/conversations': profile,
    'GET /dashboard/conversations.csv': profile,
    'GET /dashboard/conversations/:sessionId': profile,
    'POST /dashboard/conversations/:sessionId/read': profile,
  },
  leads: {
    'GET /dashboard/leads': profile,
    'GET /dashboard/leads.csv': profile,
    'GET /dashboard/leads/:id': profile,
    'POST /dashboard/leads/:id/read': profile,
    'POST /dashboard/leads/:id/answered': profile,
    'POST /dashboard/leads/:id/delete': profile,
  },
  scorecard: {
    'POST /scorecard': anyone('FORM'),
    'GET /scorecard/:token': anyone('READ'),
    'GET /scorecard/:token/for-chat': anyone('READ'),
  },
  drafts: {
    'POST /solution-profile': anyone('FORM'),
    'GET /solution-profile/:email': anyone('LOOKUP'),
    'POST /solution-profile/link': anyone('FORM'),
    'POST /solution-profile/adopt': anyone('FORM'),
  },
  privacy: {
    'GET /privacy/visitor': anyone('FORM'),
    'POST /privacy/visitor/erase': anyone('FORM'),
    'GET /privacy/export': account,
    'POST /privacy/erase': profile,
  },
  questions: { 'POST /questions': anyone('FORM') },
  reports: { 'POST /reports': anyone('FORM') },
  meetings: {
    'GET /meetings/availability': booking,
    'PUT /meetings/availability': booking,
    'GET /meetings/calendar': booking,
    // An address can be removed with every plan.
    'PUT /meetings/calendar': profile,
    'GET /meetings/slots/:profileUrl': anyone('READ'),
    'POST /meetings/hold': anyone('FORM'),
    'POST /meetings': anyone('FORM'),
    'GET /meetings': profile,
    'GET /meetings/:file{.+\\.ics}': anyone('READ'),
    'GET /meetings/brief/:profileUrl': anyone('READ'),
    'GET /meetings/feed': profile,
    'POST /meetings/feed/renew': profile,
    'GET /meetings/:token': anyone('READ'),
    'POST /meetings/:token/cancel': anyone('FORM'),
    'POST /meetings/:token/move': anyone('FORM'),
  },
  waitlist: { 'POST /waitlist': anyone('FORM') },
  sprints: { 'GET /sprint': anyone('READ') },
  billing: {
    'POST /stripe/webhook': bare,
    'POST /create-payment-intent': anyone('FORM'),
    'POST /verify-payment': anyone('LOOKUP'),
    'POST /sandbox/confirm': anyone('FORM'),
    'POST /create-free-trial-setup': anyone('FORM'),
    'POST /verify-trial': anyone('LOOKUP'),
    'GET /purchases/:token': anyone('READ'),
    'POST /purchases/link': anyone('FORM'),
    'POST /account/open': anyone('SIGNIN'),
    'POST /trial/cancel': anyone('SIGNIN'),
    'GET /billing': profile,
    'POST /billing/cancel': profile,
    'POST /billing/resume': profile,
    'POST /billing/portal': profile,
    'POST /billing/withdraw': profile,
    'POST /admin/orders/:id/refund': admin,
  },
  references: {
    'POST /submit-reference': anyone('FORM'),
    'GET /references/unconfirmed/:token': anyone('READ'),
    'POST /references/confirm': anyone('FORM'),
    'GET /references/mine/:token': anyone('READ'),
    'POST /references/withdraw': anyone('FORM'),
    'POST /references/erase': anyone('FORM'),
    'POST /references/confirm-story': anyone('FORM'),
    'GET /story-confirmations/:token': anyone('READ'),
    'POST /stories/:id/ask-confirmation': account,
    'GET /references': profile,
    'POST /references': profile,
    'POST /references/:id/remind': profile,
    'POST /references/:id/cancel': profile,
    'POST /references/:id/:act{hide|show}': profile,
    'GET /reference-invitations/:token': anyone('READ'),
    'POST /references/decline': anyone('FORM'),
  },
  stories: {
    'POST /stories': profile,
    'POST /stories/order': profile,
    'GET /stories/:id': profile,
    'PUT /stories/:id': profile,
    'POST /stories/:id/submit': profile,
    'POST /stories/:id/take-back': profile,
    'POST /stories/:id/delete': profile,
    'POST /stories/:id/rewording': profile,
  },
  reviews: {
    'GET /reviews': reviewer,
    'GET /reviews/:storyId': reviewer,
    'POST /reviews/:storyId': reviewer,
    'POST /reviews/references/:id': reviewer,
    'POST /admin/profiles/:profileUrl/:act{suspend|restore}': admin,
  },
  // Until they are built nobody has them.
  later: { 'GET /chat/sessions': uncounted, 'GET /scorecard/submissions': uncounted },
  // Local only: in production these are 404 to everybody.
  dev: {
    'POST /dev/clock': uncounted,
    'POST /dev/cron/:job': uncounted,
    'POST /dev/timetable': uncounted,
    'POST /dev/sandbox/advance': uncounted,
    'POST /dev/go-live/:id': uncounted,
    'GET /dev/mail': uncounted,
  },
} satisfies Record<string, Record<string, CallRow>>

/** The row of each call, by its method and pattern. */
export const calls: ReadonlyMap<string, CallRow> = new Map(Object.values(callsByNoun).flatMap(Object.entries))
