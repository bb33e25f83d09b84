import { z } from 'zod'

/**
 * What a sentence of a model's answer rests on: a story, a field of the page by its label, or what the owner taught;
 * null where it carries no citation that was supplied, so that it is the agent's own words. The offsets are those of
 * the answer's text; greetings, questions and a plain no are no claims and stand in no ground.
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
