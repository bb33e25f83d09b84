import { useLayoutEffect, useRef } from 'react'
import type { HoursValues } from '#schema/meetings/unsaved-hours.ts'
import { Button } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { differencesOf } from './hours-in-words.ts'
import { hoursValuesOf } from './hours-values.ts'
import type { HoursEditing } from './use-hours.ts'

/** Says that the hours were changed elsewhere; the fields show the saved ones, and the typed ones can be restored. */
export function HoursConflict({ editing, replaced }: { editing: HoursEditing; replaced: HoursValues }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const saved = hoursValuesOf(editing.saved, '', replaced.timeZone)
  const { editedAt } = editing.saved
  return (
    <section className="account-hours-aside" aria-labelledby="hours-aside-title">
      <h3 id="hours-aside-title" ref={heading} tabIndex={-1}>
        Your hours were changed elsewhere
      </h3>
      <p>
        On another device or in another tab{editedAt && ', '}
        {editedAt && <LocalTime iso={editedAt} withHour />}. What was saved there is in the fields now. What
        you entered here is not saved, and not lost:
      </p>
      <ul>
        {differencesOf(replaced, saved).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-s3">
        <Button onClick={editing.restoreReplaced}>Put mine back</Button>
        <Button variant="quiet" onClick={editing.discardReplaced}>
          Keep what was saved there
        </Button>
      </div>
    </section>
  )
}
