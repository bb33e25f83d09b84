import type { noticeOf } from '#schema/text/notices.ts'

declare global {
  /** Zod's settings, which it looks for before it makes its own. */
  var __zod_globalConfig: { jitless?: boolean; customError?: typeof noticeOf } | undefined
}

// The page's policy forbids eval. Zod itself, a sixth of a page, comes later.
globalThis.__zod_globalConfig ??= {}
globalThis.__zod_globalConfig.jitless = true
