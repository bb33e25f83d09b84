import type { PushKind, PushPayload } from '#schema/notifications/notifications.ts'
import { type DashboardTab, paths } from '#schema/paths.ts'
import { cutAtWord } from '#schema/text/cut-at-word.ts'
import { inOneLine } from '#schema/text/typed.ts'

/** In characters; with them a push stays below 3 KB, whatever its letters. */
const maxTitleLength = 120
const maxBodyLength = 300

type Words = Pick<PushPayload, 'title' | 'body' | 'path'>

/** What a device shows of a push: with names only where its owner allows them on the lock screen. */
export function shownPush(
  push: { title: string; text: string; namedTitle: string; namedText: string; path: string },
  showsNames: boolean,
): Words {
  const [title, body] = showsNames ? [push.namedTitle, push.namedText] : [push.title, push.text]
  return { title: short(title, maxTitleLength), body: short(body, maxBodyLength), path: push.path }
}

const short = (words: string, maxLength: number) => cutAtWord(inOneLine(words), maxLength)

const several: Record<PushKind, [noun: string, where: DashboardTab]> = {
  lead: ['new scorecard results', 'messages'],
  message: ['new messages', 'messages'],
  'meeting-booked': ['meetings were booked', 'meetings'],
  'meeting-changed': ['meetings were moved or cancelled', 'meetings'],
  'reference-answered': ['answers of referees', 'referees'],
  verdict: ['decisions of validators', 'stories'],
  sprint: ['reminders of your sprint', 'overview'],
}

/** Several pushes of one kind that waited together, as one. */
export const combinedPush = (kind: PushKind, howMany: number): Words => {
  const [noun, tab] = several[kind]
  return {
    title: `${howMany} ${noun}`,
    body: 'They came while this device was quiet or away.',
    path: paths.dashboard.href(tab),
  }
}
