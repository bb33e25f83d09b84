import { z } from 'zod'
import { passwordChangeNeeds } from '../accounts/accounts.ts'
import { maxPasswordLength, minPasswordLength } from '../accounts/limits.ts'
import { isReservedName } from '../accounts/reserved-names.ts'
import { wrongPassword } from '../errors.ts'
import { galleryArea } from '../gallery/gallery-words.ts'
import { maxAnswerLength, maxLineLength, skillCount } from '../limits.ts'
import { businessAreas, questionnaireAreas } from '../options.ts'
import { textLine } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { typedLine, typedText } from '../text/typed.ts'
import {
  linkedinAddress,
  maxDeliverables,
  maxPhoneLength,
  maxUrlLength,
  notOnLinkedin,
} from './profile-limits.ts'
import { profileUrlSchema } from './profiles.ts'

const maxStepLength = 280
const maxHeadlineLength = 200
const maxAboutLength = 4000
const maxExpertise = 20

const lineOf = (max: number) => typedLine().max(max, tooLong(max))
const textOf = (max: number) => typedText().max(max, tooLong(max))
const shortText = lineOf(maxLineLength).optional()
const longText = textOf(maxAnswerLength).optional()
const eachOnce = (items: string[]) => [...new Set(items.filter(Boolean))]

/** A list, or the lines of a text. */
const deliverables = z
  .union([longText.unwrap().transform((text) => text.split('\n')), z.array(textOf(maxAnswerLength))])
  .transform((lines) => eachOnce(lines.map((written) => written.trim())))
  .refine(({ length }) => length <= maxDeliverables, `Please name at most ${maxDeliverables} deliverables.`)

const passwords = {
  currentPassword: z.string().max(maxPasswordLength, wrongPassword).optional(),
  newPassword: z.string().max(maxPasswordLength, tooLong(maxPasswordLength)).optional(),
  confirmPassword: z.string().max(maxPasswordLength, passwordChangeNeeds).optional(),
}

/** A valid profileUrl (R10) that is not reserved. */
const chosenProfileUrlSchema = z
  .string()
  .trim()
  .refine(
    (written) => profileUrlSchema.safeParse(written).success,
    'An address has 3 to 60 lowercase letters, digits and hyphens, and begins and ends with a letter or a digit.',
  )
  .refine((written) => !isReservedName(written), 'This address is kept for the house itself.')

/** The form that changes a profile's address. */
export const newAddressSchema = z.object({ profileUrl: chosenProfileUrlSchema })

/**
 * Body of PUT /api/customer-profile (account spec sections 3 and 5, R10): absent fields stay, empty ones are cleared;
 * industry and areas stay in the words that were chosen (R17).
 */
export const customerProfileSchema = z
  .object({
    firstName: textLine('First name is required', 1).optional(),
    lastName: textLine('Last name is required', 1).optional(),
    phone: lineOf(maxPhoneLength).optional(),
    linkedinUrl: lineOf(maxUrlLength)
      .refine((written) => !written || linkedinAddress(written), notOnLinkedin)
      .transform((written) => linkedinAddress(written) ?? '')
      .optional(),
    currentRole: shortText,
    company: shortText,
    headline: lineOf(maxHeadlineLength).optional(),
    about: textOf(maxAboutLength).optional(),
    /** Areas of knowledge, in a few words each. */
    expertise: z
      .array(lineOf(maxLineLength))
      .max(maxExpertise, `Please name at most ${maxExpertise} areas of expertise.`)
      .transform(eachOnce)
      .optional(),
    yearsExperience: shortText,
    industry: shortText,
    coreProblemSolved: longText,
    targetIndustry: longText,
    coreDeliverables: deliverables.optional(),
    solutionStep1: textOf(maxStepLength).optional(),
    solutionStep2: textOf(maxStepLength).optional(),
    solutionStep3: textOf(maxStepLength).optional(),
    keySkills: z
      .array(lineOf(maxLineLength))
      .max(skillCount, `Please name at most ${skillCount} key skills.`)
      .transform(eachOnce)
      .optional(),
    businessAreas: z
      .array(
        z.enum(
          [...businessAreas, ...(Object.keys(questionnaireAreas) as (keyof typeof questionnaireAreas)[])],
          'Please choose business areas from the list.',
        ),
      )
      .max(2 * businessAreas.length)
      .transform((areas): string[] => [...new Map(areas.map((area) => [galleryArea(area), area])).values()])
      .optional(),
    isActive: z.boolean().optional(),
    scorecardActive: z.boolean().optional(),
    profileUrl: chosenProfileUrlSchema.optional(),
    /** `editedAt` of the profile that was changed, so that a later change elsewhere is not overwritten. */
    basedOn: z.iso.datetime().nullable().optional(),
    ...passwords,
  })
  .refine(
    ({ currentPassword, newPassword, confirmPassword }) =>
      !newPassword ||
      (currentPassword && newPassword.length >= minPasswordLength && confirmPassword === newPassword),
    { path: ['newPassword'], message: passwordChangeNeeds },
  )
export type CustomerProfile = z.input<typeof customerProfileSchema>
export type ProfileEdit = Omit<z.output<typeof customerProfileSchema>, keyof typeof passwords>
