import { adaezeHead, adaezeReferees, elunedPrydderch, thirtyYears } from '#schema/samples/adaeze-whitcombe.ts'
import { tendaiResults } from '#web/features/featured/tendai.ts'
import { writtenDay } from '#web/ui/local-time.tsx'

/** The first sentences of a text. */
const opening = (text: string, sentences = 1) => sentencesOf(text).slice(0, sentences).join(' ')
const sentencesOf = (text: string) => text.replaceAll('. ', '.\n').split('\n')

const { title, subtitle, situation, task, action, result } = thirtyYears

/** A story of the coach's, cut to the length of the landing page. */
export const story = {
  title,
  subtitle,
  parts: [
    ['Situation', opening(situation, 2)],
    ['Task', opening(task)],
    ['Action', opening(action)],
    ['Result', opening(result)],
  ],
  confirmed: `Confirmed by ${adaezeReferees.hyacinth} and ${elunedPrydderch.name}, validated ${writtenDay(thirtyYears.validatedOn)}`,
} as const

export const referee = {
  name: elunedPrydderch.name,
  role: `${elunedPrydderch.role}, ${elunedPrydderch.company}`,
  words: opening(elunedPrydderch.feedback, 2),
  checks: [
    ['Address confirmed by signed link', writtenDay(elunedPrydderch.confirmedAt)],
    [
      `Is not ${adaezeHead.firstName} ${adaezeHead.lastName}; answered once`,
      writtenDay(elunedPrydderch.confirmedAt),
    ],
    ['Confirms Story I', writtenDay(elunedPrydderch.confirmedAt)],
    [`Read by validator ${elunedPrydderch.readBy}`, writtenDay(elunedPrydderch.readAt)],
  ],
} as const

/** The mining specialist's core results. */
export const miningResults = [tendaiResults.problem, tendaiResults.trend, tendaiResults.transformation]

/** The built-in agent's answer, without its counter-question. */
export const conversation = {
  question: 'After thirty years I was made redundant. Everybody says I must take a lower salary. Is that so?',
  answer: `Adaeze tells of this in “${title}”: “${sentencesOf(situation)[0]} … ${sentencesOf(result)[1]}”`,
}
