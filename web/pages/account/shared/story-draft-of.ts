import type { NewStory } from '#schema/stories/own-stories.ts'
import { maxStoryPartLength, maxTitleLength, storyParts } from '#schema/stories/story-limits.ts'
import type { Share } from './stored-shares.ts'

/**
 * The draft of what was shared: its words stand in the situation and, where they are too long for it, go on in the next
 * parts. `left` is how many characters a story has no room for.
 */
export function storyDraftOf({ title, text, url, storyKey }: Share): { story: NewStory; left: number } {
  const words = [text, text.includes(url) ? '' : url].filter(Boolean).join('\n\n')
  const [parts, rest] = divided(words, storyParts.length)
  return {
    story: {
      storyKey,
      title: titleOf(title || text || hostOf(url)),
      ...Object.fromEntries(storyParts.map((part, index) => [part, parts[index] ?? ''])),
    },
    left: [...rest].length,
  }
}

/** One line, cut between words. */
function titleOf(text: string): string {
  const [line = ''] = text.trim().split(/\n/)
  const words = line.replace(/\s+/g, ' ').trim()
  return words.length > maxTitleLength
    ? `${words
        .slice(0, cutAt(words, maxTitleLength - 1))
        .trim()
        .replace(/[.,;:!?]$/, '')}…`
    : words
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname
  } catch {
    return url
  }
}

/** At most this many pieces that fit a part of a story each, and what is left. */
function divided(text: string, maxLength: number): [pieces: string[], rest: string] {
  const pieces: string[] = []
  let rest = text.trim()
  while (rest && pieces.length < maxLength) {
    const at = cutAt(rest, maxStoryPartLength)
    pieces.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return [pieces, rest]
}

/** Where to cut: after a paragraph, else a sentence, else a word, as long as that is not too early. */
function cutAt(text: string, maxLength: number): number {
  if (text.length <= maxLength) return text.length
  const head = text.slice(0, maxLength)
  for (const ends of [['\n\n'], ['. ', '! ', '? ', '.\n'], [' ', '\n']]) {
    const at = Math.max(...ends.map((end) => head.lastIndexOf(end)))
    if (at > maxLength / 2) return at + 1
  }
  // No half of a pair that writes one character.
  return /[\uD800-\uDBFF]$/.test(head) ? maxLength - 1 : maxLength
}
