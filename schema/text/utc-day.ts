/** `2025-02-11T19:24:00Z` → `11 February 2025`, in Coordinated Universal Time. */
export const utcDay = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
