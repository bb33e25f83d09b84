import { adminDashboardHref, adminHouseHref } from './administration/hrefs.ts'
import { byMail, byOneOf, mailed } from './pages/mailed-links.ts'
import { type Csp, galleryTag, type Path, page, profileTag, sprintTag } from './pages/page-row.ts'
import { searchString } from './pages/search-string.ts'

export type GallerySearch = { q?: string; area?: string; industry?: string }
/** The search of the scorecard page: the form, the single questions, or the result of a private token. */
export type ScorecardSearch = { view?: 'questions'; result?: string }

/** The page of an expert's agent, renewed with the profile. */
const agentPage = (firstName: string, profileUrl: string) =>
  page(`/${firstName}-agent`, 'edge', (anchor = '') => `/${firstName}-agent${anchor && `#${anchor}`}`, {
    cache: { tags: () => [profileTag(profileUrl)] },
  })

/** Another view of a profile, renewed with it and not indexed. */
const besideProfile = (before: string, after = '', csp: Csp = 'page') =>
  page(
    `${before}/:profileUrl${after}`,
    'edge',
    (profileUrl: string) => `${before}/${encodeURIComponent(profileUrl)}${after}`,
    { csp, indexed: false, cache: { tags: (profileUrl) => [profileTag(profileUrl)] } },
  )

/** A page that may be about one story. */
const ofStory = (path: string) =>
  page(path, 'client', (story?: number) => `${path}${searchString({ story })}`)

/** A page with places that a link may name. */
const withAnchor = (path: string) => page(path, 'static', (anchor = '') => path + (anchor && `#${anchor}`))

/** The tabs of an owner's dashboard, in order. */
export const dashboardTabs = [
  'overview',
  'stories',
  'referees',
  'messages',
  'meetings',
  'analytics',
  'settings',
] as const
export type DashboardTab = (typeof dashboardTabs)[number]
/** The parts of the account page that a link may open. */
export type AccountPart = 'email' | 'password' | 'mail' | 'phone' | 'devices' | 'data'
/**
 * The search of each tab: `list`, `conversation`, `order`, `asked` and `edit` of Messages, `list` and `show` of Meetings, `days` and `of` of
 * Analytics, `edit` of Settings.
 */
type DashboardParams = Partial<
  Record<'list' | 'show' | 'order' | 'search' | 'conversation' | 'of' | 'edit', string> &
    Record<'lead' | 'asked' | 'days', number>
>

/** Every page of the product; all links are built here. */
export const paths = {
  home: withAnchor('/'),
  gallery: page(
    '/solution-gallery',
    'edge',
    (search: GallerySearch = {}) => `/solution-gallery${searchString(search)}`,
    // A described challenge is the visitor's own.
    { cache: { tags: () => [galleryTag], copies: ['area', 'industry'], own: ['q'] } },
  ),
  /** `quote` is a published sentence to highlight. */
  profile: page(
    '/profile/:profileUrl',
    'edge',
    (profileUrl: string, anchor?: string, quote?: string) => {
      const quoting = quote ? `?quote=${encodeURIComponent(quote)}` : ''
      return `/profile/${encodeURIComponent(profileUrl)}${quoting}${anchor ? `#${anchor}` : ''}`
    },
    // A story that was passed on is named in the head; its number may be any.
    { cache: { tags: (profileUrl) => [profileTag(profileUrl)], own: ['story'] } },
  ),
  /** A profile for printing: stories, confirmed claims, referees and their checks (R15). */
  dossier: besideProfile('/profile', '/print'),
  coachAgent: agentPage('adaeze', 'adaeze-whitcombe'),
  miningAgent: agentPage('tendai', 'tendai-rasmusson'),
  challengeInsight: page('/challenge-insight', 'static'),
  shareInsight: page('/share-insight', 'static'),
  createCv: page('/create-cv', 'static'),
  pricing: withAnchor('/onboarding'),
  /** `sprint` is the number of a sold-out one, whose waiters are mailed when a place is free (R12). */
  waitlist: page('/waitlist', 'static', (sprint?: number) => `/waitlist${searchString({ sprint })}`),
  /** The start of the next sprint; the browser asks for the places left, which are not cached (R12). */
  sprint: page('/sprint-landing', 'edge', undefined, { cache: { tags: () => [sprintTag] } }),
  /** Checks a badge: one of ours at once, another by its address once somebody presses (R30). */
  verify: page(
    '/verify',
    'static',
    (query: { badge?: string; url?: string } = {}) => `/verify${searchString(query)}`,
    { csp: 'verify' },
  ),
  privacy: withAnchor('/privacy'),
  terms: withAnchor('/terms'),
  booking: besideProfile('/book'),
  /** The agent in a frame on an allowed site (R23). */
  embed: besideProfile('/embed', '', 'embed'),
  /** A meeting for its visitor or owner, by token (R24). */
  meeting: page('/meeting/:token', 'client', (token: string) => `/meeting/${token}`, { csp: 'private' }),
  scorecard: page(
    '/scorecard',
    'static',
    (search: ScorecardSearch = {}) => `/scorecard${searchString(search)}`,
  ),
  /** An expert's own scorecard, where the plan includes it and it is active. */
  ownerScorecard: page(
    '/scorecard/:profileUrl',
    'edge',
    (profileUrl: string, search: ScorecardSearch = {}) =>
      `/scorecard/${encodeURIComponent(profileUrl)}${searchString(search)}`,
    { cache: { tags: (profileUrl) => [profileTag(profileUrl)], copies: ['view'], own: ['result'] } },
  ),
  /** `step` counts from 1. */
  solutionProfileQuestions: page(
    '/solution-profile-questions',
    'client',
    (step?: number) => `/solution-profile-questions${step ? `?step=${step}` : ''}`,
  ),
  freePreview: page('/free-preview', 'client'),
  /** `adopt` is the token of a mailed link, in the fragment. */
  profileLookup: page('/profile-lookup', 'client', (adopt?: string) => `/profile-lookup${mailed({ adopt })}`),
  myProfile: page('/my-profile', 'client'),
  /** `link` is the token of a mailed sign-in link; `next` is the path to open afterwards. */
  login: page(
    '/login',
    'client',
    ({ link, next }: { link?: string; next?: string | undefined } = {}) =>
      `/login${searchString({ next })}${mailed({ link })}`,
  ),
  register: page('/register', 'client', (next?: string) => `/register${searchString({ next })}`),
  forgotPassword: page('/forgot-password', 'client'),
  resetPassword: byMail('/reset-password'),
  verifyEmail: byMail('/verify-email'),
  /** Confirms a new address of an account by the link mailed there; `undo` is the link mailed to the former one. */
  newEmail: byOneOf<'token' | 'undo'>('/new-email'),
  /** Creates the account of a purchase made without one, by its mailed link (R13). */
  openAccount: byMail('/open-account'),
  /** Cancels a trial without an account, by its mailed link (R13). */
  cancelTrial: byMail('/cancel-trial'),
  /** The form of a referee; `token` is that of an invitation, without which it asks for the candidate (R8). */
  referenceForm: page(
    '/reference-form',
    'client',
    ({ referee, candidate, token }: { referee?: string; candidate?: string; token?: string } = {}) => {
      const known = new URLSearchParams({
        ...(referee && { ref: referee }),
        ...(candidate && { for: candidate }),
      })
      return `/reference-form${known.size ? `?${known}` : ''}${mailed({ token })}`
    },
  ),
  /** Confirms a referee's address (`token`), or asks about one later story (`story`). */
  confirmReference: byOneOf<'token' | 'story'>('/confirm-reference'),
  /**
   * A referee's own page: see, export, withdraw and erase (R26); `decline` is the token of an invitation to decline.
   */
  withdrawReference: byOneOf<'token' | 'decline'>('/withdraw-reference'),
  /** Unsubscribes from one kind of mail, by the link at its foot. */
  unsubscribe: byMail('/unsubscribe'),
  /** For every role: name, sessions, second factor, address. */
  account: page('/account', 'client', (part?: AccountPart) => `/account${part ? `#${part}` : ''}`),
  dashboard: page(
    '/customer-dashboard',
    'client',
    (tab?: DashboardTab, params: DashboardParams = {}) =>
      `/customer-dashboard${searchString({ ...(tab !== 'overview' && { tab }), ...params })}`,
  ),
  checkout: page('/checkout', 'client', (level: 1 | 2 | 3) => `/checkout?level=${level}`, {
    csp: 'checkout',
  }),
  paymentSuccess: page(
    '/payment-success',
    'client',
    (level: number, intent?: string) => `/payment-success${searchString({ level, payment_intent: intent })}`,
  ),
  freeTrial: page('/free-trial-signup', 'client', undefined, { csp: 'checkout' }),
  trialStarted: page(
    '/trial-started',
    'client',
    (setupIntent?: string) => `/trial-started${searchString({ setup_intent: setupIntent })}`,
  ),
  /** The editor of a new story, or of the one with this id (R15). */
  storyBuilder: page('/story-builder', 'client', (id?: number) => `/story-builder${id ? `?edit=${id}` : ''}`),
  /** What another app shares: its text stands in the query until web/public/take-shared.js takes it (R33). */
  shared: page('/shared', 'client', undefined, { csp: 'private' }),
  setup: page('/onboarding/setup', 'client'),
  /** An owner's page before it is public, with a story on it that waits (R10). */
  profilePreview: ofStory('/profile-preview'),
  /** The validators' queue, or one story of it (R9). */
  review: ofStory('/review'),
  /** The operator’s lists, by tab, for administrators (R14). */
  adminDashboard: page('/admin-dashboard', 'client', adminDashboardHref),
  /** What administrators do, by section (R14, R26). */
  adminHouse: page('/admin-dashboard/house', 'client', adminHouseHref),
  notFound: page('/404', 'static', undefined, { indexed: false }),
  /** Shown for every unknown address below /account. */
  accountNotFound: page('/account/404', 'client'),
  unavailable: page('/unavailable', 'static', undefined, { indexed: false }),
} as const

/** The anchor of a story on its profile's page. */
export const storyAnchor = (storyId: number) => `story-${storyId}`

/** The address for sharing a story: its profile, with the story in its preview. */
export const sharedStoryHref = (profileUrl: string, storyId: number) =>
  `${paths.profile.href(profileUrl)}?story=${storyId}#${storyAnchor(storyId)}`

/**
 * The interactive pages of the two sample experts, by profileUrl (R2); `/profile/{first name}` is an alias of each,
 * which no owner can take.
 */
export const agentPages: ReadonlyMap<string, { page: Path<[anchor?: string]>; alias: string }> = new Map([
  ['adaeze-whitcombe', { page: paths.coachAgent, alias: paths.profile.href('adaeze') }],
  ['tendai-rasmusson', { page: paths.miningAgent, alias: paths.profile.href('tendai') }],
])

/** The names of the interactive pages; a function so that other pages need not load them. */
export const agentNames = () =>
  new Map(
    [...agentPages].flatMap(([profileUrl, { page, alias }]) =>
      [page.pattern, alias].map((path): [string, string] => [
        path.slice(path.lastIndexOf('/') + 1),
        profileUrl,
      ]),
    ),
  )

/** The profileUrl of a profile's or agent's name (R20): a full name, an alias, or the profileUrl. */
export function calledProfileUrl(name: string): string {
  const written = name.trim().toLowerCase().replace(/\s+/g, '-')
  return agentNames().get(written) ?? written
}

/** Services beside pages, handled by the API worker and never by the asset server. */
export const services = {
  api: '/api',
  picture: '/picture',
  share: '/share',
  calendar: '/calendar',
  development: '/dev',
} as const
