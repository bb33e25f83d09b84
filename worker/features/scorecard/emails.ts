import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { highestScore } from '#schema/scorecard/scoring.ts'
import { stageOf } from '#schema/scorecard/stages.ts'
import type { ScorecardSubmission } from '#schema/scorecard/submission.ts'
import { letter, sayableName } from '../../services/letter.ts'

type Told = Pick<
  ScorecardSubmission,
  'token' | 'name' | 'email' | 'totalScore' | 'selectedCategory' | 'categoryFeedback'
>

/** The result, to the person who asked for it: score, stage, what it means in short, and the private link. */
export function resultEmail(result: Told, siteUrl: string) {
  const { totalScore, categoryFeedback: feedback } = result
  const { stage, description, nextStep } = stageOf(totalScore)
  const link = new URL(paths.scorecard.href({ result: result.token }), siteUrl).href
  const called = sayableName(result.name)
  const title = `Your scorecard result: ${stage}, ${totalScore} of ${highestScore}`
  return {
    to: result.email,
    subject: title,
    ...letter({
      title,
      pieces: [
        { text: called ? `Dear ${called},` : 'Hello,' },
        { text: 'Thank you for taking the Authority Map scorecard. This is where your work stands today.' },
        {
          measure: totalScore,
          of: highestScore,
          label: `${stage}: ${totalScore} of ${highestScore} points`,
        },
        { text: description },
        { heading: feedback.title },
        { text: feedback.summary },
        { list: feedback.insights.slice(0, 2) },
        { heading: 'Your next step' },
        { text: nextStep },
        { list: feedback.recommendations.slice(0, 2) },
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
