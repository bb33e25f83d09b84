import { useState } from 'react'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { ActionButton } from '#web/features/administration/action-button.tsx'
import { TextField } from '#web/ui/field.tsx'

/** Sets the link by which a sprint is joined; an empty field takes it away. */
export function RoomButton({
  number,
  room,
  isMailed,
}: {
  number: string
  room: string | null
  /** The mail of the day before, with the former link, was written already. */
  isMailed: boolean
}) {
  const api = useApi()
  const [typed, setTyped] = useState(room ?? '')
  const mailed = isMailed
    ? ' The mail of the day before has gone out with the former link: write to them.'
    : ''
  return (
    <ActionButton
      variant="main"
      action={{
        title: room ? 'Change the link of this sprint?' : 'Set the link of this sprint?',
        description: `Everybody with a place reads it on their dashboard, in the calendar file, on new receipts and in the mail of the day before.${mailed}`,
        confirmLabel: 'Save the link',
        fields: (
          <TextField
            label="Link"
            hint="It begins with https://. Leave it empty to take it away."
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        ),
        run: () =>
          dataOf(
            api.admin.sprints[':number'].$put({
              param: { number },
              json: { room: typed.trim() || null, before: room },
            }),
          ),
        successMessage: 'Saved.',
      }}
    >
      {room ? 'Change the link' : 'Set the link'}
    </ActionButton>
  )
}
