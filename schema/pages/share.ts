import { services, storyAnchor } from '../paths.ts'
import { hashOf } from '../picture/random.ts'
import type { Work } from '../picture/shape.ts'
import type { PublicProfile } from '../profiles/profile-answers.ts'
import { counted } from '../text/numbers.ts'

/** Incremented whenever share pictures are drawn differently, as their addresses are cached forever. */
const shareEdition = 1

export const shareSize = { width: 1200, height: 630 } as const
/** The share picture of pages without their own, made by the build. */
export const defaultPicture = '/share-picture.png'

/** Everything that a share picture shows and depends on. */
export type ShareFacts = { work: Work; name: string; role: string; title: string; checked: string }

/** The texts of a share picture of a profile or a story; undefined for a story that is not public. */
export function shareFacts(profile: PublicProfile, storyId?: number): ShareFacts | undefined {
  const { pictureSlug, businessAreas, solutionProfile, stories } = profile
  const work = {
    slug: pictureSlug,
    areas: businessAreas.slice(0, 2),
    skillCount: solutionProfile.keySkills.length,
  }
  const by = { work, name: profile.name, role: profile.currentRole }
  if (storyId === undefined)
    return { ...by, title: profile.coreProblemSolved, checked: validated(stories.length) }
  const story = stories.find(({ id }) => id === storyId)
  return story && { ...by, title: story.title, checked: confirmed(story.confirmations.length) }
}

const validated = (count: number) => (count ? `${counted(count, 'story', 'stories')} validated` : '')
const confirmed = (count: number) =>
  count ? `Confirmed by ${count === 1 ? 'one who was' : `${count} who were`} there` : ''

/** A hash that changes with the content of the picture. */
export function shareMark(facts: ShareFacts): string {
  const words = JSON.stringify([shareEdition, facts])
  return [words, `again ${words}`].map((text) => hashOf(text).toString(36).padStart(7, '0')).join('')
}

/** The immutable address of a share picture of a profile or a story. */
export function shareHref(profile: PublicProfile, storyId?: number): string | undefined {
  const facts = shareFacts(profile, storyId)
  const story = storyId === undefined ? '' : `${storyAnchor(storyId)}/`
  return (
    facts && `${services.share}/${encodeURIComponent(profile.profileUrl)}/${story}${shareMark(facts)}.png`
  )
}

/** Leads to a profile's present share picture, for what keeps an address for long, such as a mail's signature. */
export const latestShareHref = (profileUrl: string) =>
  `${services.share}/${encodeURIComponent(profileUrl)}/latest.png`

/** The alternative text of a share picture. */
export const shareAlt = ({ name, role, title, checked }: ShareFacts) =>
  [
    `A framed picture on a gallery wall, and its label: ${[name, role].filter(Boolean).join(', ')}`,
    title,
    checked,
  ]
    .filter(Boolean)
    .join('. ')
