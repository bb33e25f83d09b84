import { useState } from 'react'
import { isEmail } from '#schema/email.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { maxReportLength, type ReportReason, reportReasons } from '#schema/reports/report-reasons.ts'
import { tooLong } from '#schema/text/too-long.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useSendOnce } from '#web/client/use-send-once.ts'
import { RetentionLink } from '#web/features/privacy/data-consent.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { FieldError, TextArea } from '#web/ui/field.tsx'
import { goOnWithEnter } from '#web/ui/forms/go-on-with-enter.ts'
import { SelectField } from '#web/ui/select-field.tsx'

type Values = { reason: string; text: string; email: string }
const nothing: Values = { reason: '', text: '', email: '' }

/** The form that reports a profile. The text stays until it was received, also while the dialog is closed. */
export function ReportDialog({
  profile,
  open,
  onOpenChange,
}: DialogState & { profile: Pick<PublicProfile, 'profileUrl' | 'name'> }) {
  const api = useApi()
  const { profileUrl } = profile
  const [values, setValues] = useState(nothing)
  const write = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }))
  const { send, errors, formError, isSending, sent } = useSendOnce<Values>(
    'report',
    validate,
    ({ reason, ...words }, reportKey) =>
      dataOf(
        api.reports.$post({ json: { profileUrl, reportKey, reason: reason as ReportReason, ...words } }),
      ),
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={sent ? 'Thank you' : 'Report this profile'}
      description={
        sent
          ? undefined
          : `Tell us what is wrong with the page of ${profile.name}. It goes to the people who run this site, not to ${profile.name}.`
      }
    >
      {sent ? (
        <SentNotice email={sent.email} onClose={() => onOpenChange(false)} />
      ) : (
        <form
          noValidate
          className="grid max-w-[34rem] gap-s5"
          onKeyDown={goOnWithEnter}
          onSubmit={(event) =>
            send(event, { ...values, text: values.text.trim(), email: values.email.trim() })
          }
        >
          <SelectField
            label="What is wrong?"
            name="reason"
            required
            value={values.reason}
            onChange={({ target }) => write({ reason: target.value })}
            error={errors.reason}
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
            value={values.text}
            onChange={({ target }) => write({ text: target.value })}
            error={errors.text}
          />
          <EmailField
            label="Your email address (optional)"
            hint="Only if you would like an answer."
            name="email"
            value={values.email}
            onChange={({ target }) => write({ email: target.value })}
            error={errors.email}
          />
          <RetentionLink of="reporting" />
          {formError && <FieldError role="alert">{formError}</FieldError>}
          <Button
            type="submit"
            variant="main"
            disabled={isSending}
            className="justify-self-start max-sm:w-full"
          >
            {isSending ? 'Sending…' : 'Send the report'}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

function SentNotice({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    // The focus was on a button that is gone.
    <div
      role="status"
      tabIndex={-1}
      ref={(element) => element?.focus()}
      className="grid max-w-[34rem] gap-s5"
    >
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

function validate({ reason, text, email }: Values) {
  return {
    ...(!reason && { reason: 'Please choose what is wrong.' }),
    ...(text.length < 10 && { text: 'Please say in a sentence what is wrong and where.' }),
    ...(text.length > maxReportLength && {
      text: tooLong(maxReportLength),
    }),
    ...(email && !isEmail(email.trim()) && { email: 'Please check the email address, or leave it empty.' }),
  }
}
