import { useState } from 'react'
import type { ValidatorRow } from '#schema/accounts/administered-answers.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { ActionButton } from '#web/features/administration/action-button.tsx'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { Dash } from '#web/features/administration/list-cells.tsx'
import type { Column } from '#web/features/administration/list-table.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { validatorRemoval } from '../actions.ts'
import { accountColumns } from '../people/account-columns.tsx'

const columns: Column<ValidatorRow>[] = [
  ...accountColumns,
  {
    label: 'Standing',
    cell: ({ isSuspended, hasPassword, lastSeenAt }) =>
      isSuspended ? 'Suspended' : hasPassword || lastSeenAt ? 'Validates' : 'Invited',
  },
  { label: 'Validated', isNumber: true, cell: ({ validated }) => validated },
  { label: 'Returned', isNumber: true, cell: ({ returned }) => returned },
  { label: 'References read', isNumber: true, cell: ({ read }) => read },
  { label: 'Rejected', isNumber: true, cell: ({ rejected }) => rejected },
  {
    label: 'Last decision',
    cell: ({ id, lastDecisionAt }) =>
      lastDecisionAt ? (
        <Link
          className="link inline-flex min-h-tap items-center"
          to={paths.adminHouse.href('record', { by: id })}
        >
          <LocalTime iso={lastDecisionAt} />
        </Link>
      ) : (
        <Dash />
      ),
  },
]

/** Who validates, with what each decided: invited by mail, and removed. */
export function Validators() {
  const api = useApi()
  const query = useAdministrationList(
    ['validators'],
    (cursor) => dataOf(api.admin.validators.$get({ query: { cursor } })),
    'Failed to fetch validators',
  )
  return (
    <>
      <h2>Validators</h2>
      <AdministrationList
        caption="Validators, the latest invited first"
        noun={['validator', 'validators']}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty="Nobody validates yet. Administrators can validate as well."
        actions={(validator) => <ValidatorActions validator={validator} />}
        tools={<InviteValidatorButton />}
      />
    </>
  )
}

function ValidatorActions({
  validator: { id, name, email, hasPassword, lastSeenAt },
}: {
  validator: ValidatorRow
}) {
  const api = useApi()
  return (
    <>
      {!hasPassword && !lastSeenAt && (
        <ActionButton
          action={{
            title: `Invite again: ${name}?`,
            description: `A new link to choose a password goes to ${email}. It is good for a week.`,
            confirmLabel: 'Send again',
            run: () => dataOf(api.admin.validators.$post({ json: { name, email } })),
            successMessage: 'The invitation is on its way',
          }}
        >
          Invite again
        </ActionButton>
      )}
      <ActionButton
        action={{
          ...validatorRemoval(name),
          run: (reason) =>
            dataOf(api.admin.validators[':id'].remove.$post({ param: { id }, json: { reason } })),
        }}
      >
        Remove
      </ActionButton>
    </>
  )
}

function InviteValidatorButton() {
  const api = useApi()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  return (
    <ActionButton
      variant="main"
      action={{
        title: 'Invite a validator?',
        description:
          'They get an account for validating and a mail with a link to choose a password, good for a week. An address that has an account with a profile cannot validate.',
        confirmLabel: 'Send the invitation',
        fields: (
          <>
            <TextField
              label="Name"
              value={name}
              maxLength={120}
              autoComplete="off"
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <EmailField
              label="Email"
              value={email}
              autoComplete="off"
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          </>
        ),
        run: async () => {
          await dataOf(api.admin.validators.$post({ json: { name, email } }))
          setName('')
          setEmail('')
        },
        successMessage: 'The invitation is on its way',
      }}
    >
      Invite a validator
    </ActionButton>
  )
}
