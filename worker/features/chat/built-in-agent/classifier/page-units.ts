import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicReference } from '#schema/references/reference-answers.ts'
import { noGallery } from '../../gallery-view.ts'
import { ruleAnswer } from '../fixed-answers.ts'
import { aboutAnswer, factAnswer } from '../page-facts.ts'
import { checksAnswer, refereeSpeaks, refereesAnswer } from '../proof.ts'
import { textOfStory } from './analysed-question.ts'

const factKinds = ['years', 'role', 'industry', 'areas', 'skills', 'deliverables', 'method'] as const
export const unitKinds = [
  'about',
  ...factKinds,
  'contact',
  'scorecard',
  'referees',
  'referee',
  'checks',
] as const
export type UnitKind = (typeof unitKinds)[number]

/** A part of a page that may answer a question by itself. */
export type PageUnit = {
  kind: UnitKind
  /** What it is about, and what is said about it elsewhere: a referee's words, the referees of a story. */
  text: string
  context: string
  referee?: PublicReference
  answer: (question: string) => string | undefined
}

const descriptionOf = ({ name, role, company, relationship }: PublicReference) =>
  `${name}. ${role}. ${company}. ${relationship}`

/** Everything beside the stories' own words that a page gives in one answer. */
export function pageUnits(profile: PublicProfile): PageUnit[] {
  const { about, references, stories } = profile
  const context = ''
  const fields = factKinds.flatMap((kind): PageUnit[] => {
    const text = factAnswer(profile, kind, [''], noGallery.vocabulary)
    return text ? [{ kind, text, context, answer: () => text }] : []
  })
  return [
    ...(about ? [{ kind: 'about', text: about, context, answer: () => aboutAnswer(profile) } as const] : []),
    ...fields,
    { kind: 'contact', text: '', context, answer: () => ruleAnswer(profile, 'contact') },
    { kind: 'scorecard', text: '', context, answer: () => ruleAnswer(profile, 'scorecard') },
    {
      kind: 'referees',
      text: references.map(descriptionOf).join('. '),
      context,
      answer: (question) => refereesAnswer(profile, question, undefined),
    },
    ...references.map(
      (referee): PageUnit => ({
        kind: 'referee',
        text: descriptionOf(referee),
        context: referee.feedback,
        referee,
        answer: (question) => refereeSpeaks(profile, referee, question),
      }),
    ),
    ...stories.map(
      (story, storyIndex): PageUnit => ({
        kind: 'checks',
        text: textOfStory(story),
        context: references
          .filter(({ confirms }) => confirms.includes(story.id))
          .map(descriptionOf)
          .join('. '),
        answer: () => checksAnswer(profile, storyIndex),
      }),
    ),
  ]
}
