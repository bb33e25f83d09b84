import { later } from '#web/client/later.tsx'

/** The last lines of every page; rendered at the edge, their code comes when the browser has time. */
export const Footer = later(async () => (await import('./colophon.tsx')).Colophon)
