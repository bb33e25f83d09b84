import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#schema/paths.ts'
import type { RequestedReference } from '#schema/references/reference-answers.ts'
import { namesIn } from '#schema/text/person-name.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/**
 * Says that referees were not written to, because a mailed link first proved the address (R7), with a button that asks
 * them.
 */
export function StoppedReferees({ count, onPress }: { count: number; onPress: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const askOne = async ({ name, email, role, solutionStory }: RequestedReference) => {
    try {
      const json = { ...namesIn(name), email, role, solutionStory }
      const { invitedAt } = await dataOf(api.references.$post({ json }))
      return { isSent: invitedAt !== null, why: '' }
    } catch (error) {
      console.error('Somebody was not asked again', error)
      return { isSent: false, why: `${name}: ${sentenceOf(error, 'Not sent just now.')}` }
    }
  }
  const ask = useMutation({
    mutationFn: async () => {
      const stopped: RequestedReference[] = []
      for (let page = 1; stopped.length < count; page++) {
        const answer = await dataOf(api.references.$get({ query: { page: String(page) } }))
        if (answer.length === 0) break
        stopped.push(...answer.filter(({ isStopped }) => isStopped))
      }
      const outcomes: Awaited<ReturnType<typeof askOne>>[] = []
      // One after the other: all count against the same allowance.
      for (const one of stopped) outcomes.push(await askOne(one))
      await queryClient.invalidateQueries({ queryKey: [ownKey] })
      return outcomes
    },
    onSuccess: (outcomes) => {
      const left = outcomes.map(({ why }) => why).filter(Boolean)
      if (left.length)
        showToast({
          variant: 'destructive',
          title: 'Not everybody could be asked',
          description: left.join(' '),
        })
      else if (outcomes.every(({ isSent }) => isSent))
        showToast({
          title: 'Invitations sent',
          description: 'Everybody whom you named has a month to answer.',
        })
      else
        showToast({
          title: 'Invitations wait to be mailed',
          description: 'Beside each of your referees it says what it waits for.',
        })
    },
  })
  return (
    <div className="grid gap-s1 border-room-line border-l-2 pl-s4 text-label">
      <p>
        {count === 1
          ? 'One person who is named as a referee here was not written to. '
          : `${count} people who are named as referees here were not written to. `}
        You opened this account by a mailed link, and it could have been somebody else who had named them.
      </p>
      <div className="flex flex-wrap items-center gap-x-s5">
        <Button
          variant="quiet"
          disabled={ask.isPending}
          onClick={() => {
            onPress()
            ask.mutate()
          }}
        >
          {ask.isPending
            ? 'Asking…'
            : count === 1
              ? 'It was me: ask them now'
              : 'It was me: ask them all now'}
        </Button>
        <ButtonLink variant="quiet" to={paths.dashboard.href('referees')}>
          See who it is
        </ButtonLink>
      </div>
      <p role="status">
        {ask.error && sentenceOf(ask.error, 'This did not work just now. Please try again.')}
      </p>
    </div>
  )
}
