export type Plan = 'free' | 'starter' | 'sprint' | 'premium'

type PlanTerms = {
  level: 1 | 2 | 3
  levelName: 'Starter' | 'Sprint' | 'Premium'
  /** Pence; what is due when the plan starts. */
  firstPayment: number
  /** Pence a month after that; 0 where the plan is paid once. */
  monthly: number
  /** How many validated stories the public sees. */
  publicStories: number
  /**
   * What the agent may read and write for all visitors together in one day, in tokens: an answer reads the whole
   * published profile, some 2,000 tokens, and writes about 150, so 100,000 are some 45 answers.
   */
  agentTokensPerDay: number
  signatureSystem: boolean
  scorecard: boolean
}

/** What each plan costs and unlocks (R5). A lapsed plan falls to `free`; nothing is deleted. */
export const plans = {
  free: {
    level: 1,
    levelName: 'Starter',
    firstPayment: 0,
    monthly: 0,
    publicStories: 1,
    agentTokensPerDay: 100_000,
    signatureSystem: false,
    scorecard: false,
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
  },
} as const satisfies Record<Plan, PlanTerms>

/** `3700` → `£37`. */
export const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB')}`
