import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/local/settings.ts'
import type { Finding } from '#web/features/onboarding/reading/finding.ts'
import { readBytes } from '#web/features/onboarding/reading/read-bytes.ts'

/** What should be found in a CV that was made for the purpose; test/cvs/README.md. */
export type ExpectedCv = {
  /** What made the file: a browser's print, an office program. */
  program: string
  layout: string
  name: string
  role: string
  years: number
  industry: string
  skills: string[]
  stories: string[]
  deliverables: string[]
  referees: { name: string; role: string; company: string }[]
}
/** A CV beside what was found in it; undefined where it could not be read at all. */
export type ReadCv = { file: string; expected: ExpectedCv; found: Finding[] | undefined }

export const cvSets = ['tuned', 'held-out', 'fresh'] as const
export type CvSet = (typeof cvSets)[number]

/** Each CV of a set, read by the code that reads it in a browser's thread. */
export async function readCvs(set: CvSet): Promise<ReadCv[]> {
  const folder = join(root, 'test/cvs', set)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => /\.(?:pdf|docx)$/.test(file))
  return Promise.all(files.toSorted().map((file) => readCv(folder, file)))
}

async function readCv(folder: string, file: string): Promise<ReadCv> {
  const expected = JSON.parse(readFileSync(join(folder, file.replace(/\.\w+$/, '.json')), 'utf8'))
  const bytes = new Uint8Array(readFileSync(join(folder, file))).buffer
  const answer = await readBytes({ kind: file.endsWith('.pdf') ? 'pdf' : 'zip', bytes })
  return { file, expected, found: 'findings' in answer ? answer.findings : undefined }
}
