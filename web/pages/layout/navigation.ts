import { paths, unbuilt } from '#schema/paths.ts'

/** The masthead's links, in the order of the navigation bar; the gallery is what the house is about. */
export const mainNavigation: readonly { label: string; to: string; isHighlighted?: true }[] = [
  { label: 'Solution Gallery', to: paths.gallery.href(), isHighlighted: true },
  { label: 'Solution Scorecard', to: paths.scorecard.href() },
  { label: 'Create Profile', to: unbuilt.pricing.href() },
  { label: 'Login', to: unbuilt.login.href() },
]
