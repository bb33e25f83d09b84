import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MailCheck, MailQuestion, MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AgentSettings } from '#schema/agent-settings/agent-settings.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'

const icons = {
  confirmed: MailCheck,
  waiting: MailQuestion,
  expired: MailWarning,
  barred: MailWarning,
  declined: MailWarning,
}

/** What is known of the address for transcripts that is saved, with a way to send its link again. */
export function HandOffAddress({ settings, email }: { settings: AgentSettings; email: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const again = useMutation({
    mutationFn: () => dataOf(api['agent-settings'].address.again.$post({ json: {} })),
    onSuccess: (now) => queryClient.setQueryData([ownKey, 'agent-settings'], now),
    onError: (error) => console.error('The link was not sent', error),
  })
  const { handOffEmail, handOffState, handOffUntil } = settings
  if (handOffState === 'own') return null
  const Icon = icons[handOffState]
  const there = <b className="text-ink">{handOffEmail}</b>
  const meanwhile = <>conversations go to {email}</>
  const stateTexts: Record<typeof handOffState, ReactNode> = {
    confirmed: <>Confirmed: conversations go to {there}.</>,
    waiting: (
      <>
        Waiting for {there}: the link in our mail there is good until{' '}
        {handOffUntil && <LocalTime iso={handOffUntil} withHour />}. Until it is confirmed, {meanwhile}.
      </>
    ),
    expired: (
      <>
        Not confirmed: the link to {there} is over, so {meanwhile}.
      </>
    ),
    declined: (
      <>
        Whoever reads {there} asked for no such mails, so {meanwhile}.
      </>
    ),
    barred: (
      <>
        Mail to {there} came back to us, so we do not write there and {meanwhile}. Please choose another
        address.
      </>
    ),
  }
  return (
    <div className="grid justify-items-start gap-s2">
      <p className="flex gap-s2 text-ink-soft text-label">
        <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
        <span>{stateTexts[handOffState]}</span>
      </p>
      {(handOffState === 'waiting' || handOffState === 'expired') && (
        <Button disabled={again.isPending} onClick={() => again.mutate()}>
          {again.isPending ? 'Sending…' : handOffState === 'waiting' ? 'Send it again' : 'Send another link'}
        </Button>
      )}
      <p role="status" className="text-label">
        {again.isSuccess && 'Sent. It can take a minute or two.'}
        {again.error && sentenceOf(again.error, 'It was not sent. Please try again later.')}
      </p>
    </div>
  )
}
