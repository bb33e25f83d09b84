import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { categories } from '#schema/scorecard/categories.ts'
import { firstStep } from '#schema/scorecard/feedback.ts'
import { whoHelps } from '#schema/scorecard/help-promise.ts'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import { highestScore } from '#schema/scorecard/scoring.ts'
import { sectionLines } from '#schema/scorecard/section-points.ts'
import { stageOf } from '#schema/scorecard/stages.ts'
import { tryOut } from '#schema/try-out.ts'
import { greeting, mailBody, safeName } from '../../services/mail/mail-body.ts'

type MailedResult = Omit<ScorecardSubmission, 'profileUrl' | 'createdAt'>

/** The result with its private link, without anything that was typed, as anybody may have entered the address. */
export function resultEmail(
  result: MailedResult,
  siteUrl: string,
  { isOfSample }: { isOfSample?: boolean | undefined } = {},
) {
  const { totalScore, categoryFeedback: feedback } = result
  const { stage, description, nextStep } = stageOf(totalScore)
  const link = new URL(paths.scorecard.href({ result: result.token }), siteUrl).href
  const title = `Your scorecard result: ${stage}, ${totalScore} of ${highestScore}`
  return {
    kind: 'scorecard-result',
    isSecret: true,
    to: result.email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(result.name),
        { text: 'Thank you for taking the Authority Map scorecard. This is where your work stands today.' },
        ...(isOfSample ? [{ text: `You took it on the page of a sample profile. ${tryOut.result}` }] : []),
        {
          measure: totalScore,
          of: highestScore,
          label: `${stage}: ${totalScore} of ${highestScore} points`,
        },
        { text: description },
        { heading: feedback.title },
        { text: feedback.summary },
        { list: sectionLines(result) },
        { list: feedback.insights },
        { heading: 'Your next step' },
        { text: nextStep },
        { list: [...firstSteps(result), ...feedback.recommendations] },
        ...(result.wantsSupport
          ? [{ text: `You asked for help with it. ${whoHelps(contacts.support)}` }]
          : []),
        { link, label: 'Open your result' },
        {
          small:
            'This is your private link. It stays for 400 days, and whoever has it can read the result: pass it on with care.',
        },
      ],
      foot: `You receive this one mail because the scorecard at ${new URL(siteUrl).host} was handed in with this address. If that was not you, or you would like the result erased, write to ${contacts.support}.`,
    }),
  }
}

const firstSteps = ({ selectedCategory, currentGoal }: MailedResult) =>
  categories.filter((known) => known === selectedCategory).map((known) => firstStep(known, { currentGoal }))

/** For the operator: a person who would like help with their next step. */
export function helpEmail({ name, email, mobile, totalScore, selectedCategory }: MailedResult) {
  const called = safeName(name) ?? 'Somebody'
  const title = `${called} would like help with the next step after the scorecard`
  return {
    kind: 'scorecard-help',
    to: contacts.support,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        { text: `${called} took the scorecard and ticked that help with the next step is welcome.` },
        {
          list: [
            `Result: ${stageOf(totalScore).stage}, ${totalScore} of ${highestScore} points`,
            ...categories.filter((known) => known === selectedCategory).map((known) => `Category: ${known}`),
            `Email address: ${email}`,
            ...(/^[\d+() ./-]{5,}$/.test(mobile) ? [`Mobile number: ${mobile}`] : []),
          ],
        },
        { link: `mailto:${email}`, label: `Reply to ${called}` },
        { small: `They were told: “${whoHelps(contacts.support)}” Nobody has confirmed the address yet.` },
      ],
      foot: 'You receive this mail because your address is the one that answers for the house.',
    }),
  }
}
