import { paths } from '#schema/paths.ts'

export type NavigationLink = { label: string; to: string }

/** The masthead's links, in the order of the navigation bar. */
export const mainNavigation: readonly NavigationLink[] = [
  { label: 'Solution Gallery', to: paths.gallery.href() },
]

/** The footer's links. */
export const footerNavigation: readonly NavigationLink[] = [
  { label: 'Solution Gallery', to: paths.gallery.href() },
]
