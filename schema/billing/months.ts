/**
 * The moment so many months later (UTC), on the last day of a shorter month, as Stripe's billing anchor: 31 January, 28
 * February, 31 March.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const later = new Date(anchor)
  later.setUTCDate(1)
  later.setUTCMonth(anchor.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return later
}
