/**
 * So many months later, on the same day and at the same time (UTC); on the last day of a month that has no such day, as
 * Stripe's billing anchor does: 31 January, 28 February, 31 March.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const later = new Date(anchor)
  later.setUTCDate(1)
  later.setUTCMonth(anchor.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return later
}
