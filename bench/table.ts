import type { Budget, Row, Unit } from './row.ts'

export const headings = ['what', 'figure', 'beside', 'ratio', 'budget', 'met']
const isRightAligned = [false, true, true, true, false, false]
/** Known beforehand, so that a row is printed before the next one is measured; what is longer moves its own row only. */
const widths = [58, 9, 32, 7, 12, 3]

export const tableHead = () =>
  [aligned(headings), widths.map((width) => '─'.repeat(width)).join('  ')].join('\n')

/** One row as aligned plain text, with its note below. */
export const lineOf = (row: Row) =>
  [aligned(cellsOf(row)), ...(row.note ? [`  · ${row.note}`] : [])].join('\n')

const aligned = (cells: string[]) =>
  cells
    .map((cell, column) => cell[isRightAligned[column] ? 'padStart' : 'padEnd'](widths[column] ?? 0))
    .join('  ')
    .trimEnd()

/** A row's cells, below the headings. */
export const cellsOf = ({ name, figure, unit, baseline, ratio, budget, met }: Row): string[] => [
  name,
  figure === undefined ? '–' : quantity(figure, unit),
  baseline ? `${quantity(baseline.figure, unit)} ${baseline.name}` : '',
  ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
  budget ? describe(budget, unit) : '',
  met === undefined ? '–' : met ? 'yes' : 'no',
]

const describe = (budget: Budget, unit: Unit | undefined) => {
  const [sign, limit] = 'atMost' in budget ? ['≤', budget.atMost] : ['≥', budget.atLeast]
  return `${sign} ${budget.of === 'ratio' ? `${limit} ×` : quantity(limit, unit)}`
}

/** A figure with as many digits as say something: 1,234 /s, 12.3 ms, 0.553. */
function quantity(figure: number, unit: Unit | undefined): string {
  if (unit === 'of 1') return figure.toFixed(3)
  const digits = figure >= 100 || Number.isInteger(figure) ? 0 : 1
  const number = figure.toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return unit ? `${number} ${unit}` : number
}
