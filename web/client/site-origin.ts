import { createContext, use } from 'react'

/** The origin that the edge wrote into the page, so that both renders agree, or else the browser's. */
const originHere = () => {
  if (typeof document === 'undefined') return ''
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical ? new URL(canonical.href).origin : location.origin
}

/** The edge renderer provides the origin; the browser finds it itself. */
export const SiteOrigin = createContext(originHere())

/** `https://example.org`, or '' where a page is built before its origin is known. */
export const useSiteOrigin = () => use(SiteOrigin)
