import type { PublicProfile } from '#schema/profiles.ts'
import { splitSentences } from '#schema/sentences.ts'

/** One sentence that the page shows. `plate` numbers its story on the page from 0; null outside stories. */
export type Sentence = {
  text: string
  field: 'problem' | 'role' | 'expertise' | 'story' | 'reference' | 'about' | 'method'
  plate: number | null
  /** Where it stands in its story, for quoting results after actions. */
  part: 'title' | 'situation' | 'task' | 'action' | 'result' | null
  /** Whose words they are, for references. */
  speaker: string | null
}

/** Everything a published profile says, sentence by sentence: all that search quotes and the agent knows. */
export function sentencesOf(profile: PublicProfile): Sentence[] {
  const outside = (field: Sentence['field'], texts: string[], speaker: string | null = null) =>
    texts.flatMap(splitSentences).map((text): Sentence => ({ text, field, plate: null, part: null, speaker }))
  return [
    ...outside('problem', [profile.coreProblemSolved, profile.headline, ...profile.coreDeliverables]),
    ...profile.stories.flatMap((story, plate) => {
      const inside = (part: NonNullable<Sentence['part']>, text: string) =>
        splitSentences(text).map(
          (sentence): Sentence => ({ text: sentence, field: 'story', plate, part, speaker: null }),
        )
      return [
        ...inside('title', story.title),
        ...inside('situation', story.problemDescription),
        ...inside('task', story.task),
        ...inside('action', story.solution),
        ...inside('result', story.results),
      ]
    }),
    ...outside('about', [profile.about]),
    ...outside(
      'method',
      profile.signatureSystem.map(({ title, outcome }) => `${title}: ${outcome}`),
    ),
    ...outside('expertise', profile.expertise),
    ...outside('role', [profile.currentRole]),
    ...profile.references.flatMap(({ feedback, name }) => outside('reference', [feedback], name)),
  ]
}
