import type { Notifications } from '#schema/notifications/notifications.ts'
import { LabelledSwitch } from '../labelled-switch.tsx'
import { useSaveNotifications } from './use-save-notifications.ts'

/** Whether a notification may name people: a lock screen is read by whoever is near. */
export function LockScreen({ settings: { showNames } }: { settings: Notifications }) {
  const { mutate, isPending, variables } = useSaveNotifications()
  return (
    <div className="account-phone-part">
      <LabelledSwitch
        title="Names on the lock screen"
        when="While this is off, a notification says what happened, but not who it was or what they wrote."
        isOn={isPending ? variables.showNames === true : showNames}
        onChange={(wanted) => mutate({ showNames: wanted })}
      />
    </div>
  )
}
