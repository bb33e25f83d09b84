/** Something that keeps the product from working as it should. */
export type Alert = {
  about: 'database' | 'cache' | 'payments' | 'jobs' | 'mail'
  says: string
  /** The page where it is dealt with; null where that is outside the product. */
  href: string | null
  action: string
}

/** Answer of GET /api/admin/alerts. */
export type Alerts = { alerts: Alert[] }
