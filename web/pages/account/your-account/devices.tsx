import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeviceSession } from '#schema/accounts/account-answers.ts'
import { dataOf, hasCode } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { PartNotLoaded } from '#web/features/accounts/part-not-loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const queryName = 'sessions'

/** The signed-in devices; each can be signed out, or all but this one. */
export function Devices() {
  const api = useApi()
  const { data: sessions, isError, refetch } = useOwnQuery(queryName, () => dataOf(api.sessions.$get()))
  const { mutate: endOthers, isPending } = useEndSession(() =>
    dataOf(api.sessions['end-others'].$post({ json: {} })),
  )
  const { target, press } = useFocusAfterPress<HTMLUListElement>()
  if (isError) return <PartNotLoaded message="The list could not be loaded just now." onRetry={refetch} />
  if (!sessions)
    return (
      <p role="status" className="text-ink-soft">
        Loading…
      </p>
    )
  const hasOthers = sessions.some(({ isThis }) => !isThis)
  return (
    <>
      <ul
        ref={target}
        tabIndex={-1}
        aria-label="Where you are signed in"
        className="account-devices outline-none"
      >
        {sessions
          .toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
          .map((session) => (
            <Device key={session.id} session={session} onEndSession={press} />
          ))}
      </ul>
      {hasOthers ? (
        <Button
          className="justify-self-start"
          disabled={isPending}
          onClick={() => {
            press()
            endOthers()
          }}
        >
          {isPending ? 'Signing out…' : 'Sign out everywhere else'}
        </Button>
      ) : (
        <p className="text-ink-soft text-label">Nowhere else.</p>
      )}
    </>
  )
}

function Device({
  session: { id, device, network, passkey, lastSeenAt, isThis },
  onEndSession,
}: {
  session: DeviceSession
  onEndSession: () => void
}) {
  const api = useApi()
  const { mutate: end, isPending } = useEndSession(() =>
    dataOf(api.sessions[':id'].end.$post({ param: { id }, json: {} })),
  )
  return (
    <li>
      <div className="grid gap-s1">
        <p className="font-semibold text-label">{device}</p>
        <p className="text-ink-soft text-small">
          {network} · {passkey && <>with the passkey “{passkey}” · </>}
          {isThis ? (
            'this device'
          ) : (
            <>
              last seen <LocalTime iso={lastSeenAt} withHour />
            </>
          )}
        </p>
      </div>
      {!isThis && (
        <Button
          variant="quiet"
          disabled={isPending}
          aria-label={`Sign out ${device}, ${network}`}
          onClick={() => {
            onEndSession()
            end()
          }}
        >
          {isPending ? 'Signing out…' : 'Sign out'}
        </Button>
      )}
    </li>
  )
}

/** Ends sessions and fetches the list again; a session that is gone already counts as success. */
function useEndSession(end: () => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      end().catch((error) => {
        if (!hasCode(error, 'SESSION_NOT_FOUND')) throw error
      }),
    onSuccess: () => {
      showToast({ title: 'Signed out there' })
      return queryClient.invalidateQueries({ queryKey: [ownKey, queryName] })
    },
    onError: (error) => {
      console.error('A session was not ended', error)
      showFailure('It is still signed in there', error)
    },
  })
}
