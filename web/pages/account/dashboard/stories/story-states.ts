import type { DashboardStory } from '#schema/stories/story-answers.ts'
import { counted } from '#schema/text/numbers.ts'
import { capitalised } from '#schema/text/phrases.ts'
import type { BadgeKind } from '#web/ui/badge.tsx'

type Story = Pick<
  DashboardStory,
  | 'status'
  | 'missing'
  | 'version'
  | 'publicVersion'
  | 'isCovered'
  | 'isConfirmed'
  | 'claims'
  | 'confirmedClaims'
>

/** The frame of a story's picture by its status: none, corners, whole, or without a corner. */
export const frameOf: Readonly<Record<DashboardStory['status'], { stage: 1 | 2 | 3; isBack?: true }>> = {
  draft: { stage: 1 },
  submitted: { stage: 2 },
  returned: { stage: 2, isBack: true },
  validated: { stage: 3 },
}

/** The badge (account spec section 4): its kind, and the status with its first letter capitalised. */
export const badgeOf = ({ status }: Pick<Story, 'status'>): { kind: BadgeKind; label: string } => ({
  kind: status === 'validated' ? 'default' : status === 'submitted' ? 'secondary' : 'outline',
  label: capitalised(status),
})

/** The meaning of the badge, in a sentence or two. */
export function storyStateText(story: Story): string {
  const { status, missing, publicVersion, version, isCovered, isConfirmed } = story
  const isOnView = publicVersion !== null && isCovered
  const meanwhile =
    isOnView && publicVersion !== version
      ? ' Visitors read the validated text until the new one is validated.'
      : ''
  switch (status) {
    case 'submitted':
      return `${isConfirmed ? 'A validator reads it next.' : 'A referee has yet to confirm it; then a validator can validate it.'}${meanwhile}`
    case 'returned':
      return `Mend it and send it again.${meanwhile}`
    case 'validated':
      return isCovered ? 'It is part of your page.' : 'Your plan does not show it.'
    default:
      return `${missing ? `${counted(missing, 'thing')} still to fill in.` : 'Ready to be submitted.'}${meanwhile}`
  }
}

/** The number of confirmed sentences, in words. */
export function confirmedText({ claims, confirmedClaims, isConfirmed }: Story): string {
  if (!claims) return isConfirmed ? 'A referee confirmed it' : ''
  if (claims === 1) return confirmedClaims ? 'Its sentence is confirmed' : 'Its sentence is not confirmed yet'
  return confirmedClaims
    ? `${confirmedClaims} of ${counted(claims, 'sentence')} confirmed`
    : `None of ${counted(claims, 'sentence')} confirmed yet`
}

/** The stories after a move by one place; the same list if it cannot move. */
export function withMoved<Story extends { id: number }>(
  stories: readonly Story[],
  id: number,
  by: -1 | 1,
): Story[] {
  const from = stories.findIndex((story) => story.id === id)
  const to = from + by
  const story = stories[from]
  if (!story || to < 0 || to >= stories.length) return [...stories]
  return stories.toSpliced(from, 1).toSpliced(to, 0, story)
}
