import {
  type AdministeredMail,
  type MailState,
  mailStates,
  maxCounted,
} from '#schema/administration/mails.ts'
import { grouped } from '#schema/text/numbers.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { ActionButton } from '#web/features/administration/action-button.tsx'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { ExpandableText } from '#web/features/administration/list-cells.tsx'
import { MaskedAddress } from '#web/features/administration/masked-address.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { useListParams } from '#web/features/administration/use-list-params.ts'
import { LocalTime } from '#web/ui/local-time.tsx'

const labels: Record<MailState, string> = {
  waiting: 'Waiting',
  failed: 'Failed, tried again',
  'given-up': 'Given up',
  suppressed: 'Gets no mail',
}
const empties: Record<MailState, string> = {
  waiting: 'No mail waits.',
  failed: 'No mail failed.',
  'given-up': 'No mail was given up.',
  suppressed: 'Every address gets its mail.',
}

/** Mail that waits, failed or was given up, and addresses that get none; never a text. */
export function Outbox() {
  const api = useApi()
  const { params, changeParams } = useListParams()
  const state = mailStates.find((one) => one === params.state) ?? 'waiting'
  const query = useAdministrationList(['mails', state], async (cursor) => {
    const page = await dataOf(api.admin.mails.$get({ query: { state, ...(cursor && { cursor }) } }))
    const count = page.counts[state]
    return {
      rows: page.items,
      nextCursor: page.nextCursor,
      counts: page.counts,
      total: `${count}${count >= maxCounted ? '+' : ''}`,
    }
  })
  const counts = query.first?.counts
  return (
    <section className="grid gap-s4" aria-labelledby="mail-title">
      <h2 id="mail-title">Mail</h2>
      <fieldset className="flex flex-wrap gap-s2">
        <legend className="sr-only">Which mail</legend>
        {mailStates.map((name) => (
          <label
            key={name}
            className="inline-flex min-h-tap cursor-pointer items-center gap-s2 rounded-tool border border-edge px-s4 text-label has-checked:border-ink has-checked:bg-ink has-checked:text-wall has-focus-visible:outline-2 forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:underline"
          >
            <input
              type="radio"
              name="mail-state"
              className="sr-only"
              checked={name === state}
              onChange={() => changeParams({ state: name })}
            />
            {labels[name]}
            {counts && <b className="tabular-nums">{countOf(counts[name])}</b>}
          </label>
        ))}
      </fieldset>
      <AdministrationList<AdministeredMail>
        caption={labels[state]}
        noun={state === 'suppressed' ? ['address', 'addresses'] : ['mail', 'mails']}
        query={query}
        rowKey={({ id }) => id}
        empty={empties[state]}
        columns={[
          {
            label: state === 'suppressed' ? 'Which' : 'Subject',
            cell: ({ what }) => <ExpandableText text={what} />,
          },
          { label: 'To', cell: (mail) => <Recipient mail={mail} /> },
          { label: 'Reason', cell: ({ reason }) => <ExpandableText text={reason} /> },
          { label: 'Since', cell: ({ at }) => <LocalTime iso={at} withHour /> },
          ...(state === 'suppressed'
            ? []
            : [
                {
                  label: 'Tried',
                  cell: ({ attempts }: AdministeredMail) => attempts,
                  isNumber: true as const,
                },
              ]),
        ]}
        actions={(mail) => <ResendButton mail={mail} />}
      />
    </section>
  )
}

const countOf = (count: number) => `${grouped(count)}${count >= maxCounted ? '+' : ''}`

/** The recipient of a mail, or an address that gets none. */
function Recipient({ mail: { id, to } }: { mail: AdministeredMail }) {
  const api = useApi()
  const show = () => dataOf(api.admin.mails[':id'].recipient.$post({ param: { id }, json: {} }))
  return <MaskedAddress masked={to} show={show} />
}

function ResendButton({ mail: { id, to, what, isSecret, canSend } }: { mail: AdministeredMail }) {
  const api = useApi()
  if (!canSend) return null
  return (
    <ActionButton
      variant="quiet"
      action={{
        title: `Send again: “${what}”?`,
        description: `It goes to ${to} once more, as it was written.${isSecret ? ' It holds a private link, which may be over by now.' : ''}`,
        confirmLabel: 'Send it again',
        run: () => dataOf(api.admin.mails[':id'].send.$post({ param: { id }, json: {} })),
        successMessage: 'It is on its way.',
      }}
    >
      Send again
    </ActionButton>
  )
}
