import { type Budget, measured, notMeasured, type Row } from '../row.ts'
import {
  type MeasuredField,
  measuredFields,
  precisionOf,
  recallOf,
  type Score,
  scoreOf,
} from './cv-scores.ts'
import { type CvSet, cvSets, type ReadCv, readCvs } from './made-cvs.ts'

const names: Record<MeasuredField, string> = {
  name: 'name',
  role: 'role',
  experienceYears: 'years',
  story: 'story lines',
  skills: 'skills',
  industry: 'industry',
  deliverables: 'deliverables',
  person: 'referees',
  personRole: 'referees with role and company',
}
/** The least recall and precision of a field; those without are measured all the same. */
export const leastOf: Partial<Record<MeasuredField, { recall: number; precision?: number }>> = {
  name: { recall: 0.95 },
  role: { recall: 0.8 },
  experienceYears: { recall: 0.8 },
  story: { recall: 0.7, precision: 0.9 },
  industry: { recall: 0.7, precision: 0.9 },
  deliverables: { recall: 0.6, precision: 0.9 },
  person: { recall: 0.7, precision: 0.9 },
}

/** How much of the CVs made for the purpose is found in each set, and how much of what is found is so. */
export async function* cvReading({ isNamingMisses }: { isNamingMisses: boolean }): AsyncGenerator<Row> {
  for (const set of cvSets) {
    const cvs = await readCvs(set)
    if (!cvs.length) yield notMeasured(`CVs, ${set}`, `nothing in test/cvs/${set}`)
    for (const field of cvs.length ? measuredFields : []) {
      const score = scoreOf(cvs, field)
      yield* cvRows(set, field, score)
      // Nobody looks at what was missed in the others.
      if (set === 'tuned' && isNamingMisses) console.error(missesIn(score))
    }
    yield unreadRow(set, cvs)
  }
}

/** Recall and precision of one field. */
export function cvRows(set: CvSet, field: MeasuredField, score: Score): Row[] {
  const least = leastOf[field]
  const row = (measure: 'recall' | 'precision', figure: number, note: string) => {
    const atLeast = least?.[measure]
    const budget: Budget | undefined = atLeast === undefined ? undefined : { of: 'figure', atLeast }
    return measured({
      name: `CVs, ${set}: ${names[field]}, ${measure}`,
      figure,
      unit: 'of 1',
      note,
      ...(budget && { budget }),
    })
  }
  return [
    row('recall', recallOf(score), `${score.right} of ${score.expected} found`),
    row('precision', precisionOf(score), `${score.right} of ${score.found} right`),
  ]
}

const unreadRow = (set: CvSet, cvs: readonly ReadCv[]) =>
  measured({
    name: `CVs, ${set}: not read at all`,
    figure: cvs.filter(({ found }) => !found).length,
    unit: 'errors',
    budget: { of: 'figure', atMost: 0 },
    note: `${cvs.length} CVs`,
  })

export const missesIn = ({ missed, wrong }: Score) =>
  [...missed.map((line) => `    missed  ${line}`), ...wrong.map((line) => `    wrong   ${line}`)].join('\n')
