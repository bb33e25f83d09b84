import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import type { Notifications, PushSubscriptionAnswer } from '#schema/notifications/notifications.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { pushAvailable, whyNoPush } from '#web/features/notifications/push-available.ts'
import { disablePushes, enablePushes, endpointHashHere } from '#web/features/notifications/this-device.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Props = {
  settings: Notifications
  devices: PushSubscriptionAnswer[]
  heading: RefObject<HTMLHeadingElement | null>
}

/** Turns notifications on and off for this browser; it asks for the permission only after a press. */
export function ThisDevice({ settings, devices, heading }: Props) {
  const hash = useHashHere(devices)
  const { target, press } = useFocusAfterPress<HTMLParagraphElement>()
  const { turningOn, turningOff, trying, isDismissed, error, reset } = usePushes()
  const here = devices.find(({ endpointHash }) => endpointHash === hash)
  const available = pushAvailable(settings)
  const isBusy = turningOn.isPending || turningOff.isPending
  const again = () => {
    press()
    reset()
  }
  return (
    <div className="account-phone-part">
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        Notifications on this device
      </h3>
      <p ref={target} tabIndex={-1} role="status" className="text-label outline-none">
        {here
          ? 'They are on for this device. It shows what happened as soon as it does, outside your quiet hours.'
          : available === 'yes'
            ? 'A new message, a meeting booked or moved, a referee’s answer: this device can show it as soon as it happens. Nothing is shown before you turn it on.'
            : whyNoPush[available]}
        {isDismissed && !here && available === 'yes' && ` ${whyNoPush.dismissed}`}
      </p>
      {error && (
        <Notice>
          {error instanceof DOMException
            ? whyNoPush.refused
            : sentenceOf(error, 'That did not work. Please try again later.')}
        </Notice>
      )}
      {here ? (
        <div className="flex flex-wrap items-center gap-s4">
          <Button
            disabled={trying.isPending || isBusy}
            onClick={() => {
              again()
              trying.mutate(here.id)
            }}
          >
            {trying.isPending ? 'Sending…' : 'Send one to try'}
          </Button>
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => {
              again()
              turningOff.mutate(here.id)
            }}
          >
            {turningOff.isPending ? 'Turning off…' : 'Turn off here'}
          </Button>
        </div>
      ) : (
        available === 'yes' && (
          <Button
            variant="main"
            className="justify-self-start max-sm:w-full"
            disabled={isBusy}
            onClick={() => {
              again()
              turningOn.mutate(settings.publicKey ?? '')
            }}
          >
            {turningOn.isPending ? 'Turning on…' : 'Turn on notifications'}
          </Button>
        )
      )}
    </div>
  )
}

/** Turns the pushes of this browser on and off, and sends one to try; `isDismissed` once the permission was not given. */
function usePushes() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isDismissed, setDismissed] = useState(false)
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [ownKey, 'push-devices'] })
  const turningOn = useMutation({
    mutationFn: (publicKey: string) => enablePushes(api, publicKey),
    onSuccess: (outcome) => setDismissed(outcome === 'dismissed'),
    onError: (error) => console.error('Notifications were not turned on', error),
    onSettled,
  })
  const turningOff = useMutation({
    mutationFn: (id: string) => disablePushes(api, id),
    onError: (error) => console.error('Notifications were not turned off', error),
    onSettled,
  })
  const trying = useMutation({
    mutationFn: (id: string) =>
      dataOf(api['push-subscriptions'][':id'].try.$post({ param: { id }, json: {} })),
    onSuccess: () => showToast({ title: 'Sent', description: 'It should be here within a few seconds.' }),
    onError: (error) => console.error('No notification was sent', error),
    onSettled,
  })
  const reset = () => {
    turningOn.reset()
    turningOff.reset()
    trying.reset()
  }
  return {
    turningOn,
    turningOff,
    trying,
    isDismissed,
    error: turningOn.error ?? turningOff.error ?? trying.error,
    reset,
  }
}

/** The subscription of this browser, looked at again whenever the server's list is. */
function useHashHere(devices: PushSubscriptionAnswer[]): string | null {
  const [hash, setHash] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the list
  useEffect(() => {
    let isShown = true
    void endpointHashHere()
      .catch(() => null)
      .then((found) => isShown && setHash(found))
    return () => {
      isShown = false
    }
  }, [devices])
  return hash
}
