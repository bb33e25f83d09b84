import { createContext, use } from 'react'

/** What the edge wrote into the page counts, so that both sides say the same; else where we are. */
const originHere = () => {
  if (typeof document === 'undefined') return ''
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical ? new URL(canonical.href).origin : location.origin
}
const SiteOrigin = createContext(originHere())

/** The edge renderer says here which origin the page is served from; the browser finds out itself. */
export const SiteOriginProvider = SiteOrigin.Provider

/** `https://example.org`, or an empty text where a page is built before its origin is known. */
export const useSiteOrigin = () => use(SiteOrigin)
