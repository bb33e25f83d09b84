import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'

/** A line of the key beside the frame; `place` is the side of the frame that it closes, if any. */
export type Side = {
  place: 'left' | 'top' | 'right' | 'bottom' | 'none'
  what: string
  says: string
  done: boolean
  /** What closes it. */
  way?: { label: string; to: string }
}

/** What a profile needs to go live: a side of its frame for each, its own page the first of them (R10). */
export function sidesOf({ checklist }: Dashboard): Side[] {
  const have = (step: Dashboard['checklist'][number]['step']) =>
    checklist.find((line) => line.step === step)?.have ?? 0
  const referees = have('two-references')
  const hasStory = have('one-story') > 0
  const isActive = checklist.every(({ step, done }) => step !== 'be-active' || done)
  const referee = (place: 'top' | 'right', what: string, done: boolean): Side => ({
    ...{ place, what, says: done ? 'Confirmed' : 'Nobody has confirmed yet', done },
    ...(!done && { way: { label: 'Ask a referee', to: paths.dashboard.href('referees') } }),
  })
  return [
    { place: 'left', what: 'Your page', says: 'Written and drawn', done: true },
    referee('top', 'First referee', referees > 0),
    referee('right', 'Second referee', referees > 1),
    {
      place: 'bottom',
      what: 'One validated story',
      says: hasStory ? 'Validated' : 'None is validated yet',
      done: hasStory,
      ...(!hasStory && { way: { label: 'Tell a story', to: paths.storyBuilder.href() } }),
    },
    ...(isActive
      ? []
      : [
          {
            place: 'none' as const,
            what: 'On view',
            says: 'You have taken your page off view.',
            done: false,
            way: { label: 'Show my page', to: paths.dashboard.href('settings') },
          },
        ]),
  ]
}

const missing = ['', 'One thing is', 'Two things are', 'Three things are', 'Four things are']

/** How far it is to the gallery, in a sentence or two. */
export function sayingOf(dashboard: Dashboard): string {
  if (dashboard.profile.isLive) return 'Your work hangs in the gallery, for everybody to see.'
  if (dashboard.profile.suspendedReason !== null)
    return 'We have taken your page off view. Your settings say why.'
  const sides = sidesOf(dashboard)
  const open = sides.filter(({ done }) => !done).length
  if (!open) return 'Everything is there: your work joins the gallery within a minute.'
  if (sides.every(({ place, done }) => done || place === 'none'))
    return 'You have taken your page off view. Show it, and your work is in the gallery again.'
  const rule = 'Your work joins the gallery when two referees and one validated story close its frame.'
  return `${rule} ${missing[open]} still missing.`
}
