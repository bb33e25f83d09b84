import type { FormEvent } from 'react'
import { brand } from '#schema/brand.ts'
import { isEmail } from '#schema/email.ts'
import { maxMessageLength } from '#schema/limits.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { tooLong } from '#schema/text/too-long.ts'
import { tryOut } from '#schema/try-out.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useSendOnce } from '#web/client/use-send-once.ts'
import { PassOnConsent } from '#web/features/privacy/data-consent.tsx'
import { readerOf } from '#web/features/privacy/reader-of.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { FieldError, TextArea, TextField } from '#web/ui/field.tsx'
import { goOnWithEnter } from '#web/ui/forms/go-on-with-enter.ts'

type WrittenTo = Pick<PublicProfile, 'profileUrl' | 'firstName' | 'hasOwner' | 'isSample'>
export type MessageProps = {
  to: WrittenTo
  /** The introduction, shown until the message is sent. */
  lead?: string
  /** The initial text of the field. */
  question?: string | undefined
  /** The id of the agent's conversation that led to it. */
  sessionId?: string | undefined
}
type Values = { question: string; name: string; email: string; consent: boolean }

/** The form for a message to an expert without open hours. The text stays until it was received. */
export function MessageForm({ to, lead, question, sessionId }: MessageProps) {
  const api = useApi()
  const { send, clearError, errors, formError, isSending, sent } = useSendOnce<Values>(
    'message',
    validate,
    (values, questionKey) =>
      dataOf(
        api.questions.$post({
          json: {
            profileUrl: to.profileUrl,
            ...values,
            consent: true,
            questionKey,
            ...(sessionId && { sessionId }),
          },
        }),
      ),
  )
  if (sent) return <SentNotice to={to} message={sent} />
  return (
    <form
      noValidate
      className="grid max-w-[34rem] gap-s5"
      onKeyDown={goOnWithEnter}
      onSubmit={(event) => send(event, valuesOf(event.currentTarget))}
      onInput={({ target }: FormEvent<HTMLFormElement>) => clearError((target as HTMLInputElement).name)}
    >
      {lead && <p className="max-w-[30em] text-ink-soft">{lead}</p>}
      {to.isSample && <p className="text-label">{tryOut.message}</p>}
      <TextArea
        label="Your message"
        name="question"
        rows={5}
        defaultValue={question}
        required
        dir="auto"
        error={errors.question}
      />
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        error={errors.name}
      />
      <EmailField label="Your email address" name="email" required error={errors.email} />
      <PassOnConsent error={errors.consent}>
        Give my message, my name and my address to {readerOf(to)}
        {to.isSample ? '' : ', so that I can be answered'}.
      </PassOnConsent>
      {formError && <FieldError role="alert">{formError}</FieldError>}
      <Button type="submit" variant="main" disabled={isSending} className="justify-self-start max-sm:w-full">
        {isSending ? 'Sending…' : 'Send the message'}
      </Button>
    </form>
  )
}

function sentText({ hasOwner, isSample, firstName }: WrittenTo, email: string) {
  if (!hasOwner) return `The people who run ${brand.name} have it, and can reply to ${email}.`
  return isSample
    ? 'A mail tells whoever looks after this sample.'
    : `${firstName} is told by mail and can reply to ${email}.`
}

function SentNotice({ to, message }: { to: WrittenTo; message: Values }) {
  return (
    // The focus was on a button that is gone.
    <div role="status" tabIndex={-1} ref={(element) => element?.focus()} className="max-w-[34rem]">
      <h3>Your message is on its way</h3>
      {to.isSample && <p className="mt-s2">{tryOut.message}</p>}
      <p className="mt-s2">{sentText(to, message.email)}</p>
      <blockquote dir="auto" className="mt-s4 whitespace-pre-line border-line border-t pt-s4 text-ink-soft">
        {message.question}
      </blockquote>
    </div>
  )
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form)
  const text = (field: keyof Values) => String(data.get(field) ?? '').trim()
  return {
    question: text('question'),
    name: text('name'),
    email: text('email'),
    consent: data.has('consent'),
  }
}

function validate({ question, name, email, consent }: Values) {
  return {
    ...(!question && { question: 'Please write a message first.' }),
    ...(question.length > maxMessageLength && {
      question: tooLong(maxMessageLength, 'your message'),
    }),
    ...(!name && { name: 'Please tell us your name.' }),
    ...(!isEmail(email) && { email: 'Please check the email address.' }),
    ...(!consent && { consent: 'Please tick this, or nobody may read your message.' }),
  }
}
