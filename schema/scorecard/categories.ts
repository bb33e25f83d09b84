/** The categories of the scorecard (public spec section 3), which decide the wording of most questions. */
export const categories = ['Job Seeker', 'Entrepreneur', 'Business Owner', 'Legacy Builder'] as const
export type Category = (typeof categories)[number]

/** One sentence for each category, in the first person. */
export const categoryLines: Readonly<Record<Category, string>> = {
  'Job Seeker': 'I am looking for my next role.',
  Entrepreneur: 'I am turning what I know into an offer of my own.',
  'Business Owner': 'I run a business that should win better clients.',
  'Legacy Builder': 'I want what I have learned to outlast my career.',
}
