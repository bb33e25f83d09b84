import type { Finding } from './finding.ts'

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

export type ReaderQuestion = { kind: 'pdf' | 'docx'; bytes: ArrayBuffer }
export type ReaderProgress = { done: number; of: number }
/** How far it is, then what was found or why it cannot be read. */
export type ReaderAnswer =
  | ReaderProgress
  | { findings: Finding[]; isCut?: boolean }
  | { problem: ReadingProblem }
