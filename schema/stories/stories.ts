import { z } from 'zod'

/** The four prompts around a sample profile's diagram (public spec 2.7). */
export const storyPromptSchema = z.enum(['problem', 'contrarian', 'trend', 'transformation'])
export const storyStatusSchema = z.enum(['draft', 'submitted', 'returned', 'validated'])
export type StoryStatus = z.infer<typeof storyStatusSchema>
/** Beside these a version may have been taken back by its owner, or followed by a later validated one. */
export const versionStatuses = [...storyStatusSchema.options, 'taken-back', 'superseded'] as const
export type VersionStatus = (typeof versionStatuses)[number]

export const publicStorySchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** One line under the title: what came of it. */
  subtitle: z.string(),
  industry: z.string(),
  timeline: z.string(),
  prompt: storyPromptSchema.nullable(),
  status: storyStatusSchema,
  /** Situation. */
  problemDescription: z.string(),
  task: z.string(),
  /** Action. */
  solution: z.string(),
  /** Result. */
  results: z.string(),
  createdAt: z.string(),
  validatedAt: z.string().nullable(),
  /** Validated referees who confirmed this version of the story, with the sentence they added. */
  confirmations: z.array(
    z.object({ referenceId: z.number().int(), name: z.string(), sentence: z.string().nullable() }),
  ),
  /** The sentences of action and result that a validated referee confirmed word for word, with who did and when (R9b). */
  claims: z.array(
    z.object({
      text: z.string(),
      confirmedBy: z.array(z.object({ referenceId: z.number().int(), name: z.string(), at: z.string() })),
    }),
  ),
})
export type PublicStory = z.infer<typeof publicStorySchema>
