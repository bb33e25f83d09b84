import { galleryTag, type Path, page, profileTag, sprintTag } from './pages/page-row.ts'

export type GallerySearch = { q?: string; area?: string; industry?: string }
/** What the scorecard shows: the form, or the questions one at a time, or the result that a private token opens. */
export type ScorecardSearch = { view?: 'questions'; result?: string }
const searchString = (search: Record<string, string | number | undefined>) => {
  const filled = Object.entries(search).flatMap(([name, value]) => (value ? [[name, `${value}`]] : []))
  return filled.length ? `?${new URLSearchParams(filled)}` : ''
}

/** Shows what an expert's profile shows, and so is renewed with it. */
const agentPage = (firstName: string, profileUrl: string) =>
  page(`/${firstName}-agent`, 'edge', (anchor = '') => `/${firstName}-agent${anchor && `#${anchor}`}`, {
    cache: { tags: () => [profileTag(profileUrl)] },
  })

/** Shows a profile once more, for a purpose of its own: renewed with it, and nothing that machines should index. */
const besideProfile = (before: string, after = '') =>
  page(
    `${before}/:profileUrl${after}`,
    'edge',
    (profileUrl: string) => `${before}/${encodeURIComponent(profileUrl)}${after}`,
    { indexed: false, cache: { tags: (profileUrl) => [profileTag(profileUrl)] } },
  )

/** The parts of an owner's dashboard, in their order. */
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
/** Messages lists and opens `list` to `conversation`, Meetings shows `list` and `show`, Analytics shows `days` and `of`, Settings edits `edit`. */
type DashboardPlace = Partial<
  Record<'list' | 'show' | 'search' | 'conversation' | 'of' | 'edit', string> &
    Record<'lead' | 'days', number>
>

/** A mailed link's token stands behind the `#`, where no server and no log ever sees it. */
const mailed = (token?: string) => (token ? `#token=${token}` : '')

/** Every page of the product. Links are built here, never typed. */
export const paths = {
  home: page('/', 'static', (anchor = '') => `/${anchor && `#${anchor}`}`),
  gallery: page(
    '/solution-gallery',
    'edge',
    (search: GallerySearch = {}) => `/solution-gallery${searchString(search)}`,
    // A described challenge is the visitor's own.
    { cache: { tags: () => [galleryTag], copies: ['area', 'industry'], own: ['q'] } },
  ),
  /** `quote` is a published sentence, to be lit where it stands; the page is the same without it. */
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
  /** A profile as one document for paper: stories, confirmed claims, referees and their checks (R15). */
  dossier: besideProfile('/profile', '/print'),
  coachAgent: agentPage('adaeze', 'adaeze-whitcombe'),
  miningAgent: agentPage('tendai', 'tendai-rasmusson'),
  challengeInsight: page('/challenge-insight', 'static'),
  shareInsight: page('/share-insight', 'static'),
  createCv: page('/create-cv', 'static'),
  pricing: page('/onboarding', 'static', (anchor = '') => `/onboarding${anchor && `#${anchor}`}`),
  /** `sprint` is the number of one that was sold out: whoever comes from there is told when a place is free (R12). */
  waitlist: page('/waitlist', 'static', (sprint?: number) => `/waitlist${searchString({ sprint })}`),
  /** When the next sprint begins; how many places are left is asked for by the browser, never kept (R12). */
  sprint: page('/sprint-landing', 'edge', undefined, { cache: { tags: () => [sprintTag] } }),
  privacy: page('/privacy', 'static', (anchor = '') => `/privacy${anchor && `#${anchor}`}`),
  terms: page('/terms', 'static', (anchor = '') => `/terms${anchor && `#${anchor}`}`),
  booking: besideProfile('/book'),
  /** A meeting, for whoever has its token: the visitor's or the owner's (R24). */
  meeting: page('/meeting/:token', 'client', (token: string) => `/meeting/${token}`, { csp: 'private' }),
  scorecard: page(
    '/scorecard',
    'static',
    (search: ScorecardSearch = {}) => `/scorecard${searchString(search)}`,
  ),
  /** An expert's own scorecard, where the plan covers one and it is switched on. */
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
  /** `adopt` is the token of a mailed link; behind the `#` no server and no log ever sees it. */
  profileLookup: page(
    '/profile-lookup',
    'client',
    (adopt?: string) => `/profile-lookup${adopt ? `#adopt=${adopt}` : ''}`,
  ),
  myProfile: page('/my-profile', 'client'),
  /** `link` is the token of a mailed link that signs in; `next` is where one goes afterwards, a path of this site. */
  login: page('/login', 'client', ({ link, next }: { link?: string; next?: string } = {}) => {
    const then = next ? `?next=${encodeURIComponent(next)}` : ''
    return `/login${then}${link ? `#link=${link}` : ''}`
  }),
  register: page('/register', 'client'),
  forgotPassword: page('/forgot-password', 'client'),
  resetPassword: page('/reset-password', 'client', (token?: string) => `/reset-password${mailed(token)}`),
  verifyEmail: page('/verify-email', 'client', (token?: string) => `/verify-email${mailed(token)}`),
  /** Where whoever bought something without an account opens one, by the link of its mail (R13). */
  openAccount: page('/open-account', 'client', (token?: string) => `/open-account${mailed(token)}`),
  /** Where a trial is cancelled by the link of its mail, without an account (R13). */
  cancelTrial: page('/cancel-trial', 'client', (token?: string) => `/cancel-trial${mailed(token)}`),
  /** Where a referee answers. `token` is that of an invitation; without one the form asks whom it is about (R8). */
  referenceForm: page(
    '/reference-form',
    'client',
    ({ referee, candidate, token }: { referee?: string; candidate?: string; token?: string } = {}) => {
      const known = new URLSearchParams({
        ...(referee && { ref: referee }),
        ...(candidate && { for: candidate }),
      })
      return `/reference-form${known.size ? `?${known}` : ''}${mailed(token)}`
    },
  ),
  /** Shows that an address is its referee's (`token`), or asks about one later story (`story`). */
  confirmReference: page(
    '/confirm-reference',
    'client',
    ({ token, story }: { token?: string; story?: string } = {}) =>
      `/confirm-reference${story ? `#story=${story}` : mailed(token)}`,
  ),
  /** A referee's own page: see, export, withdraw and erase (R26); `decline` is the token of an invitation that is not wanted. */
  withdrawReference: page(
    '/withdraw-reference',
    'client',
    ({ token, decline }: { token?: string; decline?: string } = {}) =>
      `/withdraw-reference${decline ? `#decline=${decline}` : mailed(token)}`,
  ),
  /** By the link at the foot of a letter: where its reader stops letters of its kind. */
  unsubscribe: page('/unsubscribe', 'client', (token?: string) => `/unsubscribe${mailed(token)}`),
  /** Of every role: name, sessions, second factor, address. */
  account: page('/account', 'client'),
  dashboard: page(
    '/customer-dashboard',
    'client',
    (tab?: DashboardTab, place: DashboardPlace = {}) =>
      `/customer-dashboard${searchString({ ...(tab !== 'overview' && { tab }), ...place })}`,
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
  /** Where an owner tells a story, a new one or theirs of this id (R15). */
  storyBuilder: page('/story-builder', 'client', (id?: number) => `/story-builder${id ? `?edit=${id}` : ''}`),
  /** What waits for a validator, or one story of it (R9). */
  review: page('/review', 'client', (storyId?: number) => `/review${storyId ? `?story=${storyId}` : ''}`),
  notFound: page('/404', 'static', undefined, { indexed: false }),
  /** What every unknown address below /account shows. */
  accountNotFound: page('/account/404', 'client'),
  unavailable: page('/unavailable', 'static', undefined, { indexed: false }),
} as const

/** Where a story stands on its profile's page. */
export const storyAnchor = (storyId: number) => `story-${storyId}`

/** A story's address to pass on: its profile, which then names that story to whoever it is sent to. */
export const sharedStoryHref = (profileUrl: string, storyId: number) =>
  `${paths.profile.href(profileUrl)}?story=${storyId}#${storyAnchor(storyId)}`

/**
 * The interactive pages of the two sample experts, by profileUrl (R2). Their profile keeps its own address, as
 * everybody's; `/profile/{first name}` is the alias of the interactive page, and no owner may take that name.
 */
export const agentPages: ReadonlyMap<string, { page: Path<[anchor?: string]>; alias: string }> = new Map([
  ['adaeze-whitcombe', { page: paths.coachAgent, alias: paths.profile.href('adaeze') }],
  ['tendai-rasmusson', { page: paths.miningAgent, alias: paths.profile.href('tendai') }],
])

/** Names of the interactive pages; made when asked for, as the reserved names are: pages that ask for neither do not carry them. */
export const agentNames = () =>
  new Map(
    [...agentPages].flatMap(([profileUrl, { page, alias }]) =>
      [page.pattern, alias].map((path): [string, string] => [
        path.slice(path.lastIndexOf('/') + 1),
        profileUrl,
      ]),
    ),
  )

/** The profileUrl that a name for a profile or its agent means (R20): a name in full, an alias, or the profileUrl. */
export function calledProfileUrl(name: string): string {
  const written = name.trim().toLowerCase().replace(/\s+/g, '-')
  return agentNames().get(written) ?? written
}

/** Old and second names of a page; the worker answers 308 (R15). */
export const redirects = {
  '/dashboard': { href: () => paths.dashboard.href() },
  '/public/:profileUrl': paths.profile,
  '/public-profiles/:profileUrl': paths.profile,
} as const

/** What machines read of the site; the worker writes it. `sitemapPage` takes a number from 1. */
export const files = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPage: '/sitemaps/:page',
  llms: '/llms.txt',
} as const

/** What is served beside pages: handed to the API worker, never to the asset server. */
export const services = {
  api: '/api',
  picture: '/picture',
  share: '/share',
  calendar: '/calendar',
  development: '/dev',
} as const
