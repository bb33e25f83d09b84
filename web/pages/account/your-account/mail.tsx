import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MailPreferences, OptionalMail } from '#schema/accounts/mail-preferences.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { optionalMailNames } from '#web/features/accounts/optional-mail-names.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { PartNotLoaded } from '#web/features/accounts/part-not-loaded.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { LabelledSwitch } from './labelled-switch.tsx'

const queryName = 'mail-preferences'

/** The optional mails, once the address is confirmed; each has its own switch, which acts at once. */
export function Mail({ isConfirmed }: { isConfirmed: boolean }) {
  const api = useApi()
  const { data, isError, refetch } = useOwnQuery(queryName, () => dataOf(api['mail-preferences'].$get()))
  if (isError) return <PartNotLoaded message="Your choice could not be loaded just now." onRetry={refetch} />
  if (!data)
    return (
      <p role="status" className="text-ink-soft">
        Loading…
      </p>
    )
  const own = (Object.keys(optionalMailNames) as OptionalMail[]).filter((kind) => data[kind] !== undefined)
  return (
    <>
      {!isConfirmed && (
        <p className="text-ink-soft text-label">
          You can choose here which mails you are sent once your address is confirmed. Until then, every mail
          that you can do without has a link at its end that stops mail of its kind.
        </p>
      )}
      {own.length > 0 && (
        <>
          <ul className="account-mails">
            {own.map((kind) => (
              <Switch key={kind} kind={kind} isWanted={data[kind] === true} />
            ))}
          </ul>
          <p className="text-ink-soft text-label">
            Messages and results are on your dashboard, under Messages, with or without the mail.
          </p>
        </>
      )}
      <p className="text-ink-soft text-label">
        Mail that signs you in, keeps your account safe or is a receipt cannot be switched off
        {own.length > 0 && ', nor can word of a reference that was withdrawn'}.
      </p>
    </>
  )
}

function Switch({ kind, isWanted }: { kind: OptionalMail; isWanted: boolean }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [title, when] = optionalMailNames[kind]
  const { mutate, isPending, variables } = useMutation({
    // Saved one after the other, as each answer holds every choice.
    scope: { id: 'notifications' },
    mutationFn: (wanted: boolean) => dataOf(api['mail-preferences'].$put({ json: { [kind]: wanted } })),
    onSuccess: (saved: MailPreferences) => {
      queryClient.setQueryData([ownKey, queryName], saved)
      // The same choice of mails stands beside the notifications.
      void queryClient.invalidateQueries({ queryKey: [ownKey, 'notifications'] })
    },
    onError: (error) => {
      console.error('A choice of mail was not saved', error)
      showFailure('It stays as it was', error)
    },
  })
  const isOn = isPending ? variables : isWanted
  return (
    <li>
      <LabelledSwitch title={title} when={when} isOn={isOn} onChange={mutate} />
    </li>
  )
}
