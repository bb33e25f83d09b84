import type { Finding } from './finding.ts'

/** Why a file cannot be read. */
export type ReadingProblem =
  | 'large'
  | 'empty'
  | 'unknown'
  | 'old-doc'
  | 'locked'
  | 'broken'
  | 'other-zip'
  | 'scan'
  | 'slow'
  | 'no-resume'
  | 'no-reader'

/** What was found; `unread` are the files of an export that are broken or have no headings. */
export type ReadFindings = { findings: Finding[]; isCut?: boolean; unread?: string[] }
export type ReaderQuestion = { kind: 'pdf' | 'zip'; bytes: ArrayBuffer }
export type ReaderProgress = { done: number; of: number }
/** How far it is, then what was found or why it cannot be read. */
export type ReaderAnswer = ReaderProgress | ReadFindings | { problem: ReadingProblem }
