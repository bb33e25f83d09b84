import { z } from 'zod'
import { calledProfileSchema } from '../profiles/profiles.ts'
import { email } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { typedText } from '../text/typed.ts'
import { maxReportLength, type ReportReason, reportReasons } from './report-reasons.ts'

const noText = 'Please say in a sentence what is wrong and where'
const noEmail = 'Please enter a valid email address, or leave this empty'

/** Body of POST /api/reports (R26). `reportKey` is made by the browser, one for each report: the same again writes nothing. */
export const reportSchema = z.object({
  reportKey: z.uuid(),
  profileUrl: calledProfileSchema,
  reason: z.enum(Object.keys(reportReasons) as ReportReason[], 'Please choose what is wrong'),
  text: typedText(noText).min(10, noText).max(maxReportLength, tooLong(maxReportLength)),
  /** Where we may reply; '' for nowhere. */
  email: z.union([z.literal(''), email(noEmail)], noEmail).default(''),
})
export type Report = z.infer<typeof reportSchema>
