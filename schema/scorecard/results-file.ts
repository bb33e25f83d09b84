import { brand } from '../brand.ts'
import type { ScorecardSubmission } from './scorecard-answers.ts'
import { highestScore } from './scoring.ts'
import { sectionLines } from './section-points.ts'
import { stageOf } from './stages.ts'

/** The text file of `Download Your Scorecard Results` (public spec section 9), with a `contact` line. */
export function resultsFile(
  result: ScorecardSubmission,
  contact: string,
): { filename: string; text: string } {
  const { name, email, totalScore, categoryFeedback } = result
  const { stage, description, nextStep } = stageOf(totalScore)
  const { title, summary, insights, recommendations, nextSteps } = categoryFeedback
  const list = (heading: string, items: readonly string[]) =>
    items.length ? [heading, ...items.map((item) => `- ${item}`), ''] : []
  const text = [
    `${brand.name.toUpperCase()} ASSESSMENT RESULTS`,
    '',
    `Name: ${name}`,
    `Email: ${email}`,
    `Score: ${totalScore}/${highestScore}`,
    `Stage: ${stage}`,
    '',
    description,
    '',
    title,
    summary,
    '',
    ...list('Points by section', sectionLines(result)),
    ...list('What your answers show', insights),
    ...list('What we recommend', recommendations),
    'Your next step',
    nextSteps || nextStep,
    '',
    'What a Solution Profile is',
    `A ${brand.name} shows which problems you solve. Each is told as a story of four parts: situation, task, action, result.`,
    'Named referees confirm the stories, and each check is listed with its date. An agent answers questions about them',
    'and says which story it quotes. With two validated references and one validated story it hangs in the gallery.',
    '',
    'How to reach us',
    contact,
    '',
  ].join('\n')
  return { filename: `${brand.name}-Assessment-Results-${name.trim().replace(/\s+/g, '-')}.txt`, text }
}
