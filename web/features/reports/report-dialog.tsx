import { type FormEvent, useRef, useState } from 'react'
import { looksLikeEmail } from '#schema/email.ts'
import { grouped } from '#schema/numbers.ts'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { longestReport, type ReportReason, reportReasons } from '#schema/report-reasons.ts'
import { CallFailed, dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DialogState } from '#web/ui/dialog-button.tsx'
import { FieldError, SelectField, TextArea, TextField } from '#web/ui/field.tsx'

type Written = { reason: string; text: string; email: string }
type Faults = Partial<Record<keyof Written | 'form', string>>
const nothing: Written = { reason: '', text: '', email: '' }

/** Says what is wrong with a profile. What is written stays until it has arrived, also while the dialog is closed. */
export function ReportDialog({
  profile,
  open,
  onOpenChange,
}: DialogState & { profile: Pick<PublicProfile, 'profileUrl' | 'name'> }) {
  const { written, write, send, faults, isSending, isSent } = useReport(profile.profileUrl)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isSent ? 'Thank you' : 'Report this profile'}
      description={
        isSent
          ? undefined
          : `Tell us what is wrong with the page of ${profile.name}. It goes to the people who run this site, not to ${profile.name}.`
      }
    >
      {isSent ? (
        <Sent email={written.email} onClose={() => onOpenChange(false)} />
      ) : (
        <form noValidate className="grid max-w-[34rem] gap-s5" onSubmit={send}>
          <SelectField
            label="What is wrong?"
            name="reason"
            required
            value={written.reason}
            onChange={({ target }) => write({ reason: target.value })}
            error={faults.reason}
          >
            <option value="">Please choose</option>
            {Object.entries(reportReasons).map(([reason, words]) => (
              <option key={reason} value={reason}>
                {words}
              </option>
            ))}
          </SelectField>
          <TextArea
            label="In your words"
            hint="What it is, and where on the page it stands."
            name="text"
            rows={5}
            required
            dir="auto"
            value={written.text}
            onChange={({ target }) => write({ text: target.value })}
            error={faults.text}
          />
          <TextField
            label="Your e-mail address (optional)"
            hint="Only if you would like an answer."
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={written.email}
            onChange={({ target }) => write({ email: target.value })}
            error={faults.email}
          />
          <ButtonLink
            variant="quiet"
            className="justify-self-start"
            to={paths.privacy.href('reporting')}
            target="_blank"
            rel="noopener"
          >
            What we keep, and for how long
            <span className="sr-only"> (opens a new window)</span>
          </ButtonLink>
          {faults.form && (
            <div role="alert">
              <FieldError id="report-fault">{faults.form}</FieldError>
            </div>
          )}
          <Button
            type="submit"
            variant="main"
            aria-disabled={isSending}
            className="justify-self-start max-sm:w-full"
          >
            {isSending ? 'Sending…' : 'Send the report'}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    // The focus was on a button that is gone.
    <div role="status" tabIndex={-1} ref={(told) => told?.focus()} className="grid max-w-[34rem] gap-s5">
      <p>
        Your report has arrived, and a person will read it.{' '}
        {email
          ? `If we have a question or an answer, we write to ${email}.`
          : 'You left no address, so we cannot tell you what comes of it.'}
      </p>
      <Button className="justify-self-start" onClick={onClose}>
        Back to the page
      </Button>
    </div>
  )
}

/** Sends what was written, once however often it is pressed; after a failure all of it still stands there. */
function useReport(profileUrl: string) {
  const api = useApi()
  const [written, setWritten] = useState(nothing)
  const [faults, setFaults] = useState<Faults>({})
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const isUnderWay = useRef(false)
  const attempt = useRef({ said: '', reportKey: '' })

  /** The same words again are the same report, whatever became of the first attempt. */
  const keyOf = (report: Written) => {
    const said = JSON.stringify(report)
    if (attempt.current.said !== said) attempt.current = { said, reportKey: crypto.randomUUID() }
    return attempt.current.reportKey
  }
  const deliver = async (report: Written) => {
    if (!navigator.onLine)
      return setFaults({ form: 'You are offline. Your report stays here: send it once you are back.' })
    setSending(true)
    try {
      const { reason, ...words } = report
      await dataOf(
        api.reports.$post({
          json: { profileUrl, reportKey: keyOf(report), reason: reason as ReportReason, ...words },
        }),
      )
      setSent(true)
    } catch (error) {
      console.error('The report was not sent', error)
      const isRefused = error instanceof CallFailed && error.status < 500
      setFaults({
        form: isRefused ? error.sentence : 'Your report could not be sent. It stays here: please try again.',
      })
    }
    setSending(false)
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const report = { ...written, text: written.text.trim(), email: written.email.trim() }
    const found = faultsOf(report)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    isUnderWay.current = true
    await deliver(report)
    isUnderWay.current = false
  }
  const write = (change: Partial<Written>) => setWritten((before) => ({ ...before, ...change }))
  return { written, write, send, faults, isSending, isSent }
}

function faultsOf({ reason, text, email }: Written): Faults {
  return {
    ...(!reason && { reason: 'Please choose what is wrong.' }),
    ...(text.length < 10 && { text: 'Please say in a sentence what is wrong and where.' }),
    ...(text.length > longestReport && {
      text: `Please keep it under ${grouped(longestReport)} characters.`,
    }),
    ...(email && !looksLikeEmail(email) && { email: 'Please check the e-mail address, or leave it empty.' }),
  }
}
