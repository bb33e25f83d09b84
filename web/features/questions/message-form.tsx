import { CircleAlert } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { brand } from '#schema/brand.ts'
import { looksLikeEmail } from '#schema/email.ts'
import { longestMessage } from '#schema/limits.ts'
import { grouped } from '#schema/numbers.ts'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { CallFailed, dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'

export type WrittenTo = Pick<PublicProfile, 'profileUrl' | 'firstName' | 'hasOwner'>
export type MessageProps = {
  to: WrittenTo
  /** What is asked for, said until it is sent. */
  lead?: string
  /** What stands in the field at first. */
  question?: string | undefined
  /** The conversation with the agent that it comes out of. */
  sessionId?: string | undefined
}
type Field = 'question' | 'name' | 'email' | 'consent'
type Faults = Partial<Record<Field | 'form', string>>
type Entered = { question: string; name: string; email: string; consent: boolean }

/** Where a visitor writes to an expert who has no open hour. What is written stays until it has arrived. */
export function MessageForm({ to, lead, question, sessionId }: MessageProps) {
  const { send, mend, faults, isSending, sent } = useMessage(to, sessionId)
  if (sent) return <Sent to={to} message={sent} />
  const reader = to.hasOwner ? to.firstName : `the people who run ${brand.name}`
  return (
    <form noValidate className="grid max-w-[34rem] gap-s5" onSubmit={send} onInput={mend}>
      {lead && <p className="max-w-[30em] text-ink-soft">{lead}</p>}
      {!to.hasOwner && (
        <p className="text-ink-soft text-label">
          This is a sample profile. What you write is read by {reader}.
        </p>
      )}
      <TextArea
        label="Your message"
        name="question"
        rows={5}
        defaultValue={question}
        required
        dir="auto"
        error={faults.question}
      />
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        error={faults.name}
      />
      <TextField
        label="Your e-mail address"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        error={faults.email}
      />
      <div className="grid gap-s2">
        <label className="flex min-h-tap items-center gap-s4 text-label">
          <input
            type="checkbox"
            name="consent"
            required
            className="size-5 shrink-0 accent-ink"
            aria-invalid={faults.consent ? true : undefined}
            aria-describedby={faults.consent && `consent-${to.profileUrl}`}
          />
          <span>Give my message, my name and my address to {reader}, so that I can be answered.</span>
        </label>
        {faults.consent && (
          <p id={`consent-${to.profileUrl}`} className="flex items-start gap-s2 text-madder-text text-small">
            <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
            {faults.consent}
          </p>
        )}
        <ButtonLink variant="quiet" to={paths.privacy.href('writing')} target="_blank" rel="noopener">
          What we keep, and for how long
          <span className="sr-only"> (opens a new window)</span>
        </ButtonLink>
      </div>
      {faults.form && (
        <p role="alert" className="flex items-start gap-s2 text-madder-text text-small">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {faults.form}
        </p>
      )}
      <Button
        type="submit"
        variant="main"
        aria-disabled={isSending}
        className="justify-self-start max-sm:w-full"
      >
        {isSending ? 'Sending…' : 'Send the message'}
      </Button>
    </form>
  )
}

function Sent({ to, message }: { to: WrittenTo; message: Entered }) {
  return (
    // The focus was on a button that is gone.
    <div role="status" tabIndex={-1} ref={(told) => told?.focus()} className="max-w-[34rem]">
      <h3>Your message is on its way</h3>
      <p className="mt-s2">
        {to.hasOwner
          ? `${to.firstName} is told by mail and can reply to ${message.email}.`
          : `The people who run ${brand.name} have it, and can reply to ${message.email}.`}
      </p>
      <blockquote dir="auto" className="mt-s4 whitespace-pre-line border-line border-t pt-s4 text-ink-soft">
        {message.question}
      </blockquote>
    </div>
  )
}

/** Sends what a form holds, once however often it is pressed; after a failure all of it still stands there. */
function useMessage({ profileUrl }: WrittenTo, sessionId: string | undefined) {
  const api = useApi()
  const [faults, setFaults] = useState<Faults>({})
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Entered>()
  const isUnderWay = useRef(false)
  const attempt = useRef({ said: '', questionKey: '' })

  /** The same words again are the same message, whatever became of the first attempt. */
  const keyOf = (entered: Entered) => {
    const said = JSON.stringify(entered)
    if (attempt.current.said !== said) attempt.current = { said, questionKey: crypto.randomUUID() }
    return attempt.current.questionKey
  }
  const deliver = async (entered: Entered) => {
    if (!navigator.onLine)
      return setFaults({ form: 'You are offline. Your message stays here: send it once you are back.' })
    setSending(true)
    try {
      const questionKey = keyOf(entered)
      await dataOf(
        api.questions.$post({
          json: { profileUrl, ...entered, consent: true, questionKey, ...(sessionId && { sessionId }) },
        }),
      )
      setSent(entered)
    } catch (error) {
      console.error('The message was not sent', error)
      const isRefused = error instanceof CallFailed && error.status < 500
      setFaults({
        form: isRefused ? error.sentence : 'Your message could not be sent. It stays here: please try again.',
      })
    }
    setSending(false)
  }

  /** What was said of a field is over once it is written in again. */
  const mend = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    if (name in faults) setFaults({ ...faults, [name]: undefined })
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const entered = enteredIn(new FormData(event.currentTarget))
    const found = faultsOf(entered)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    isUnderWay.current = true
    await deliver(entered)
    isUnderWay.current = false
  }
  return { send, mend, faults, isSending, sent }
}

function enteredIn(form: FormData): Entered {
  const text = (field: Field) => String(form.get(field) ?? '').trim()
  return {
    question: text('question'),
    name: text('name'),
    email: text('email'),
    consent: form.has('consent'),
  }
}

function faultsOf({ question, name, email, consent }: Entered): Faults {
  return {
    ...(!question && { question: 'Please write a message first.' }),
    ...(question.length > longestMessage && {
      question: `Please keep your message under ${grouped(longestMessage)} characters.`,
    }),
    ...(!name && { name: 'Please tell us your name.' }),
    ...(!looksLikeEmail(email) && { email: 'Please check the e-mail address.' }),
    ...(!consent && { consent: 'Please tick this, or nobody may read your message.' }),
  }
}
