import { grouped } from './text/numbers.ts'

export type Plan = 'free' | 'starter' | 'sprint' | 'premium'

/**
 * The capabilities of a plan, each read by the worker; code asks for these, `level` is for texts and payments (R5).
 */
type Capabilities = {
  /** How many validated stories the public sees. */
  publicStories: number
  /**
   * What the agent may read and write for all visitors together in one day, in tokens: an answer reads the whole
   * published profile, some 2,000 tokens, and writes about 150, so 100,000 are some 45 answers.
   */
  agentTokensPerDay: number
  signatureSystem: boolean
  /** The expert’s own scorecard, and the leads that come of it. */
  scorecard: boolean
  /** An hour can be booked; without it the owner’s address stands in its place. */
  booking: boolean
  /** What the owner sees of their visitors. */
  analytics: 'totals' | 'by day and source'
  /** Its stories stand before the others in the validators’ queue (R9). */
  reviewedFirst: boolean
}

/** What a plan unlocks or not. */
export type Capability = {
  [Name in keyof Capabilities]: Capabilities[Name] extends boolean ? Name : never
}[keyof Capabilities]

type PlanTerms = Capabilities & {
  level: 1 | 2 | 3
  levelName: 'Free' | 'Starter' | 'Sprint' | 'Premium'
  /** Pence; what is due when the plan starts. */
  firstPayment: number
  /** Pence a month after that; 0 where the plan is paid once. */
  monthly: number
}

/** What each plan costs and unlocks (R5). A lapsed plan falls to `free`; nothing is deleted. */
export const plans = {
  free: {
    level: 1,
    levelName: 'Free',
    firstPayment: 0,
    monthly: 0,
    publicStories: 1,
    agentTokensPerDay: 100_000,
    signatureSystem: false,
    scorecard: false,
    booking: false,
    analytics: 'totals',
    reviewedFirst: false,
  },
  starter: {
    level: 1,
    levelName: 'Starter',
    firstPayment: 3700,
    monthly: 3700,
    publicStories: 4,
    agentTokensPerDay: 500_000,
    signatureSystem: false,
    scorecard: false,
    booking: false,
    analytics: 'by day and source',
    reviewedFirst: false,
  },
  sprint: {
    level: 2,
    levelName: 'Sprint',
    firstPayment: 19700,
    monthly: 3700,
    publicStories: Number.POSITIVE_INFINITY,
    agentTokensPerDay: 2_000_000,
    signatureSystem: true,
    scorecard: true,
    booking: true,
    analytics: 'by day and source',
    reviewedFirst: false,
  },
  premium: {
    level: 3,
    levelName: 'Premium',
    firstPayment: 297000,
    monthly: 0,
    publicStories: Number.POSITIVE_INFINITY,
    agentTokensPerDay: 5_000_000,
    signatureSystem: true,
    scorecard: true,
    booking: true,
    analytics: 'by day and source',
    reviewedFirst: true,
  },
} as const satisfies Record<Plan, PlanTerms>

const ranked = Object.keys(plans)

/** The rank of a plan; a higher plan covers what a lower one does. */
export const rankOf = (plan: Plan) => ranked.indexOf(plan)

/** What a plan is called wherever its owner reads of it: `Level 1, Free`. */
export const planTitle = (plan: Plan) => `Level ${plans[plan].level}, ${plans[plan].levelName}`

/** How long a plan that lapses still stands, in days (R5). */
export const graceDays = 3

/** How long Starter can be tried before it is charged, in days (account spec section 9). */
export const trialDays = 5

/** Within how many days a purchase can be withdrawn from (R13). */
export const withdrawalDays = 14

/** How many take part in one sprint (R12). */
export const sprintPlaces = 10

type Level = {
  plan: Exclude<Plan, 'free'>
  /** What its card is headed with, and what it gives in a sentence (public and account spec, section 9). */
  title: string
  gives: string
  /** What it adds to the level before. */
  includes: readonly Feature[]
}

/** A line of what a level includes. `by` is who or what provides it: a capability of its plan, a person, or any profile. */
type Feature = { says: string; by: keyof Capabilities | 'a person' | 'any profile' }

/** The levels as they are offered, lowest first; the price of each is its plan’s. */
export const levels = [
  {
    plan: 'starter',
    title: 'Build Your Basic Profile',
    gives: 'A basic profile with hosting',
    includes: [
      {
        says: `${plans.starter.publicStories} validated transformation stories, open to everybody`,
        by: 'publicStories',
      },
      { says: 'A 20-minute profile acceleration call, to refine the challenges you solve', by: 'a person' },
      { says: 'A basic agent that answers visitors from your page', by: 'agentTokensPerDay' },
      { says: 'A link of your own to share', by: 'any profile' },
      { says: 'Your visitors, by day and source', by: 'analytics' },
    ],
  },
  {
    plan: 'sprint',
    title: 'Full Interactive CV',
    gives: 'A 5-day cohort for a full interactive CV',
    includes: [
      { says: `Five days with a coach, in a cohort of at most ${sprintPlaces}`, by: 'a person' },
      { says: 'Every validated story, without a limit', by: 'publicStories' },
      { says: 'Your signature solution system', by: 'signatureSystem' },
      { says: 'A scorecard of your own, and the people who leave you their result', by: 'scorecard' },
      { says: 'Hours that visitors can book', by: 'booking' },
      { says: 'A larger daily allowance for your agent’s answers', by: 'agentTokensPerDay' },
    ],
  },
  {
    plan: 'premium',
    title: 'Brand Positioning',
    gives: 'Complete brand positioning and strategy',
    includes: [
      { says: 'A coached deep dive of two to three weeks into your positioning', by: 'a person' },
      { says: 'The expert community, every month, and the people in it', by: 'a person' },
      { says: 'Continuous updates of your profile', by: 'a person' },
      { says: 'Priority support, and the first place in reviews', by: 'reviewedFirst' },
      { says: 'The largest daily allowance for your agent’s answers', by: 'agentTokensPerDay' },
    ],
  },
] as const satisfies readonly Level[]

/** `3700` → `£37`. */
export const pounds = (pence: number) => `£${grouped(pence / 100)}`
