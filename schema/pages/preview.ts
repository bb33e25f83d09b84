import { z } from 'zod'

/** What a site sends to /oembed (oembed.com); `maxwidth` and `maxheight` are pixels. */
export const previewAskedSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  format: z.string().max(20).default('json'),
  maxwidth: z.coerce.number().int().positive().optional(),
  maxheight: z.coerce.number().int().positive().optional(),
})

/** Its answer: a link with the share picture, which is left out where the site has no room for it. */
export const previewSchema = z.object({
  type: z.literal('link'),
  version: z.literal('1.0'),
  title: z.string(),
  author_name: z.string(),
  author_url: z.url(),
  provider_name: z.string(),
  provider_url: z.url(),
  /** Seconds: what was taken down is gone everywhere within a minute (R18). */
  cache_age: z.literal(60),
  thumbnail_url: z.url().optional(),
  thumbnail_width: z.number().int().optional(),
  thumbnail_height: z.number().int().optional(),
})
export type Preview = z.infer<typeof previewSchema>
