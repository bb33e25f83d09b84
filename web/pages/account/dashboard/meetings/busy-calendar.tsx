import { useState } from 'react'
import type { OwnBusyCalendar } from '#schema/meetings/availability.ts'
import { CallFailed, dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { SignInRedirect, useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { useRefetchOnFocus } from '#web/features/accounts/use-refetch-on-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { FieldError, TextField } from '#web/ui/field.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Loading, RowsNotLoaded } from '../rows.tsx'
import { busyCalendarKey, useBusyCalendar } from './use-busy-calendar.ts'
import { whereToFind } from './where-to-find.ts'

/** The owner's connected calendar, whose busy times are not offered. */
export function BusyCalendar() {
  const api = useApi()
  const { data, error, refetch, mustSignIn } = useOwnQuery(busyCalendarKey, () =>
    dataOf(api.meetings.calendar.$get()),
  )
  useRefetchOnFocus(refetch)
  const [isChanging, setChanging] = useState(false)
  if (mustSignIn) return <SignInRedirect />
  const calendar = data?.calendar
  return (
    <section aria-labelledby="busy-calendar-title">
      <h3 id="busy-calendar-title">Your own calendar</h3>
      <p className="max-w-measure">
        While you are busy there, nobody is offered an hour. Only from when to when is kept, never what it is
        about, and visitors see neither. It is read every quarter of an hour, and anew before a booking.
      </p>
      {!data ? (
        error ? (
          <RowsNotLoaded error={error} onRetry={refetch} />
        ) : (
          <Loading />
        )
      ) : calendar && !isChanging ? (
        <ConnectedCalendar calendar={calendar} onChange={() => setChanging(true)} />
      ) : (
        <CalendarAddressForm isChanging={isChanging} onDone={() => setChanging(false)} />
      )}
    </section>
  )
}

type Calendar = NonNullable<OwnBusyCalendar['calendar']>

function ConnectedCalendar({ calendar, onChange }: { calendar: Calendar; onChange: () => void }) {
  const { host, lastReadAt, problem, busyTimes } = calendar
  return (
    <>
      <dl className="account-status">
        <div>
          <dt>Calendar at</dt>
          <dd>{host}</dd>
        </div>
        <div>
          <dt>Last read</dt>
          <dd>{lastReadAt ? <LocalTime iso={lastReadAt} withHour /> : 'Not yet'}</dd>
        </div>
        <div>
          <dt>Busy times</dt>
          <dd>
            {busyTimes === 0
              ? 'None within the days that can be booked'
              : `${busyTimes} within the days that can be booked`}
          </dd>
        </div>
      </dl>
      {problem && (
        <div role="alert" className="grid gap-s2">
          <FieldError>{problem}</FieldError>
          <p className="max-w-measure text-small">
            What was read last counts meanwhile, and you can be booked as before. If the address has changed,
            enter the new one.
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-s4">
        <Button onClick={onChange}>Enter another address</Button>
        <DialogButton
          variant="quiet"
          load={() => import('./remove-calendar-dialog.tsx')}
          dialog={({ RemoveCalendarDialog }, state) => <RemoveCalendarDialog host={host} {...state} />}
        >
          Stop reading it
        </DialogButton>
      </div>
    </>
  )
}

/** The reason of a refusal, if it is known. */
const refusalOf = (error: Error) =>
  (error instanceof CallFailed && error.details[0]?.message) ||
  sentenceOf(error, 'It could not be saved just now. Please try again.')

function CalendarAddressForm({ isChanging, onDone }: { isChanging: boolean; onDone: () => void }) {
  const [typed, setTyped] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { mutate, isPending, error } = useBusyCalendar()
  const sentence = isEmpty ? 'Please enter the address of your calendar.' : error && refusalOf(error)
  return (
    <form
      noValidate
      className="grid max-w-measure justify-items-start gap-s4"
      onSubmit={(event) => {
        event.preventDefault()
        const url = typed.trim()
        setEmpty(url === '')
        if (url && !isPending) mutate(url, { onSuccess: onDone })
      }}
    >
      <div className="w-full">
        <TextField
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label="Private iCal address"
          hint="Anybody who has it can read your calendar. We keep it encrypted, and never show it again."
          placeholder="https://"
          maxLength={2000}
          error={sentence}
          value={typed}
          onChange={({ currentTarget }) => {
            setEmpty(false)
            setTyped(currentTarget.value)
          }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-s4">
        <Button type="submit" variant="main" disabled={isPending}>
          {isPending ? 'Reading it…' : 'Read this calendar'}
        </Button>
        {isChanging && (
          <Button variant="quiet" onClick={onDone}>
            Leave it as it is
          </Button>
        )}
      </div>
      <div className="account-where w-full">
        <p className="font-semibold text-label">Where to find it</p>
        {whereToFind.map(({ name, steps, note }) => (
          <details key={name}>
            <summary>{name}</summary>
            <ol className="list-decimal pl-s5 text-label">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {note && <p className="mt-s2 text-ink-soft text-small">{note}</p>}
          </details>
        ))}
      </div>
    </form>
  )
}
