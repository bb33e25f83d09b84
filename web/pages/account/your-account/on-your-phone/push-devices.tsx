import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PushSubscriptionAnswer } from '#schema/notifications/notifications.ts'
import { dataOf, hasCode } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { removeThisDevice } from '#web/features/notifications/this-device.ts'
import { Button } from '#web/ui/button.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** The devices that get an owner's notifications; each can be removed. */
export const PushDevices = ({
  devices,
  onRemove,
}: {
  devices: PushSubscriptionAnswer[]
  onRemove: () => void
}) => (
  <div className="account-phone-part">
    <h3>Devices that get notifications</h3>
    <ul className="account-devices">
      {devices.map((device) => (
        <Device key={device.id} device={device} onRemove={onRemove} />
      ))}
    </ul>
  </div>
)

function Device({ device, onRemove }: { device: PushSubscriptionAnswer; onRemove: () => void }) {
  const { id, name, createdAt, lastUsedAt, isThisDevice } = device
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate: remove, isPending } = useMutation({
    mutationFn: async () => {
      await dataOf(api['push-subscriptions'][':id'].remove.$post({ param: { id }, json: {} })).catch(
        (error) => {
          if (!hasCode(error, 'PUSH_SUBSCRIPTION_NOT_FOUND')) throw error
        },
      )
      if (isThisDevice) await removeThisDevice()
    },
    onSuccess: () => {
      showToast({ title: 'Removed', description: `${name} gets no notifications any more.` })
      return queryClient.invalidateQueries({ queryKey: [ownKey, 'push-devices'] })
    },
    onError: (error) => {
      console.error('A device was not removed', error)
      showFailure('It could not be removed', error)
    },
  })
  return (
    <li>
      <div className="grid gap-s1">
        <p className="font-semibold text-label">{name}</p>
        <p className="text-ink-soft text-small">
          {isThisDevice && 'this device · '}since <LocalTime iso={createdAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              last one <LocalTime iso={lastUsedAt} withHour />
            </>
          ) : (
            'none sent yet'
          )}
        </p>
      </div>
      <Button
        variant="quiet"
        disabled={isPending}
        aria-label={`Remove ${name}`}
        onClick={() => {
          onRemove()
          remove()
        }}
      >
        {isPending ? 'Removing…' : 'Remove'}
      </Button>
    </li>
  )
}
