import type { z } from 'zod'
import {
  bookingLinkSchema,
  documentAskedSchema,
  documentReadSchema,
  documentsAskedSchema,
  documentsFoundSchema,
  expertAskedSchema,
  expertReadSchema,
  expertsAskedSchema,
  expertsFoundSchema,
  storyAskedSchema,
  storyReadSchema,
} from '#schema/assistants/assistants.ts'
import { calledProfileSchema } from '#schema/profiles/profiles.ts'
import type { Call } from '../../call.ts'
import { searchGallery } from '../../features/gallery/queries.ts'
import { findPublicProfileByAnyUrl } from '../../features/profiles/public-profile-queries.ts'
import { AppError } from '../../services/app-error.ts'
import { expertDocument, foundDocuments, readDocumentId, storyDocument } from './documents.ts'
import { assistantBooking, assistantCard, assistantExpert, assistantStory } from './for-assistants.ts'

type Tool<Input extends z.ZodObject, Output extends z.ZodObject> = {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  read: (call: Call, input: z.output<Input>) => Promise<z.input<Output>>
}
/** A tool by what it takes and gives, both by their contracts. */
const tool = <Input extends z.ZodObject, Output extends z.ZodObject>({
  read,
  ...described
}: Tool<Input, Output>) => ({
  ...described,
  read: async (call: Call, input: unknown) =>
    described.output.parse(await read(call, described.input.parse(input))),
})

const siteOf = ({ variables }: Call) => variables.APP_URL

/** @throws AppError PROFILE_NOT_FOUND. */
async function publicProfile(call: Call, profileUrl: string) {
  const profile = await findPublicProfileByAnyUrl(call, profileUrl)
  if (!profile) throw new AppError('PROFILE_NOT_FOUND')
  return profile
}

/** @throws AppError PROFILE_NOT_FOUND, STORY_NOT_FOUND. */
async function publicStory(call: Call, input: { profileUrl: string; storyId: number }) {
  const profile = await publicProfile(call, input.profileUrl)
  const story = profile.stories.find(({ id }) => id === input.storyId)
  if (!story) throw new AppError('STORY_NOT_FOUND')
  return assistantStory(profile, story, siteOf(call))
}

/** Every tool of an assistant (R34): each reads what a page shows, and none writes. */
export const tools = [
  tool({
    name: 'search_experts',
    title: 'Search experts',
    description:
      'Finds experts whose validated stories answer a described challenge, best first, each with the sentence that matched. `strength: "shares"` means that an expert only shares a word with it; a match of `field: "correction"` is the expert’s own answer to a question, which nobody confirmed. `confirmedBy` counts who confirmed something of the matched story, not of its sentence: `read_story` says that.',
    input: expertsAskedSchema,
    output: expertsFoundSchema,
    read: async (call, { challenge, limit, ...filter }) => {
      const { profiles } = await searchGallery(call, { query: challenge, ...filter })
      return { experts: profiles.slice(0, limit).map((card) => assistantCard(card, siteOf(call))) }
    },
  }),
  tool({
    name: 'read_expert',
    title: 'Read an expert’s profile',
    description:
      'The public profile of one expert: what they solve, their validated stories by title, and their references with the checks that ran on each, and when.',
    input: expertAskedSchema,
    output: expertReadSchema,
    read: async (call, { profileUrl }) =>
      assistantExpert(await publicProfile(call, profileUrl), siteOf(call)),
  }),
  tool({
    name: 'read_story',
    title: 'Read a story',
    description:
      'One validated story, sentence by sentence (situation, task, action, result). Each sentence has the address that shows it, and who confirmed it and when; cite that address, and claim no more than the sentence says. `proofUrl` is the page on which anybody checks the story’s signed badge.',
    input: storyAskedSchema,
    output: storyReadSchema,
    read: publicStory,
  }),
  tool({
    name: 'booking_link',
    title: 'Link to book a meeting',
    description:
      'The page on which a person books a meeting with an expert, or leaves a message where no hour is open. It books nothing itself: give the link to whoever asked.',
    input: expertAskedSchema,
    output: bookingLinkSchema,
    read: async (call, { profileUrl }) =>
      assistantBooking(await publicProfile(call, profileUrl), siteOf(call)),
  }),
  tool({
    name: 'search',
    title: 'Search',
    description: 'The same as `search_experts`, as documents for `fetch`.',
    input: documentsAskedSchema,
    output: documentsFoundSchema,
    read: async (call, { query }) => {
      const input = expertsAskedSchema.parse({ challenge: query })
      const { profiles } = await searchGallery(call, { query, ...input })
      return foundDocuments(profiles.slice(0, input.limit).map((card) => assistantCard(card, siteOf(call))))
    },
  }),
  tool({
    name: 'fetch',
    title: 'Fetch',
    description: 'An expert or a story that `search` found, as one text.',
    input: documentAskedSchema,
    output: documentReadSchema,
    read: async (call, { id }) => {
      const { profileUrl: called, storyId } = readDocumentId(id)
      const profileUrl = calledProfileSchema.safeParse(called).data ?? ''
      return storyId
        ? storyDocument(await publicStory(call, { profileUrl, storyId }))
        : expertDocument(assistantExpert(await publicProfile(call, profileUrl), siteOf(call)))
    },
  }),
]
