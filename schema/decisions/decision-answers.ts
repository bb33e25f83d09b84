import type { DecisionSubject } from './decision-subjects.ts'
import type { Verdict } from './decisions.ts'

export type RecordRow = {
  id: number
  at: string
  by: string
  /** The account that decided; null once it is gone. */
  byId: string | null
  verdict: Verdict
  subject: DecisionSubject
  /** What it is about: a title, a name, a number; '' once that is erased. */
  about: string
  /** Of a story. */
  version: number | null
  /** The account that it concerns, while there is one. */
  accountId: string | null
  note: string
}

/** Answer of GET /api/admin/decisions, the newest first. */
export type RecordPage = { rows: RecordRow[]; nextCursor: string | null }
