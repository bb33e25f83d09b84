import { useState } from 'react'
import type { Notifications } from '#schema/notifications/notifications.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { LabelledSwitch } from '../labelled-switch.tsx'
import { useSaveNotifications } from './use-save-notifications.ts'

const firstHours = { from: '22:00', to: '07:00' }

/** When devices stay silent: what comes meanwhile is told at its end. */
export function QuietHours({ settings: { quiet, zone } }: { settings: Notifications }) {
  const { mutate, isPending, variables } = useSaveNotifications()
  const isOn = isPending && variables.quiet !== undefined ? variables.quiet !== null : quiet !== null
  const zoneHere = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className="account-phone-part">
      <LabelledSwitch
        title="Quiet hours"
        when="Nothing is shown then. What came in meanwhile is shown when they end."
        isOn={isOn}
        onChange={(wanted) => mutate({ quiet: wanted ? firstHours : null })}
      />
      {quiet && (
        <>
          <Hours quiet={quiet} onChange={(hours) => mutate({ quiet: hours })} />
          <p className="text-ink-soft text-small">By the clock of {nameOf(zone)}.</p>
          {zone !== zoneHere && (
            <Button variant="quiet" className="justify-self-start" onClick={() => mutate({ zone: zoneHere })}>
              Go by the clock of this device ({nameOf(zoneHere)})
            </Button>
          )}
        </>
      )}
    </div>
  )
}

type Quiet = NonNullable<Notifications['quiet']>

const isSame = (one: Quiet, other: Quiet) => one.from === other.from && one.to === other.to

function Hours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const [typed, setTyped] = useState(quiet)
  const [lastQuiet, setLastQuiet] = useState(quiet)
  // Chosen elsewhere: shown, unless something else is being typed here.
  if (!isSame(lastQuiet, quiet)) {
    setLastQuiet(quiet)
    if (isSame(typed, lastQuiet)) setTyped(quiet)
  }
  const [edited, setEdited] = useState<keyof Quiet>()
  const isNone = typed.from !== '' && typed.from === typed.to
  const wrongWith = (end: keyof Quiet) => {
    // A time that is being typed is empty too.
    if (!typed[end] && end !== edited) return `Please give a time. Until then it stays ${quiet[end]}.`
    return isNone && end === 'to' ? 'Please let them end at another time.' : ''
  }
  const save = () => {
    setEdited(undefined)
    if (typed.from && typed.to && !isNone && !isSame(typed, quiet)) onChange(typed)
  }
  return (
    <div className="account-phone-hours">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={end === 'from' ? 'From' : 'Until'}
          type="time"
          required
          value={typed[end]}
          error={wrongWith(end)}
          onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
          onFocus={() => setEdited(end)}
          onBlur={save}
        />
      ))}
    </div>
  )
}

/** `Europe/London` → `London`. */
const nameOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replace(/_/g, ' ')
