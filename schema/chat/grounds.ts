import { z } from 'zod'

/**
 * What a claim of a model's answer rests on, by offsets in its text: a story, a field of the page by its label, what the
 * owner taught, or null for the agent's own words.
 */
export const groundSchema = z.object({
  from: z.number().int(),
  to: z.number().int(),
  on: z
    .union([
      z.object({ storyId: z.number().int() }),
      z.object({ field: z.string() }),
      z.object({ correctionId: z.number().int() }),
    ])
    .nullable(),
})

export type Ground = z.infer<typeof groundSchema>
