import { createContext, use } from 'react'

const SiteOrigin = createContext(typeof location === 'undefined' ? '' : location.origin)

/** The edge renderer says here which origin the page is served from; the browser knows its own. */
export const SiteOriginProvider = SiteOrigin.Provider

/** `https://example.org`, or an empty text where a page is built before its origin is known. */
export const useSiteOrigin = () => use(SiteOrigin)
