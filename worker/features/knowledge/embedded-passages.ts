import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { profileFields, textsOfStory } from '#schema/profiles/profile-fields.ts'
import { sha256Hex } from '../../services/tokens.ts'

/** A passage of a page that is embedded as one, longer than a sentence, so that its subject is clear. */
export type EmbeddedPassage = { key: string; text: string; hash: string }

const maxLength = 6000

/** The passages of a published profile that are embedded: its head, and each of its stories. */
export async function embeddedPassagesOf(profile: PublicProfile): Promise<EmbeddedPassage[]> {
  const head = profileFields.filter(({ isEmbedded }) => isEmbedded).flatMap(({ textsOf }) => textsOf(profile))
  const stories = profile.stories.map((story) => ({
    key: storyKey(story.id),
    text: textOf(textsOfStory(story)),
  }))
  const passages = [{ key: 'head', text: textOf(head) }, ...stories].filter(({ text }) => text)
  return Promise.all(passages.map(async (passage) => ({ ...passage, hash: await hashOf(passage.text) })))
}

export const storyKey = (id: number) => `story:${id}`

const textOf = (lines: string[]) =>
  [...new Set(lines.map((line) => line.trim()).filter(Boolean))].join('\n').slice(0, maxLength).toWellFormed()

/** A hash by which a changed text is noticed. */
const hashOf = async (text: string) => (await sha256Hex(text)).slice(0, 32)
