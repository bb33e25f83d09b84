import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Account } from '#schema/accounts/account-answers.ts'
import { maxPasskeyNameLength, type OwnPasskey } from '#schema/passkeys/passkeys.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SignInMethodRow } from './sign-in-method-row.tsx'

/** A passkey with its name and when it was last used; it can be renamed and removed. */
export function PasskeyRow({ passkey, account }: { passkey: OwnPasskey; account: Account }) {
  const { name } = passkey
  const [isRenaming, setRenaming] = useState(false)
  const renaming = useRef<HTMLButtonElement>(null)
  const wasRenaming = useRef(false)
  useLayoutEffect(() => {
    if (wasRenaming.current && !isRenaming) renaming.current?.focus()
    wasRenaming.current = isRenaming
  }, [isRenaming])
  if (isRenaming)
    return (
      <li>
        <RenameForm passkey={passkey} onDone={() => setRenaming(false)} />
      </li>
    )
  return (
    <SignInMethodRow name={name} since="added" method={passkey}>
      <div className="flex flex-wrap gap-s4">
        <Button
          ref={renaming}
          variant="quiet"
          aria-label={`Rename ${name}`}
          onClick={() => setRenaming(true)}
        >
          Rename
        </Button>
        <DialogButton
          variant="quiet"
          aria-label={`Remove ${name}`}
          load={() => import('./remove-sign-in-method-dialog.tsx')}
          dialog={({ RemovePasskeyDialog }, state) => (
            <RemovePasskeyDialog passkey={passkey} account={account} {...state} />
          )}
        >
          Remove
        </DialogButton>
      </div>
    </SignInMethodRow>
  )
}

function RenameForm({ passkey: { id, name }, onDone }: { passkey: OwnPasskey; onDone: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(name)
  const {
    mutate: rename,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => dataOf(api.passkeys[':id'].rename.$post({ param: { id }, json: { name: typed } })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [ownKey] })
      onDone()
    },
    onError: (error) => console.error('The passkey was not renamed', error),
  })
  const [isEmpty, setEmpty] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(!typed.trim())
    if (typed.trim()) rename()
  }
  const errorText = error ? sentenceOf(error, 'It was not renamed. Please try again later.') : ''
  return (
    <form noValidate className="grid gap-s4" onSubmit={save}>
      <TextField
        label="Name of the passkey"
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        maxLength={maxPasskeyNameLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isEmpty ? 'Please give it a name.' : errorText}
      />
      <div className="flex flex-wrap gap-s3">
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Saving…' : 'Save the name'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
