import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AdministeredAccount } from '#schema/accounts/administered-answers.ts'
import { type ErasureReason, erasureReasons } from '#schema/accounts/erasure-reasons.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { ActionButton } from '#web/features/administration/action-button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const reasons = Object.entries(erasureReasons) as [ErasureReason, string][]

/** Erases an account on request, once its address is typed and a reason chosen. */
export function EraseButton({
  account: { id, name, email, months, purchases },
}: {
  account: AdministeredAccount
}) {
  const api = useApi()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<ErasureReason>('asked')
  return (
    <ActionButton
      action={{
        title: `Erase the account of ${name}?`,
        description: [
          'The account, its profile, stories and references, and all messages and conversations are erased. Referees and coming visitors are told. This cannot be undone.',
          months > 0 ? 'No further month is charged.' : '',
          purchases > 0 ? 'Orders and receipts are kept for seven years, as tax law asks.' : '',
        ].join(' '),
        confirmLabel: 'Erase for good',
        fields: (
          <>
            <TextField
              label="The address of the account"
              hint={`Type ${email}, so that nothing is erased by a slip.`}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <SelectField
              label="Why"
              value={reason}
              onChange={({ currentTarget }) =>
                setReason(reasons.find(([name]) => name === currentTarget.value)?.[0] ?? 'asked')
              }
            >
              {reasons.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </SelectField>
          </>
        ),
        run: async () => {
          await dataOf(
            api.admin.accounts[':id'].erase.$post({ param: { id }, json: { email: typed, reason } }),
          )
          void navigate(paths.adminHouse.href('people'))
        },
        successMessage: 'The account is erased',
      }}
    >
      Erase
    </ActionButton>
  )
}
