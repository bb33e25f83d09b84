import type { Match } from '#schema/gallery/gallery-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { storyKey } from '../knowledge/embedded-passages.ts'

const maxLength = 240

/**
 * The sentence shown for a profile that was found by meaning alone: a story's result, or the first sentence of the head
 * that the card does not show.
 */
export function tellingSentence(profile: PublicProfile, passage: string | undefined): Match | undefined {
  if (!passage) return undefined
  const story = profile.stories.find(({ id }) => storyKey(id) === passage)
  if (story)
    return {
      field: 'story',
      ...unmarked(story.results || story.solution || story.title),
      story: { id: story.id, title: story.title, confirmedBy: story.confirmations.length },
    }
  const shown = [
    { field: 'problem', text: profile.headline } as const,
    { field: 'about', text: profile.about } as const,
    { field: 'expertise', text: profile.expertise[0] ?? '' } as const,
  ].find(({ text }) => text && text !== profile.coreProblemSolved)
  return shown && { field: shown.field, ...unmarked(shown.text), story: null }
}

function unmarked(text: string): Pick<Match, 'snippet' | 'ranges'> {
  const [sentence = text] = splitSentences(text)
  const end = sentence.length > maxLength ? sentence.lastIndexOf(' ', maxLength) : -1
  return { snippet: end > 0 ? `${sentence.slice(0, end)}…` : sentence.slice(0, 2 * maxLength), ranges: [] }
}
