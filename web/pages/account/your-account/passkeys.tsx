import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Account } from '#schema/accounts/account-answers.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { PartNotLoaded } from '#web/features/accounts/part-not-loaded.tsx'
import { canUsePasskeys } from '#web/features/passkeys/can-use.ts'
import { addPasskey, passkeyErrorText, signalPasskeys } from '#web/features/passkeys/ceremonies.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { ProofForm } from './proof-field.tsx'
import { useProof } from './use-proof.ts'

/** The passkeys of the account, and a way to add one. */
export function Passkeys({ account }: { account: Account }) {
  const api = useApi()
  const { data, isError, refetch } = useOwnQuery('passkeys', () => dataOf(api.passkeys.$get()))
  useEffect(() => {
    if (data) void signalPasskeys(api, data, account)
  }, [api, data, account])
  if (isError)
    return <PartNotLoaded message="Your passkeys could not be loaded just now." onRetry={refetch} />
  if (!data)
    return (
      <p role="status" className="text-ink-soft">
        Loading…
      </p>
    )
  return (
    <>
      <p className="text-ink-soft text-label">
        With a passkey you sign in as you unlock your device: by finger, face or code, without a password.
        {account.role === 'admin' &&
          ' It also stands for your second factor. Add one on a second device too, or set up the authenticator below: without them you are locked out if this device is lost.'}
      </p>
      {data.passkeys.length > 0 && (
        <ul className="account-devices">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} account={account} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <AddPasskeyForm account={account} />
      ) : (
        <p className="text-label">
          This browser cannot keep passkeys. On a newer one, or on your phone, you can add one here.
        </p>
      )}
    </>
  )
}

function AddPasskeyForm({ account }: { account: Account }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const proof = useProof((error) => passkeyErrorText(error, 'No passkey was added. You can try again.'))

  async function add() {
    const isAdded = await proof.prove(async (password) => {
      const { name } = await addPasskey(api, password)
      showToast({ title: 'Passkey added', description: `It is called “${name}”. You can rename it.` })
    })
    if (isAdded) await queryClient.invalidateQueries({ queryKey: [ownKey] })
  }

  return (
    <ProofForm
      account={account}
      proof={proof}
      onSend={add}
      send={
        <Button type="submit" disabled={proof.isBusy}>
          {proof.isBusy ? 'Waiting for your device…' : 'Add a passkey'}
        </Button>
      }
    />
  )
}
