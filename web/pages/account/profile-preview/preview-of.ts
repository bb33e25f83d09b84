import { plans } from '#schema/levels.ts'
import type { OwnProfile, PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { DashboardStory, OwnStory, PublicStory } from '#schema/stories/story-answers.ts'
import { untitled } from '#web/features/stories/own-story-text.ts'

export const previewTitle = 'Your page as it will look in public'

/** The fields that an owner edits on the preview. */
export type PageLines = Pick<OwnProfile, 'headline' | 'businessAreas'>
export const isSameLines = (one: PageLines, other: PageLines) =>
  one.headline.trim() === other.headline.trim() &&
  one.businessAreas.toSorted().join() === other.businessAreas.toSorted().join()
export const linesOf = ({ headline, businessAreas }: PageLines): PageLines => ({ headline, businessAreas })

type Order = readonly Pick<DashboardStory, 'id' | 'isCovered'>[]

/** The future public page: with these lines, and with the newest text of one story in its place. */
export function previewOf(
  page: PublicProfile,
  { stories, profile }: { stories: Order; profile: Pick<OwnProfile, 'plan'> },
  story: OwnStory | undefined,
  { headline, businessAreas }: PageLines,
): PublicProfile {
  const order = stories.map(({ id }) => id)
  const others = page.stories.filter(({ id }) => id !== story?.id)
  const shown = story && isShown(stories, story.id) ? [...others, publicStoryOf(story)] : others
  return {
    ...page,
    businessAreas,
    headline: headline.trim() || page.coreDeliverables[0] || page.coreProblemSolved,
    stories: shown
      .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
      .slice(0, plans[profile.plan].publicStories),
  }
}

/** Whether the plan shows a story once it is validated. */
export const isShown = (stories: Order, id: number) =>
  stories.find((story) => story.id === id)?.isCovered ?? true

const publicStoryOf = ({ id, current, claims }: OwnStory): PublicStory => {
  const { title, subtitle, industry, timeline, problemDescription, task, solution, results } = current
  return {
    id,
    subtitle,
    industry,
    timeline,
    problemDescription,
    task,
    solution,
    results,
    title: title || untitled,
    prompt: null,
    status: current.status === 'validated' ? 'validated' : 'submitted',
    createdAt: current.editedAt,
    validatedAt: current.status === 'validated' ? current.decidedAt : null,
    confirmations: [],
    claims: claims
      .filter(({ confirmedBy }) => confirmedBy.length)
      .map(({ text, confirmedBy }) => ({ text, confirmedBy })),
    badgeId: null,
  }
}
