import { useNavigate } from 'react-router-dom'
import type { AccountAction, AdministeredAccount } from '#schema/accounts/administered-answers.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { ActionButton } from '#web/features/administration/action-button.tsx'
import type { Action } from '#web/features/administration/use-action.ts'
import { Link } from '#web/ui/link.tsx'
import { mailedReason, monthsGoOn, reasonFor, restoring, suspending, validatorRemoval } from '../actions.ts'
import { EraseButton } from './erase-button.tsx'

/** What an administrator may do to an account now; to the own one nothing. */
export function PersonActions({ account }: { account: AdministeredAccount }) {
  const all = usePersonActions(account)
  if (account.isOwn)
    return (
      <p className="max-w-measure text-ink-soft">
        This is your own account.{' '}
        <Link className="link" to={paths.account.href()}>
          Your password, devices and second factor
        </Link>{' '}
        are under Your account; the rest another administrator does.
      </p>
    )
  return (
    <div className="administration-actions">
      {account.actions.map((action) =>
        action === 'erase' ? (
          <EraseButton key={action} account={account} />
        ) : (
          <ActionButton key={action} action={all[action]}>
            {all[action].confirmLabel}
          </ActionButton>
        ),
      )}
    </div>
  )
}

/** Each action on an account: what it is called, what it does, and its call. */
function usePersonActions({
  id,
  name,
  email,
  profile,
  emailVerified,
  barred,
  months,
}: AdministeredAccount): Record<Exclude<AccountAction, 'erase'>, Action> {
  const api = useApi()
  const navigate = useNavigate()
  const calls = api.admin.accounts[':id']
  const param = { id }
  const turn = (action: 'suspend' | 'restore') => (reason: string) =>
    dataOf(calls[':action{suspend|restore}'].$post({ param: { id, action }, json: { reason } }))
  return {
    suspend: {
      ...(profile
        ? {
            ...suspending,
            description: `${suspending.description}${months > 0 ? ` ${monthsGoOn} The owner is told, too.` : ''}`,
          }
        : {
            description:
              'Nobody can sign in to the account, and every device is signed out. Nothing is deleted, and you can restore it.',
            reason: mailedReason,
          }),
      title: `Suspend ${name}?`,
      confirmLabel: 'Suspend',
      run: turn('suspend'),
      successMessage: `${name} is suspended`,
    },
    restore: {
      ...(profile ? restoring : { description: 'They can sign in again.', reason: mailedReason }),
      title: `Restore ${name}?`,
      confirmLabel: 'Restore',
      run: turn('restore'),
      successMessage: `${name} is restored`,
    },
    'end-sessions': {
      title: `Sign out everywhere: ${name}?`,
      description: `Every device is signed out at once. Their password stays.${emailVerified ? ' They are told by mail.' : ''}`,
      confirmLabel: 'Sign out everywhere',
      run: () => dataOf(calls['end-sessions'].$post({ param, json: {} })),
      successMessage: `${name} is signed out everywhere`,
    },
    'sign-in-link': {
      title: `Send a link to sign in: ${name}?`,
      description: `The link goes to ${email} and nowhere else. It is good once, for 15 minutes, and you do not see it.`,
      confirmLabel: 'Send a link to sign in',
      run: () => dataOf(calls['sign-in-link'].$post({ param, json: {} })),
      successMessage: 'The link is on its way',
    },
    'lift-bounce': {
      title: `Send mail again to ${email}?`,
      description:
        barred?.reason === 'complaint'
          ? 'Its reader called a mail of ours unwanted. Do this only if they asked for it.'
          : 'A mail to it came back. Do this once the mailbox works again, or the next one comes back as well.',
      confirmLabel: 'Send mail again',
      reason: reasonFor('Only the record keeps this.'),
      run: (reason) => dataOf(calls['lift-bounce'].$post({ param, json: { reason } })),
      successMessage: 'Mail goes to this address again',
    },
    remove: {
      ...validatorRemoval(name),
      run: async (reason) => {
        await dataOf(api.admin.validators[':id'].remove.$post({ param, json: { reason } }))
        void navigate(paths.adminHouse.href('validators'))
      },
    },
  }
}
