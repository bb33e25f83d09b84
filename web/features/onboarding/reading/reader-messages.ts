import type { Finding } from './finding.ts'
import type { CvLine } from './lines.ts'

/** Why a file cannot be read. */
export type ReadingProblem =
  | 'large'
  | 'empty'
  | 'unknown'
  | 'old-doc'
  | 'locked'
  | 'broken'
  | 'scan'
  | 'slow'
  | 'no-resume'
  | 'no-reader'

/** A file, or the lines that a page took out of the XML of one. */
export type ReaderQuestion = { kind: 'pdf' | 'docx'; bytes: ArrayBuffer } | { kind: 'lines'; lines: CvLine[] }
/** How far it is, then what was found, or the XML that only a page can take apart, or why it cannot be read. */
export type ReaderAnswer =
  | { done: number; of: number }
  | { findings: Finding[]; isCut?: boolean }
  | { xml: string[] }
  | { problem: ReadingProblem }
