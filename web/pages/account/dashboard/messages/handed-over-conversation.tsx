import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import type { Dashboard } from '#schema/dashboard.ts'
import type { Lead } from '#schema/leads/lead-answers.ts'
import { type HandOffAnswer, handOffAnswerSchema } from '#schema/leads/leads.ts'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { errorsOf, showServerErrors } from '#web/ui/forms/field-errors.ts'
import { clearEntry, restoredEntry, useStoredEntry } from '#web/ui/forms/stored-entry.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { Loading, RowsNotLoaded } from '../rows.tsx'
import { FormError } from '../teaching/form-error.tsx'
import { SaidLines } from './conversation.tsx'
import { useConversation } from './conversation-calls.ts'
import { useHandOffAnswer } from './lead-calls.ts'

type Props = { lead: Lead; dashboard: Dashboard }

/** What was said in a conversation that was handed to the owner. */
export const HandedOverConversation = ({ lead, dashboard }: Props) =>
  lead.conversation === null ? (
    <p>The conversation was erased, or its 90 days were over.</p>
  ) : (
    <Transcript lead={lead} id={lead.conversation} dashboard={dashboard} />
  )

/** The form of the owner's answer to it. */
export function HandOffAnswerForm({ lead }: { lead: Lead }) {
  const answer = useHandOffAnswer(lead)
  const name = `lead-${lead.id}`
  const [saved] = useState<HandOffAnswer>({ text: '' })
  const [defaultValues] = useState(() => restoredEntry(name, saved))
  const form = useForm({ defaultValues, resolver: contract })
  const { register, control, setError, formState } = form
  const { errors, isSubmitting } = formState
  useStoredEntry(name, saved, useWatch({ control }) as HandOffAnswer)
  const send = form.handleSubmit(async (values) => {
    try {
      const outcome = await answer.mutateAsync(values)
      clearEntry(name)
      showToast(noticeOf(lead, outcome))
    } catch (error) {
      showServerErrors(error, setError, { fields: ['text'] })
    }
  })
  return (
    <form noValidate className="grid gap-s4" onSubmit={send}>
      <TextArea
        label="Your answer"
        hint="We mail it once, with your address to write back to, and put it into the conversation."
        rows={4}
        error={errors.text?.message}
        {...register('text')}
      />
      <FormError message={errors.root?.message} error={answer.error} />
      <Button type="submit" variant="main" className="justify-self-start" disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send the answer'}
      </Button>
    </form>
  )
}

function noticeOf({ name, email }: Lead, { mailed, said }: { mailed: boolean; said: boolean }) {
  if (mailed)
    return { title: 'Your answer is on its way', description: `It goes to ${name || email} by mail.` }
  return said
    ? {
        title: 'Your answer is in the conversation',
        description: `It was not mailed: ${email} takes no mail from us.`,
      }
    : { title: 'Answered before', description: 'One answer has gone out already; no other was sent.' }
}

function Transcript({ lead, id, dashboard }: Props & { id: string }) {
  const { data, error, refetch, mustSignIn } = useConversation(id)
  if (mustSignIn) return <SignInRedirect />
  return (
    <section className="grid gap-s4" aria-labelledby="handed-title">
      <h4 id="handed-title" className="font-semibold text-label">
        What was said
      </h4>
      {data ? (
        <SaidLines lines={data.lines} visitor={lead.name || 'Visitor'} profile={dashboard.profile} />
      ) : error ? (
        <RowsNotLoaded error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </section>
  )
}

const contract: Resolver<HandOffAnswer> = (values) => errorsOf(values, handOffAnswerSchema.safeParse(values))
