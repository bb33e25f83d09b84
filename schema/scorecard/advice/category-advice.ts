/** Remarks on each answer of an unscored question, by question id and answer. */
export type Remarks = Readonly<Record<string, Readonly<Record<string, string>>>>
export type Advice = {
  title: string
  /** One for each stage, lowest first, true of every way to reach its points. */
  summaries: readonly [string, string, string, string]
  /** For those who have nothing left to improve. */
  keep: string
  /** Remarks on the answers of the category's own questions, grouped by paragraph. */
  remarks: readonly Remarks[]
  /** The first step for those who named no goal. */
  next: string
}
