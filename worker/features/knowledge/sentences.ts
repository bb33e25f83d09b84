import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { profileFields, storyFields } from '#schema/profiles/profile-fields.ts'
import { splitSentences } from '#schema/text/sentences.ts'

/** One sentence of the page; `storyIndex` numbers its story from 0, and is null outside stories. */
export type Sentence = {
  text: string
  field: 'problem' | 'role' | 'expertise' | 'story' | 'reference' | 'about' | 'method' | 'correction'
  storyIndex: number | null
  /** The part of the story, so that results are quoted after actions. */
  part: 'title' | 'situation' | 'task' | 'action' | 'result' | null
  /** The referee's name, for references. */
  speaker: string | null
}

/** Everything that a published profile says, sentence by sentence: all that search quotes and the agent knows. */
export function sentencesOf(profile: PublicProfile): Sentence[] {
  const outside = (field: Sentence['field'], texts: string[], speaker: string | null = null) =>
    texts
      .flatMap(splitSentences)
      .map((text): Sentence => ({ text, field, storyIndex: null, part: null, speaker }))
  const ofHead = (field: Sentence['field']) =>
    outside(
      field,
      profileFields.filter(({ quotedAs }) => quotedAs === field).flatMap(({ textsOf }) => textsOf(profile)),
    )
  return [
    ...ofHead('problem'),
    ...profile.stories.flatMap((story, storyIndex) => {
      const inside = (part: NonNullable<Sentence['part']>, text: string) =>
        splitSentences(text).map(
          (sentence): Sentence => ({ text: sentence, field: 'story', storyIndex, part, speaker: null }),
        )
      return storyFields.flatMap(({ name, part }) => (part ? inside(part, story[name]) : []))
    }),
    ...ofHead('about'),
    ...ofHead('method'),
    ...ofHead('expertise'),
    ...ofHead('role'),
    ...profile.references.flatMap(({ feedback, name }) => outside('reference', [feedback], name)),
  ]
}
