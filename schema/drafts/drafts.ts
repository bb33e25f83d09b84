import { z } from 'zod'
import { maxDraftTextLength, maxLineLength, skillCount } from '../limits.ts'
import { questionnaireAreas, questionnaireIndustries } from '../options.ts'
import { email } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { typedLine, typedText } from '../text/typed.ts'

const line = (missing: string) =>
  typedLine(missing).min(1, missing).max(maxLineLength, tooLong(maxLineLength))
const text = (missing: string) =>
  typedText(missing).min(1, missing).max(maxDraftTextLength, tooLong(maxDraftTextLength))

const missingEmail = 'Please provide a valid email address.'
const missingSkills = 'Please provide all 4 key skills.'

/**
 * The questionnaire's answers: body of POST /api/solution-profile (account spec sections 3 and 5), with the specified
 * notices in order.
 */
export const draftSchema = z.object({
  fullName: line('Please provide your full name.'),
  email: email(missingEmail),
  problemSolved: text('Please describe the problem you solve.'),
  keySkills: z
    .array(typedLine().max(maxLineLength), missingSkills)
    .length(skillCount, missingSkills)
    .refine((skills) => skills.every(Boolean), missingSkills),
  targetClient: text('Please describe your target clients.'),
  clientProblemsBefore: text('Please describe the problems your clients had before.'),
  deliverables: text('Please describe what you deliver.'),
  industry: z.enum(
    Object.keys(questionnaireIndustries) as (keyof typeof questionnaireIndustries)[],
    'Please choose your industry.',
  ),
  businessArea: z.enum(
    Object.keys(questionnaireAreas) as (keyof typeof questionnaireAreas)[],
    'Please choose your business area.',
  ),
  experience: text('Please describe your experience.'),
})
export type Draft = z.infer<typeof draftSchema>

/** The same contract for a form's fields, in which choices may be missing. */
export const draftFrom = <Entered>() => z.preprocess((entered: Entered) => entered, draftSchema)

/** Body of POST /api/solution-profile/adopt: the token of the mailed link. */
export const adoptDraftSchema = z.object({ token: z.string().max(1000) })

/** Body of POST /api/solution-profile/link: the address of the draft, to which the link is mailed. */
export const draftLinkSchema = draftSchema.pick({ email: true })
