import './zod-without-eval.ts'
import { noticeOf } from '#schema/text/notices.ts'

// Zod, a sixth of a page, comes later. Its own notices are for developers, those of the calls for people.
globalThis.__zod_globalConfig ??= {}
globalThis.__zod_globalConfig.customError = noticeOf
