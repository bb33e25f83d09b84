import { z } from 'zod'
import { maxLineLength } from '../limits.ts'
import { textLine } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { inOneLine, typedLine, typedText, withoutUnseen } from '../text/typed.ts'
import {
  maxStoryPartLength,
  maxTitleLength,
  minStoryPartLength,
  storyPartNames,
  storyParts,
} from './story-limits.ts'

const line = (max: number) => z.string().overwrite(inOneLine).max(max, tooLong(max))
const text = (max: number) => z.string().overwrite(withoutUnseen).max(max, tooLong(max))

/**
 * A story as its owner types it, where nothing is required; `marked` are sentences to confirm although they hold no
 * figure (R9b).
 */
export const storyTextSchema = z.object({
  title: line(maxTitleLength),
  /** The result, in one line. */
  subtitle: line(maxTitleLength),
  industry: line(maxLineLength),
  timeline: line(maxLineLength),
  problemDescription: text(maxStoryPartLength),
  task: text(maxStoryPartLength),
  solution: text(maxStoryPartLength),
  results: text(maxStoryPartLength),
  marked: z.array(text(maxStoryPartLength)).max(100),
})
export type OwnStoryText = z.infer<typeof storyTextSchema>

/** Body of POST /api/stories; the device makes `storyKey`, so that a repeat creates no second story. */
export const newStorySchema = storyTextSchema.partial().extend({ storyKey: z.uuid() })
export type NewStory = z.infer<typeof newStorySchema>

/** The version that a change is based on: the last one answered. */
const basedOnSchema = z.object({ version: z.number().int(), editedAt: z.iso.datetime() })
/** Body of PUT /api/stories/{id}; absent fields stay. */
export const storyEditSchema = storyTextSchema.partial().extend({ basedOn: basedOnSchema })
export type StoryEdit = z.infer<typeof storyEditSchema>

/** Body of POST /api/stories/{id}/submit; with `basedOn` no later text than the one that was read is submitted. */
export const submitStorySchema = z.object({ basedOn: basedOnSchema.optional() })
export type StorySubmission = z.infer<typeof submitStorySchema>

const part = (name: (typeof storyParts)[number], message: string) =>
  typedText()
    .min(minStoryPartLength, `${storyPartNames[name]}: ${message}`)
    .max(maxStoryPartLength, tooLong(maxStoryPartLength))

/** The required fields of a submitted story (R9). */
const completeStorySchema = z.object({
  title: typedLine().min(3, 'Please give the story a title').max(maxTitleLength, tooLong(maxTitleLength)),
  industry: textLine('Please choose the industry it happened in'),
  timeline: textLine('Please say when it happened or how long it took'),
  problemDescription: part(
    'problemDescription',
    `please say how it was before you came (at least ${minStoryPartLength} characters)`,
  ),
  task: part('task', `please say what you were asked to do (at least ${minStoryPartLength} characters)`),
  solution: part('solution', `please say what you did yourself (at least ${minStoryPartLength} characters)`),
  results: part('results', `please say what came of it (at least ${minStoryPartLength} characters)`),
})

/** The missing fields of a story, in the order of the form. */
export const missingIn = (story: Partial<OwnStoryText>): { path: string; message: string }[] => {
  const read = completeStorySchema.safeParse({ ...blank, ...story })
  const problems = read.success ? [] : read.error.issues
  return problems
    .map(({ path, message }) => ({ path: path.join('.'), message }))
    .filter((one, at, all) => all.findIndex(({ path }) => path === one.path) === at)
}
const blank = Object.fromEntries(Object.keys(completeStorySchema.shape).map((name) => [name, '']))

/** Body of POST /api/stories/order: all the owner's stories in their new order. */
export const storyOrderSchema = z.object({ ids: z.array(z.number().int()).min(1).max(100) })

/** Body of POST /api/stories/{id}/rewording: one part as currently typed, saved or not. */
export const rewordingSchema = z.object({
  part: z.enum(storyParts),
  text: text(maxStoryPartLength).trim().min(20, 'Please write a sentence or two first.'),
})
