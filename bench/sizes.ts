import { basename } from 'node:path'
import { weighBuild, weightLimits } from '#scripts/local/page-weights.ts'
import { measured, type Row } from './row.ts'

/** Gzip of the worker, of the scripts that each public page begins with, and of the whole stylesheet, of which a page carries what it uses. */
export function buildSizes(): Row[] {
  const { screens, stylesheet, worker } = weighBuild()
  const row = (what: string, bytes: number, limit: number) =>
    measured({ what, figure: bytes / 1000, unit: 'KB', budget: { of: 'figure', atMost: limit / 1000 } })
  return [
    row('worker, gzip', worker, weightLimits.worker),
    ...screens.map(({ screen, scripts }) =>
      row(`${basename(screen, '.tsx')} page, JavaScript, gzip`, scripts, weightLimits.scripts),
    ),
    row('whole stylesheet, gzip', stylesheet, weightLimits.stylesheet),
  ]
}
