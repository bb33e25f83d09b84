import type { PublicProfile } from '#schema/profiles.ts'

/** Where scorecards are taken. Each page is named here as soon as schema/paths.ts has it. */
const pages: { assessment?: () => string; ofExpert?: (profileUrl: string) => string } = {}

/** The expert whose scorecard is the product's own assessment. */
const coach = 'adaeze-whitcombe'

/** Where a profile's scorecard button leads (public spec section 4); undefined where only the dialog is left. */
export function scorecardWay({ profileUrl, scorecardActive }: PublicProfile): string | undefined {
  if (profileUrl === coach) return pages.assessment?.()
  return scorecardActive ? pages.ofExpert?.(profileUrl) : undefined
}
