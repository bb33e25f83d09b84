/** The product's name, wherever the specification writes {product}. */
export const brand = {
  name: 'Rembrandt',
  /** The name of a finished profile, beside the brand. */
  profile: 'Solution Insight Profile',
  description:
    'Experts hang their work as validated stories. Describe your challenge, read who has solved it before, and ask their agent.',
} as const
