/** What `GET /api/admin/summary` answers. */
export type AdminSummary = {
  registrations: number
  scorecards: number
  waitlist: number
  /** Of `highestScore`, to one place; null while nobody has answered. */
  averageScore: number | null
  chatSessions: number
}
