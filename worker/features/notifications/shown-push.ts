import type { PushKind, PushPayload } from '#schema/notifications/notifications.ts'
import { cutAtWord } from '#schema/text/cut-at-word.ts'
import { inOneLine } from '#schema/text/typed.ts'

/** In characters; with them a push stays below 3 KB, whatever its letters. */
const longestTitle = 120
const longestBody = 300

type Words = Pick<PushPayload, 'title' | 'body' | 'path'>

/** What a device shows of a push: with names only where its owner allows them on the lock screen. */
export function shownPush(
  push: { title: string; text: string; namedTitle: string; namedText: string; path: string },
  showsNames: boolean,
): Words {
  const [title, body] = showsNames ? [push.namedTitle, push.namedText] : [push.title, push.text]
  return { title: short(title, longestTitle), body: short(body, longestBody), path: push.path }
}

const short = (words: string, longest: number) => cutAtWord(inOneLine(words), longest)

const several: Record<PushKind, string> = {
  lead: 'new scorecard results',
  message: 'new messages',
  'meeting-booked': 'meetings booked',
  'meeting-changed': 'meetings changed',
  'reference-answered': 'answers of referees',
  verdict: 'verdicts of validators',
  sprint: 'reminders of your sprint',
}

/** Several pushes of one kind that waited together, as one. */
export const toldAsOne = (kind: PushKind, howMany: number, path: string): Words => ({
  title: `${howMany} ${several[kind]}`,
  body: 'They came while your notifications were quiet.',
  path,
})
