import { type Budget, measured, notMeasured, type Row } from '../row.ts'
import {
  type MeasuredField,
  measuredFields,
  precisionOf,
  recallOf,
  type Score,
  scoreOf,
} from './cv-scores.ts'
import { type CvHalf, cvHalves, type ReadCv, readCvs } from './made-cvs.ts'

const names: Record<MeasuredField, string> = {
  ...{ name: 'name', role: 'role', experienceYears: 'years', story: 'story lines' },
  ...{ skills: 'skills', industry: 'industry', deliverables: 'deliverables', person: 'referees' },
}
/** The least recall and precision of a field; those without are measured all the same. */
export const leastOf: Partial<Record<MeasuredField, { recall: number; precision?: number }>> = {
  name: { recall: 0.95 },
  role: { recall: 0.8 },
  experienceYears: { recall: 0.8 },
  story: { recall: 0.7, precision: 0.9 },
}

/** How much of the CVs made for the purpose is found in each half, and how much of what is found is so. */
export async function* cvReading({ isNamingMisses }: { isNamingMisses: boolean }): AsyncGenerator<Row> {
  for (const half of cvHalves) {
    const cvs = await readCvs(half)
    if (!cvs.length) yield notMeasured(`CVs, ${half}`, `nothing in test/cvs/${half}`)
    for (const field of cvs.length ? measuredFields : []) {
      const score = scoreOf(cvs, field)
      yield* cvRows(half, field, score)
      // Nobody looks at what was missed in the other half.
      if (half === 'tuned' && isNamingMisses) console.error(missesIn(score))
    }
    yield unreadRow(half, cvs)
  }
}

/** Recall and precision of one field. */
export function cvRows(half: CvHalf, field: MeasuredField, score: Score): Row[] {
  const least = leastOf[field]
  const row = (what: 'recall' | 'precision', figure: number, note: string) => {
    const atLeast = least?.[what]
    const budget: Budget | undefined = atLeast === undefined ? undefined : { of: 'figure', atLeast }
    return measured({
      what: `CVs, ${half}: ${names[field]}, ${what}`,
      ...{ figure, unit: 'of 1', note },
      ...(budget && { budget }),
    })
  }
  return [
    row('recall', recallOf(score), `${score.right} of ${score.expected} found`),
    row('precision', precisionOf(score), `${score.right} of ${score.found} right`),
  ]
}

const unreadRow = (half: CvHalf, cvs: readonly ReadCv[]) =>
  measured({
    what: `CVs, ${half}: not read at all`,
    figure: cvs.filter(({ found }) => !found).length,
    unit: 'errors',
    budget: { of: 'figure', atMost: 0 },
    note: `${cvs.length} CVs`,
  })

export const missesIn = ({ missed, wrong }: Score) =>
  [...missed.map((line) => `    missed  ${line}`), ...wrong.map((line) => `    wrong   ${line}`)].join('\n')
