export type Unit = '/s' | 'ms' | 's' | 'KB' | 'MB' | 'points' | 'of 1' | 'scans' | 'rows' | 'errors'

/** What is asked of a row's figure, or of its ratio to what was measured beside it. */
export type Budget = { of: 'figure' | 'ratio' } & ({ atMost: number } | { atLeast: number })

/** One line of the table. */
export type Row = {
  name: string
  /** Undefined: not measured, `note` says why. */
  figure?: number
  unit?: Unit
  /** What was measured in the same run to compare with: the bare route, the raw SQL, fewer profiles. */
  baseline?: { name: string; figure: number }
  /** Figure ÷ the figure beside. */
  ratio?: number
  budget?: Budget
  met?: boolean
  note?: string
}

type Measured = Pick<Row, 'name' | 'baseline' | 'ratio' | 'budget' | 'note'> & { figure: number; unit: Unit }

/** A measured row; `ratio` is given only where it is not simply that of the two figures. */
export function measured(row: Measured): Row {
  const { figure, baseline, budget } = row
  const ratio = row.ratio ?? (baseline && figure / baseline.figure)
  const met = budget && isMet(budget, budget.of === 'ratio' ? ratio : figure)
  return { ...row, ...(ratio !== undefined && { ratio }), ...(met !== undefined && { met }) }
}

/** A row that this run leaves out, with the reason. */
export const notMeasured = (name: string, reason: string): Row => ({ name, note: `not measured: ${reason}` })

function isMet(budget: Budget, value: number | undefined): boolean {
  if (value === undefined) return false
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast
}
