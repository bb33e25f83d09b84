import type { Dashboard, GoLiveStep } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'

/** What a page needs before it goes live; `side` is the side of the picture’s frame that it closes, if any. */
export type Requirement = {
  side: 'left' | 'top' | 'right' | 'bottom' | 'none'
  label: string
  state: string
  done: boolean
  /** The link to what meets it. */
  way?: { label: string; to: string }
}

/** The parts of the dashboard that say how far the profile is from the gallery. */
export type ProfileProgress = Pick<Dashboard, 'checklist' | 'completion' | 'waitingReferences'> & {
  profile: Pick<Dashboard['profile'], 'isLive' | 'suspendedReason'>
  stories: readonly Pick<Dashboard['stories'][number], 'id' | 'status'>[]
}

/** The requirements of going live: one side of the frame each, the profile itself first (R10). */
export function requirementsOf({
  checklist,
  completion,
  stories,
  waitingReferences,
}: ProfileProgress): Requirement[] {
  const have = (step: GoLiveStep) => checklist.find((line) => line.step === step)?.have ?? 0
  const referees = have('two-references')
  const hasStory = have('one-story') > 0
  const isDone = (step: GoLiveStep) => checklist.every((line) => line.step !== step || line.done)
  const isWritten = completion.some(({ step, done }) => step === 'problem-and-role' && done)
  const referee = (side: 'top' | 'right', label: string, number: 1 | 2): Requirement => {
    const to = paths.dashboard.href('referees')
    if (referees >= number) return { side, label, state: 'Confirmed', done: true }
    if (referees + waitingReferences >= number)
      return {
        side,
        label,
        state: 'Named, not confirmed yet',
        done: false,
        way: { label: 'See my referees', to },
      }
    return {
      side,
      label,
      state: 'Nobody is named yet',
      done: false,
      way: { label: 'Ask a referee', to },
    }
  }
  return [
    {
      side: 'left',
      label: 'Your page',
      state: isWritten ? 'Written and drawn' : 'Drawn, and not written yet',
      done: true,
    },
    referee('top', 'First referee', 1),
    referee('right', 'Second referee', 2),
    {
      side: 'bottom',
      label: 'One validated story',
      done: hasStory,
      ...(hasStory ? { state: 'Validated' } : wayToStory(stories)),
    },
    ...(isDone('verified-address')
      ? []
      : [
          {
            side: 'none' as const,
            label: 'Your own address',
            state: 'Not confirmed yet',
            done: false,
            way: { label: 'Confirm my address', to: paths.account.href('email') },
          },
        ]),
    ...(isDone('be-active')
      ? []
      : [
          {
            side: 'none' as const,
            label: 'On view',
            state: 'Your page is off view: it waits for you.',
            done: false,
            way: { label: 'Show my page', to: paths.dashboard.href('settings') },
          },
        ]),
  ]
}

const withValidator = 'A validator has it'
const isReading = (requirements: Requirement[]) => requirements.some(({ state }) => state === withValidator)

/** The state of the most advanced story, and its owner's next step. */
function wayToStory(stories: ProfileProgress['stories']): Pick<Requirement, 'state' | 'way'> {
  const ways = {
    returned: { state: 'Came back with a note', label: 'Mend the story' },
    submitted: { state: withValidator, label: 'See the story' },
    draft: { state: 'Begun, not submitted yet', label: 'Go on with the story' },
  }
  for (const status of ['returned', 'submitted', 'draft'] as const) {
    const story = stories.find((one) => one.status === status)
    const { state, label } = ways[status]
    if (story) return { state, way: { label, to: paths.storyBuilder.href(story.id) } }
  }
  return { state: 'None is told yet', way: { label: 'Tell a story', to: paths.storyBuilder.href() } }
}

const missing = [
  '',
  'One thing is',
  'Two things are',
  'Three things are',
  'Four things are',
  'Five things are',
]

/** The remaining way to the gallery, in a sentence or two. */
export function progressText(progress: ProfileProgress): string {
  if (progress.profile.isLive) return 'Your work hangs in the gallery, for everybody to see.'
  if (progress.profile.suspendedReason !== null)
    return 'We have taken your page off view. Your settings say why.'
  const requirements = requirementsOf(progress)
  const open = requirements.filter(({ done }) => !done).length
  if (!open) return 'Everything is there: your work joins the gallery within a minute.'
  if (open === 1 && progress.checklist.some(({ step, done }) => step === 'be-active' && !done))
    return 'Everything is there, and your page waits for you. Show it, and your work is in the gallery.'
  const rule = 'Your page is public once two referees are confirmed and one story is validated.'
  if (open === 1 && isReading(requirements))
    return `${rule} Everything else is there, and a validator has your story.`
  return `${rule} ${missing[open]} still missing.`
}
