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
