import { appendFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Whether all of it is asked, and every limit of time: `npm run test:faults`. In `npm test` it is short and untimed. */
export const isWhole = process.env.FAULTS === 'whole'

/** One line of the table in docs/faults.md. */
export type FaultRow = {
  fault: string
  effect: string
  figures: string[]
  passes: 'yes' | 'no' | 'not tested'
}

/** What is measured while something fails: `within` is a limit of the whole form, `note` and `notTested` only tell. */
export type Measure = {
  within: (label: string, ms: number, maxMs: number) => void
  note: (figure: string) => void
  notTested: (reason: string) => void
}

type FaultDescription = {
  /** What fails. */
  fault: string
  /** What users see of it. */
  effect: string
  /** Leaves it to `npm run test:faults`. */
  onlyWhole?: boolean
}

/** A test of a fault, whose name is what users get, and which writes its line of the table. */
export const fault = (
  name: string,
  { fault, effect, onlyWhole = false }: FaultDescription,
  run: (measure: Measure) => Promise<void>,
) =>
  test.skipIf(onlyWhole && !isWhole)(name, { timeout: 600_000 }, async () => {
    const figures: string[] = []
    const late: string[] = []
    let outcome: FaultRow['passes'] = 'yes'
    const measure: Measure = {
      note: (figure) => void figures.push(figure),
      notTested(reason) {
        figures.push(reason)
        outcome = 'not tested'
      },
      within: (label, ms, maxMs) => {
        const figure = `${label} ${inWords(ms)} of ${inWords(maxMs)}`
        figures.push(figure)
        if (isWhole && !(ms <= maxMs)) late.push(figure)
      },
    }
    let passes: FaultRow['passes'] = 'no'
    try {
      await run(measure)
      expect(late, 'too late').toEqual([])
      passes = outcome
    } finally {
      const row: FaultRow = { fault, effect, figures, passes }
      if (process.env.FAULTS_ROWS) appendFileSync(process.env.FAULTS_ROWS, `${JSON.stringify(row)}\n`)
    }
  })

const inWords = (ms: number) =>
  Number.isFinite(ms) ? (ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms)} ms`) : 'never'
