import type { CompletionStep, Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'

/** A step to a complete profile; `minutes` is the estimated time. */
type Completing = {
  step: CompletionStep
  done: boolean
  title: string
  why: string
  minutes: number
  label: string
  to: string
}
type Own = Pick<Dashboard, 'profile' | 'completion'>
type Editable =
  | 'coreProblemSolved'
  | 'currentRole'
  | 'headline'
  | 'about'
  | 'keySkills'
  | 'industry'
  | 'businessAreas'
  | `solutionStep${1 | 2 | 3}`

/** Until the page is public, steps that depend on others come first. */
const opensGallery: readonly CompletionStep[] = ['verified-address', 'first-story', 'two-references']

/** The steps to a complete profile with their links, the most useful first (R11). */
export function stepsOf({ profile, completion }: Own): Completing[] {
  const texts = stepTextsOf(profile)
  const steps = completion.map((one) => ({ ...one, ...texts[one.step] }))
  if (profile.isLive) return steps
  const isFirst = ({ step }: Completing) => opensGallery.includes(step)
  return [...steps.filter(isFirst), ...steps.filter((one) => !isFirst(one))]
}

/** How complete a profile is, in whole per cent. */
export const percentOf = ({ completion }: Pick<Dashboard, 'completion'>) =>
  Math.round((100 * completion.filter(({ done }) => done).length) / Math.max(1, completion.length))

function stepTextsOf(
  profile: Dashboard['profile'],
): Record<CompletionStep, Omit<Completing, 'step' | 'done'>> {
  const edit = (first: Editable, ...others: Editable[]) =>
    paths.dashboard.href('settings', {
      edit: [first, ...others].find((name) => profile[name].length === 0) ?? first,
    })
  return {
    'verified-address': {
      title: 'Confirm your address',
      why: 'With the link in our mail. What your visitors write reaches you there.',
      minutes: 1,
      label: 'Confirm my address',
      to: paths.account.href('email'),
    },
    'problem-and-role': {
      title: 'Say which problem you solve, and what you are',
      why: 'People look for their problem, not for a job title.',
      minutes: 3,
      label: 'Name the problem',
      to: edit('coreProblemSolved', 'currentRole'),
    },
    'headline-and-about': {
      title: 'Write a headline and a few lines about you',
      why: 'They stand at the top of your page, and your agent speaks from them.',
      minutes: 5,
      label: 'Write my headline',
      to: edit('headline', 'about'),
    },
    'four-key-skills': {
      title: 'Name four key skills',
      why: 'A word or two each: visitors see them beside your picture.',
      minutes: 2,
      label: 'Name my skills',
      to: edit('keySkills'),
    },
    'industry-and-areas': {
      title: 'Choose your industry and business areas',
      why: 'Visitors filter the gallery by them.',
      minutes: 1,
      label: 'Choose my areas',
      to: edit('industry', 'businessAreas'),
    },
    'solution-steps': {
      title: 'Tell your method in three steps',
      why: 'A reader who sees how you work knows what to expect.',
      minutes: 5,
      label: 'Tell my method',
      to: edit('solutionStep1', 'solutionStep2', 'solutionStep3'),
    },
    'first-story': {
      title: 'Tell one story',
      why: 'A problem that you solved, in four short parts. What you write is saved as you type.',
      minutes: 20,
      label: 'Tell a story',
      to: paths.storyBuilder.href(),
    },
    'two-references': {
      title: 'Have two people confirm your work',
      why: 'Each gets a mail, and needs ten to fifteen minutes to answer. You see who has answered, and can remind them.',
      minutes: 2,
      label: 'See my referees',
      to: paths.dashboard.href('referees'),
    },
    'page-passed-on': {
      title: 'Pass your page on',
      why: 'To one person who knows your work, by mail or as a link.',
      minutes: 1,
      label: 'Share my page',
      to: paths.dashboard.href(),
    },
  }
}
