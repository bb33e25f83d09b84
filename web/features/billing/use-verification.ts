import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UnpaidReason } from '#schema/billing/billing.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** What the server says of an intent: paid, or why not. */
type VerificationResult<Paid> = Paid | { ok: false; reason: UnpaidReason }

/** The first answers come quickly, and a bank may take minutes: milliseconds before the next question. */
const pause = (attempt: number) => Math.min(1000 * 1.5 ** attempt, 15_000)
/** After how many milliseconds the buyer learns that they need not stay. */
const long = 30_000

/**
 * Asks whether the gateway has said yes, and goes on asking while it has not decided. `onPaid` is called once; a
 * call that fails, or whose intent belongs to somebody else, shows a notice (account spec section 8).
 */
export function useVerification<Paid extends { ok: true }>(
  intent: string | null,
  ask: (intent: string) => Promise<VerificationResult<Paid>>,
  onPaid: (answer: Paid) => void,
) {
  const [since] = useState(Date.now)
  const { data, errorUpdatedAt, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['verification', intent],
    enabled: Boolean(intent),
    queryFn: () => ask(intent ?? ''),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.ok === false && data.reason === 'waiting' && pause(dataUpdateCount),
    refetchIntervalInBackground: true,
  })
  const isPaid = data?.ok === true
  const announcePaid = useEffectEvent(() => {
    if (data?.ok) onPaid(data)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is decided, and not again
  useEffect(() => announcePaid(), [isPaid])

  const isUnanswered = !data && errorUpdatedAt > 0
  const isUnknown = data?.ok === false && data.reason === 'unknown'
  const isUnverified = isUnanswered || isUnknown
  useEffect(() => {
    if (!isUnverified) return
    showToast({
      variant: 'destructive',
      title: 'Verification Error',
      description: 'There was an issue confirming your payment. Please contact support.',
    })
  }, [isUnverified])
  return {
    answer: data,
    isUnanswered,
    isFetching,
    isLong: dataUpdatedAt - since > long,
    askAgain: () => void refetch(),
  }
}
