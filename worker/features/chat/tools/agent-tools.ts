import { z } from 'zod'
import type { MeetingOffer } from '#schema/chat/chat-answers.ts'
import type { ToolName, ToolUse } from '#schema/chat/tool-uses.ts'
import { maxMessageLength } from '#schema/limits.ts'
import { meetingTerms } from '#schema/meetings/meeting-terms.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { typedText } from '#schema/text/typed.ts'
import { retrieve } from '../built-in-agent/retrieval.ts'
import type { GalleryView } from '../gallery-view.ts'
import { searchResultText, storyText } from '../instructions.ts'
import { pageMark } from '../marks.ts'
import { headLines, refereeLines } from '../page-lines.ts'

/** What a tool found or prepared: for the model, and what the visitor is told of it. */
type Outcome = {
  result: Record<string, string | number | readonly string[]>
  use: Omit<ToolUse, 'tool'>
}

/** A tool that a configured model may call; it reads what is published, and changes nothing. */
export type AgentTool = {
  name: ToolName
  description: string
  input: z.ZodObject
  /** @throws ZodError where the arguments are not those of `input`. */
  call: (args: unknown) => Promise<Outcome>
}

type ToolContext = {
  /** What the gallery finds for other words than the visitor's. */
  search: (question: string) => Promise<GalleryView>
  /** Undefined where no meetings can be booked. */
  meeting?: (() => Promise<MeetingOffer | undefined>) | undefined
}

const maxSearchLength = 300
const maxStories = 3
const nothing = z.object({})

/** The tools of an agent: only those that its expert's page and plan have. */
export const toolsOf = (profile: PublicProfile, { search, meeting }: ToolContext): AgentTool[] => [
  ...(profile.stories.length ? [findStory(profile, search)] : []),
  ...(profile.hasOpenHours && meeting ? [freeTimes(profile, meeting)] : []),
  leaveQuestion(profile),
  ...(profile.scorecardActive ? [recommendScorecard(profile)] : []),
]

function findStory(profile: PublicProfile, search: ToolContext['search']): AgentTool {
  const input = z.object({ question: typedText().min(1).max(maxSearchLength) })
  return {
    name: 'find_story',
    description: `Search ${profile.firstName}'s published stories for a trouble or a task, in plain English words. Use it where the visitor writes in another language, or where other words for the same thing may find more than what is said under THIS QUESTION.`,
    input,
    async call(args) {
      const { question } = input.parse(args)
      const { story, ranking } = retrieve(profile, question, await search(question))
      const storyIndexes = ranking.slice(0, maxStories)
      return {
        result: {
          found: searchResultText(story),
          stories: storyIndexes.flatMap((storyIndex) => {
            const one = profile.stories[storyIndex]
            return one ? [storyText(one, storyIndex)] : []
          }),
          referees: refereesOf(profile, storyIndexes),
        },
        use: { says: `Looked through ${profile.firstName}’s stories` },
      }
    },
  }
}

/** The published words of those who confirm these stories, with the marks that cite them. */
function refereesOf(profile: PublicProfile, storyIndexes: readonly number[]): string[] {
  const confirming = new Set(
    storyIndexes.flatMap(
      (storyIndex) => profile.stories[storyIndex]?.confirmations.map(({ referenceId }) => referenceId) ?? [],
    ),
  )
  const offset = headLines(profile).length
  return refereeLines(profile).flatMap(({ text }, index) =>
    confirming.has(profile.references[index]?.id ?? 0) ? [`${pageMark(offset + index)} ${text}`] : [],
  )
}

const freeTimes = (profile: PublicProfile, meeting: NonNullable<ToolContext['meeting']>): AgentTool => ({
  name: 'free_times',
  description: `Look up when a meeting with ${profile.firstName} can be booked, and show these times below your answer. Use it where the visitor wants to meet, speak with or book ${profile.firstName}.`,
  input: nothing,
  async call(): Promise<Outcome> {
    const offer = await meeting()
    const use = { says: 'Looked up free times' }
    if (!offer?.slots.length) return { result: { freeTimes: 0, instead: 'A message can be left.' }, use }
    return {
      result: {
        freeTimes: offer.slots.length,
        shown:
          'Below your answer, as buttons, by the visitor’s own clock. Name no day and no time. Nothing is booked before the visitor presses one and sends the form.',
        meeting: meetingTerms(offer, profile),
      },
      use,
    }
  },
})

function leaveQuestion(profile: PublicProfile): AgentTool {
  const input = z.object({ question: typedText().min(1).max(maxMessageLength) })
  return {
    name: 'leave_question',
    description: `Prepare a message to ${profile.firstName} with a question of the visitor's, in the visitor's own words and language, and show a button that opens it. Use it where the visitor wants to ask ${profile.firstName} something that the page does not answer. Nothing is sent before the visitor has read it and pressed send.`,
    input,
    async call(args) {
      const { question } = input.parse(args)
      return {
        result: {
          prepared:
            'A button below your answer opens the message. Say that nothing is sent before the visitor sends it.',
        },
        use: { says: `Prepared a message to ${profile.firstName}`, question },
      }
    },
  }
}

const recommendScorecard = ({ firstName }: PublicProfile): AgentTool => ({
  name: 'recommend_scorecard',
  description: `Show a button to ${firstName}'s scorecard, a short self-assessment of the visitor's own situation. Use it where the visitor wants to know where they stand.`,
  input: nothing,
  call: async () => ({
    result: { shown: 'A button below your answer opens the scorecard.' },
    use: { says: `Pointed to ${firstName}’s scorecard` },
  }),
})
