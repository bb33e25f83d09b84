import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { maxCorrectionLength } from '#schema/corrections/correction-limits.ts'
import { inboxAnswerSchema } from '#schema/inbox/inbox.ts'
import type { Unanswered } from '#schema/inbox/inbox-answers.ts'
import { counted, grouped } from '#schema/text/numbers.ts'
import { hasCode } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { errorsOf, showServerErrors } from '#web/ui/forms/field-errors.ts'
import { clearEntry, restoredEntry, useStoredEntry } from '#web/ui/forms/stored-entry.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { FormError } from '../../teaching/form-error.tsx'
import { AnswerTrial } from '../../test-bench/answer-trial.tsx'
import { hrefOf } from '../messages-params.ts'
import { type AnswerValues, useAnswer } from './inbox-calls.ts'

/** Answers a question: taught to the agent, mailed to who waits for it, or both in one press. */
export function AnswerForm({ item, back }: { item: Unanswered; back: string }) {
  const { waiting } = item
  const navigate = useNavigate()
  const [shown, setShown] = useState<string | undefined>(item.example)
  const answer = useAnswer(item, shown)
  const name = `asked-${item.id}`
  const [saved] = useState({ asked: item.example, text: '', asCorrection: true, mail: waiting > 0 })
  const [defaultValues] = useState(() => restoredEntry<AnswerValues>(name, saved))
  const form = useForm({ defaultValues, resolver: contract })
  const { register, control, setError, setValue, formState } = form
  const { errors, isSubmitting } = formState
  const values = useWatch({ control }) as AnswerValues
  useStoredEntry(name, saved, values)

  const send = form.handleSubmit(async (submitted) => {
    let answered: Answered
    try {
      answered = await answer.mutateAsync(submitted)
    } catch (error) {
      if (hasCode(error, 'UNANSWERED_CHANGED')) {
        setValue('asked', '')
        setShown(undefined)
      }
      return showServerErrors(error, setError, { fields: ['asked', 'text', 'asCorrection'] })
    }
    if (answered.notMailed > 0) return setError('root', { message: notMailedText(answered) })
    form.reset(saved)
    clearEntry(name)
    showToast(noticeOf(answered, (to) => void navigate(to, { preventScrollReset: true })))
    await navigate(back, { replace: true, preventScrollReset: true })
  })

  return (
    <>
      <form noValidate className="grid gap-s4" onSubmit={send}>
        <TextArea
          label="Your answer"
          hint={`In your own words, ${grouped(maxCorrectionLength)} characters at most. Your agent quotes it as yours, with the date.`}
          rows={4}
          error={errors.text?.message}
          {...register('text')}
        />
        {values.asCorrection && (
          <TextArea
            label="What was asked"
            hint="Your agent knows the question again by these words; visitors do not see them."
            rows={1}
            error={errors.asked?.message}
            {...register('asked')}
          />
        )}
        <div>
          <CheckboxField
            label="Teach my agent: it says this to whoever asks from now on"
            error={errors.asCorrection?.message}
            {...register('asCorrection')}
          />
          {waiting > 0 && (
            <CheckboxField
              label={`Answer by mail: the ${waiting === 1 ? 'person who waits for it gets' : `${waiting} people who wait for it get`} it once`}
              {...register('mail')}
            />
          )}
        </div>
        <FormError message={errors.root?.message} error={answer.error} />
        <Button type="submit" variant="main" className="justify-self-start" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : labelOf(values)}
        </Button>
      </form>
      {values.asCorrection && (
        <AnswerTrial name={name} draft={{ asked: values.asked, answer: values.text }} />
      )}
    </>
  )
}

function labelOf({ asCorrection, mail }: AnswerValues) {
  if (asCorrection && mail) return 'Teach the agent and send'
  return mail ? 'Answer by mail' : 'Teach the agent'
}

type Answered = { correctionId: number | null; mailed: number; notMailed: number; barred: number }

const sentText = (mailed: number) => `Your answer goes to ${counted(mailed, 'person', 'people')} by mail.`

/** What was done of an answer that could not be mailed to everybody who waits for it. */
const notMailedText = ({ correctionId, mailed, notMailed }: Answered) =>
  [
    correctionId !== null && 'Your agent knows it now.',
    mailed > 0 && sentText(mailed),
    `${counted(notMailed, 'person was', 'people were')} not mailed: ${notMailed === 1 ? 'their mailbox has' : 'their mailboxes have'} had as many answers today as we send to one in a day.`,
    'They still wait, so please send it again tomorrow.',
  ]
    .filter(Boolean)
    .join(' ')

function noticeOf({ correctionId, mailed, barred }: Answered, goTo: (to: string) => void) {
  const sent = [
    mailed > 0 && sentText(mailed),
    barred > 0 &&
      `${counted(barred, 'person', 'people')} could not be mailed: ${barred === 1 ? 'that address takes' : 'those addresses take'} no mail from us.`,
  ]
    .filter(Boolean)
    .join(' ')
  if (correctionId === null)
    return {
      title: mailed > 0 || barred === 0 ? 'Answered' : 'Not mailed',
      description: sent || 'Nobody was waiting any more.',
    }
  return {
    title: 'Your agent knows it now',
    description: `It answers this in your words from now on.${sent ? ` ${sent}` : ''}`,
    action: { label: 'See it', run: () => goTo(hrefOf({ list: 'taught', taught: correctionId })) },
  }
}

/** The contract of the answer; what was asked counts where it is taught. */
const contract: Resolver<AnswerValues> = ({ asked, ...values }) =>
  errorsOf(
    { asked, ...values },
    inboxAnswerSchema.safeParse({ ...values, ...(values.asCorrection && { asked }) }),
  )
