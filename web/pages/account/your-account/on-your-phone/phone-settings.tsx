import './on-your-phone.css'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { PartNotLoaded } from '#web/features/accounts/part-not-loaded.tsx'
import { useRefetchOnFocus } from '#web/features/accounts/use-refetch-on-focus.ts'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { InstallGuide } from './install-guide.tsx'
import { LockScreen } from './lock-screen.tsx'
import { NotificationChannels } from './notification-channels.tsx'
import { PushDevices } from './push-devices.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { ThisDevice } from './this-device.tsx'

/** The installed app, and what an owner is notified of on which devices (R33). */
export function PhoneSettings() {
  const api = useApi()
  const settings = useOwnQuery('notifications', () => dataOf(api.notifications.$get()))
  const devices = useOwnQuery('push-devices', () => dataOf(api['push-subscriptions'].$get()))
  useRefetchOnFocus(() => Promise.all([settings.refetch(), devices.refetch()]))
  const { data } = settings
  const { target, press } = useFocusAfterPress<HTMLHeadingElement>()
  return (
    <>
      <InstallGuide />
      {data && devices.data ? (
        <>
          <ThisDevice settings={data} devices={devices.data} heading={target} />
          {devices.data.length > 0 && (
            <>
              <PushDevices devices={devices.data} onRemove={press} />
              <NotificationChannels settings={data} />
              <QuietHours settings={data} />
              <LockScreen settings={data} />
            </>
          )}
        </>
      ) : settings.isError || devices.isError ? (
        <PartNotLoaded
          message="What you are notified of could not be loaded just now."
          onRetry={() => Promise.all([settings.refetch(), devices.refetch()])}
        />
      ) : (
        <p role="status" className="text-ink-soft">
          Loading…
        </p>
      )}
    </>
  )
}
