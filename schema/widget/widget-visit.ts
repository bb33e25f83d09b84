import { z } from 'zod'
import { paths } from '../paths.ts'
import { calledProfileSchema } from '../profiles/profiles.ts'

const maxTokenLength = 600

/** Body of POST /api/widget/visit, sent by the frame once it is shown. */
export const widgetVisitSchema = z.object({
  profileUrl: calledProfileSchema,
  /** Empty where the site's policy keeps the launcher from asking for one. */
  ticket: z.string().max(maxTokenLength),
})

/** Answer of POST /api/widget/visit: what the calls of the visit name their site by; null where none is known. */
export type WidgetVisit = { visit: string | null }

/** The beginnings of the pages of ours that the frame leads to. */
const ledTo = [paths.profile, paths.booking, paths.ownerScorecard].map(({ href }) => href(''))

/** Query of GET /api/widget/way, the press on a link of the frame. */
export const widgetWaySchema = z.object({
  to: z
    .string()
    .max(500)
    .regex(/^\/[a-z]+\/[\w-]+(?:[?#][!-~]*)?$/)
    .refine((to) => ledTo.some((page) => to.startsWith(page))),
  visit: z.string().max(maxTokenLength),
})
