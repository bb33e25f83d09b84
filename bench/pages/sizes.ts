import { basename } from 'node:path'
import { weighBuild, weightLimits } from '#scripts/build/page-weights.ts'
import { measured, type Row } from '../row.ts'
import { lightRouterSaves } from './light-router.ts'

/** Gzip of the scripts that each page of both doors begins with, and the most that a page has of stylesheets. */
export async function buildSizes(): Promise<Row[]> {
  const weights = weighBuild()
  const row = (name: string, bytes: number, limit: number) =>
    measured({ name, figure: bytes / 1000, unit: 'KB', budget: { of: 'figure', atMost: limit / 1000 } })
  const pages = (door: 'public' | 'account', limit: number) =>
    weights[door].screens.map(({ screen, scripts }) =>
      row(`${basename(screen, '-screen.tsx')} page, ${door}, JavaScript, gzip`, scripts, limit),
    )
  return [
    ...pages('public', weightLimits.scripts),
    ...pages('account', weightLimits.account),
    row('stylesheets of a page, public, gzip', weights.public.stylesheet, weightLimits.stylesheet),
    row('stylesheets of a page, account, gzip', weights.account.stylesheet, weightLimits.stylesheet),
    row('launcher of the widget, gzip', weights.launcher, weightLimits.launcher),
    row('frame of the widget, JavaScript at its start, gzip', weights.frame, weightLimits.frame),
    await lightRouterSaves(),
  ]
}
