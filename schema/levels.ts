import { grouped } from './text/numbers.ts'

export type Plan = 'free' | 'starter' | 'sprint' | 'premium'

/** The capabilities of a plan, which code asks for; `level` is for texts and payments (R5). */
type Capabilities = {
  /** How many validated stories are public. */
  publicStories: number
  /**
   * Tokens that the agent may read and write for all visitors in one day: an answer takes some 2,150, so 100,000 are
   * some 45 answers.
   */
  agentTokensPerDay: number
  signatureSystem: boolean
  /** The expert’s own scorecard and its leads. */
  scorecard: boolean
  /** Whether meetings can be booked; otherwise the owner’s address is shown. */
  booking: boolean
  /** Whether the owner teaches the agent, sets how it behaves, and visitors are handed off to the owner (R29). */
  advancedAgent: boolean
  /** Whether the expert’s agent is shown on sites that they allow (R23). */
  widget: boolean
  /** What the owner sees of their visitors. */
  analytics: 'totals' | 'by day and source'
  /** Whether its stories come first in the validators’ queue (R9). */
  reviewedFirst: boolean
}

/** A capability that a plan has or not. */
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

/** The price and capabilities of each plan (R5); an expired plan becomes `free`, and nothing is deleted. */
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
    advancedAgent: false,
    widget: false,
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
    advancedAgent: false,
    widget: false,
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
    advancedAgent: true,
    widget: true,
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
    advancedAgent: true,
    widget: true,
    analytics: 'by day and source',
    reviewedFirst: true,
  },
} as const satisfies Record<Plan, PlanTerms>

const ranked = Object.keys(plans)

/** The rank of a plan, which covers those of a lower one. */
export const rankOf = (plan: Plan) => ranked.indexOf(plan)

/** The title of a plan for its owner: `Level 1, Free`. */
export const planTitle = (plan: Plan) => `Level ${plans[plan].level}, ${plans[plan].levelName}`

/** How long an expired plan still lasts, in days (R5). */
export const graceDays = 3

/** The length of a Starter trial before its first charge, in days (account spec section 9). */
export const trialDays = 5

/** How many days a purchase can be withdrawn from (R13). */
export const withdrawalDays = 14

/** The number of places of a sprint (R12). */
export const sprintCapacity = 10

type Level = {
  plan: Exclude<Plan, 'free'>
  /** The headline of its card, and its benefit in a sentence (public and account spec, section 9). */
  title: string
  gives: string
  /** What it adds to the lower level. */
  includes: readonly Feature[]
}

/** A feature of a level; `by` is what provides it: a capability of its plan, a person, or any profile. */
type Feature = { text: string; by: keyof Capabilities | 'a person' | 'any profile' }

/** The levels on offer, lowest first. */
export const levels = [
  {
    plan: 'starter',
    title: 'Build Your Basic Profile',
    gives: 'A basic profile with hosting',
    includes: [
      {
        text: `${plans.starter.publicStories} validated transformation stories, open to everybody`,
        by: 'publicStories',
      },
      { text: 'A 20-minute profile acceleration call, to refine the challenges you solve', by: 'a person' },
      { text: 'A basic agent that answers visitors from your page', by: 'agentTokensPerDay' },
      { text: 'A link of your own to share', by: 'any profile' },
      { text: 'Your visitors, by day and source', by: 'analytics' },
    ],
  },
  {
    plan: 'sprint',
    title: 'Full Interactive CV',
    gives: 'A 5-day cohort for a full interactive CV',
    includes: [
      { text: `Five days with a coach, in a cohort of at most ${sprintCapacity}`, by: 'a person' },
      { text: 'Every validated story, without a limit', by: 'publicStories' },
      { text: 'Your signature solution system', by: 'signatureSystem' },
      { text: 'A scorecard of your own, and the people who leave you their result', by: 'scorecard' },
      { text: 'Hours that visitors can book', by: 'booking' },
      { text: 'An advanced agent, which you teach what it could not answer', by: 'advancedAgent' },
      { text: 'Your agent, scorecard and hours on your own website too', by: 'widget' },
      { text: 'More answers a day worded by a language model', by: 'agentTokensPerDay' },
    ],
  },
  {
    plan: 'premium',
    title: 'Brand Positioning',
    gives: 'Complete brand positioning and strategy',
    includes: [
      { text: 'A coached deep dive of two to three weeks into your positioning', by: 'a person' },
      { text: 'The expert community: a meeting every month, and its members', by: 'a person' },
      { text: 'Continuous updates of your profile', by: 'a person' },
      { text: 'Priority support, and the first place in reviews', by: 'reviewedFirst' },
      { text: 'The most answers a day worded by a language model', by: 'agentTokensPerDay' },
    ],
  },
] as const satisfies readonly Level[]

/** `3700` → `£37`, `3750` → `£37.50`. */
export const pounds = (pence: number) =>
  `£${grouped(Math.floor(pence / 100))}${pence % 100 ? `.${`${pence % 100}`.padStart(2, '0')}` : ''}`
