import { z } from 'zod'
import { tooLong } from '../text/too-long.ts'
import { typedText } from '../text/typed.ts'

const maxNoteLength = 2000

export const verdicts = ['validated', 'returned', 'read', 'rejected', 'suspended', 'restored'] as const
export type ReviewVerdict = (typeof verdicts)[number]

/** Why a validator cannot validate; `own-interest` also rules out a note and hides private answers. */
export const obstacles = ['own-interest', 'unconfirmed'] as const

const note = typedText().max(maxNoteLength, tooLong(maxNoteLength))

/** Body of POST /api/reviews/{storyId}. */
export const storyVerdictSchema = z
  .object({ version: z.number().int(), verdict: z.enum(['validated', 'returned']), note: note.default('') })
  .refine(({ verdict, note }) => verdict === 'validated' || note.length >= 10, {
    path: ['note'],
    message: 'Please say in a sentence what the story needs (at least 10 characters)',
  })
export type StoryVerdict = z.input<typeof storyVerdictSchema>

/**
 * Body of POST /api/reviews/references/{id}: read, or rejected. `submittedAt` is that of the text that was read; a page
 * of an earlier release leaves it out and is refused.
 */
export const referenceVerdictSchema = z
  .object({
    submittedAt: z.iso.datetime().nullish(),
    verdict: z.enum(['read', 'rejected']),
    note: note.default(''),
  })
  .refine(({ verdict, note }) => verdict === 'read' || note.length >= 10, {
    path: ['note'],
    message: 'Please say in a sentence why it does not count (at least 10 characters)',
  })
export type ReferenceVerdict = z.input<typeof referenceVerdictSchema>

/** Body of POST /api/admin/profiles/{profileUrl}/suspend and /restore, with the reason for the owner. */
export const suspensionSchema = z.object({
  reason: note.min(10, 'Please say in a sentence why (at least 10 characters)'),
})
