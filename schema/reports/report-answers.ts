import type { ReportReason } from './report-reasons.ts'
import type { ReportState } from './report-states.ts'

/** A report as administrators read it. */
export type ReportRow = {
  id: number
  reason: ReportReason
  text: string
  /** Masked; null where none was left, so that nobody is mailed the decision. */
  email: string | null
  state: ReportState
  createdAt: string
  /** Null while it is open. */
  decided: { by: string; at: string; reason: string } | null
  profile: {
    profileUrl: string
    name: string
    isSample: boolean
    isPublic: boolean
    isSuspended: boolean
    /** Other open reports on it. */
    others: number
  }
}

/** Answer of GET /api/admin/reports. */
export type ReportsPage = { rows: ReportRow[]; nextCursor: string | null }
