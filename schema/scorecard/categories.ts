/** Who the scorecard is taken as (public spec section 3). The wording of most questions follows from it. */
export const categories = ['Job Seeker', 'Entrepreneur', 'Business Owner', 'Legacy Builder'] as const
export type Category = (typeof categories)[number]

/** One sentence each, as somebody would say it of themselves. */
export const categoryLines: Readonly<Record<Category, string>> = {
  'Job Seeker': 'I am looking for my next role.',
  Entrepreneur: 'I am turning what I know into an offer of my own.',
  'Business Owner': 'I run a business that should win better clients.',
  'Legacy Builder': 'I want what I have learned to outlast my career.',
}

/** The eight-step form asks for a goal instead; each goal belongs to a category (R4). */
export const goals = [
  { goal: 'Find my next role', category: 'Job Seeker' },
  { goal: 'Move up without starting again', category: 'Job Seeker' },
  { goal: 'Turn what I know into an offer', category: 'Entrepreneur' },
  { goal: 'Win my first steady clients', category: 'Entrepreneur' },
  { goal: 'Bring better clients to my business', category: 'Business Owner' },
  { goal: 'Be the name my market thinks of first', category: 'Business Owner' },
  { goal: 'Pass on what I have learned', category: 'Legacy Builder' },
  { goal: 'Leave work that goes on without me', category: 'Legacy Builder' },
] as const satisfies readonly { goal: string; category: Category }[]

/** What should be different in the next ninety days; any number of them. */
export const shortTermGoals = [
  'Say in one sentence what I solve',
  'Have three stories that others can confirm',
  'Be found by people who do not know me',
  'Have more conversations that lead to work',
  'Charge what the work is worth',
  'Use AI without sounding like it',
] as const

/** The category a form's goal belongs to; undefined for a goal that is not one of ours. */
export const categoryOfGoal = (goal: string): Category | undefined =>
  goals.find((known) => known.goal === goal)?.category
