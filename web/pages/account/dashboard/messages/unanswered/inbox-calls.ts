import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { InboxPage, Unanswered } from '#schema/inbox/inbox-answers.ts'
import { type Api, dataOf } from '#web/client/api.ts'
import { byCursor, ownKey, startingAt, useApi } from '#web/client/queries.ts'
import { useMustSignIn } from '#web/features/accounts/own-query.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { correctionsKey, inboxKey } from '../../teaching/teaching-keys.ts'
import type { MessagesParams } from '../messages-params.ts'

type Which = Pick<MessagesParams, 'state' | 'order'>

const inboxQuery = (api: Api, { state, order }: Which) => ({
  queryKey: [...inboxKey, { state, order }],
  queryFn: ({ pageParam }: { pageParam: string | null }) =>
    dataOf(
      api.inbox.$get({
        query: { show: state, order, ...startingAt(pageParam) },
      }),
    ),
  ...byCursor,
  refetchOnWindowFocus: true,
})

/** Unanswered questions, page by page; fetched again on focus. */
export function useInbox(which: Which) {
  const query = useInfiniteQuery({ ...inboxQuery(useApi(), which), placeholderData: keepPreviousData })
  return { ...query, mustSignIn: useMustSignIn(query.error) }
}

/** How many questions are open; 0 until it is known. */
export function useOpenCount(): number {
  const { data } = useInfiniteQuery(inboxQuery(useApi(), { state: 'open', order: 'newest' }))
  return data?.pages[0]?.open ?? 0
}

/** One question, as a list has it until it is read. */
export function useUnanswered(id: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: [...inboxKey, id],
    queryFn: () => dataOf(api.inbox[':id'].$get({ param: { id: String(id) } })),
    placeholderData: () => {
      const lists = queryClient.getQueriesData<InfiniteData<InboxPage>>({ queryKey: inboxKey })
      const pages = lists.flatMap(([, list]) => list?.pages ?? [])
      const page = pages.find(({ items }) => items.some((item) => item.id === id))
      const item = page?.items.find((one) => one.id === id)
      return page && item && { item, canTeach: page.canTeach }
    },
    refetchOnWindowFocus: true,
  })
  return { ...query, mustSignIn: useMustSignIn(query.error) }
}

export type AnswerValues = { asked: string; text: string; asCorrection: boolean; mail: boolean }

/** Answers a question in the owner's words; `shown` is how they read it. */
export function useAnswer({ id, example }: Unanswered, shown: string | undefined) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ asked, ...answer }: AnswerValues) => {
      const json = { ...answer, shown, ...(answer.asCorrection && asked !== example && { asked }) }
      return dataOf(api.inbox[':id'].answer.$post({ param: { id: String(id) }, json }))
    },
    onSuccess: async () => {
      await Promise.all(
        [inboxKey, correctionsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
    },
  })
}

/** Dismisses a question, or puts it back; the notice undoes it. */
export function useDismissQuestion({ id, example }: Unanswered) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: (isDismissed: boolean) =>
      dataOf(
        api.inbox[':id'][':action{dismiss|restore}'].$post({
          param: { id: String(id), action: isDismissed ? 'dismiss' : 'restore' },
          json: {},
        }),
      ),
    onSuccess: async (_, isDismissed) => {
      showToast({
        title: isDismissed ? 'Dismissed' : 'Put back',
        description: example,
        action: { label: 'Undo', run: () => mutation.mutate(!isDismissed) },
      })
      await queryClient.invalidateQueries({ queryKey: inboxKey })
    },
    onError: (error, isDismissed) =>
      showFailure(
        isDismissed ? 'Not dismissed' : 'Not put back',
        error,
        'That could not be saved. Please try again later.',
      ),
  })
  return mutation
}

/** Ties a question to a story that answers it, or to none any more; the notice undoes it. */
export function useLinkedStory({ id, storyId: before }: Unanswered, onLinked?: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: ({ storyId }: { storyId: number | null; title: string }) =>
      dataOf(api.inbox[':id'].tie.$post({ param: { id: String(id) }, json: { storyId } })),
    onSuccess: async (_, { storyId, title }) => {
      showToast({
        title: storyId === null ? 'No story answers it' : 'A story answers it',
        description: `Your agent ${storyId === null ? 'no longer answers' : 'now answers'} this with “${title}”.`,
        action: {
          label: 'Undo',
          run: () => mutation.mutate({ storyId: storyId === null ? before : null, title }),
        },
      })
      await queryClient.invalidateQueries({ queryKey: inboxKey })
      if (storyId !== null) onLinked?.()
    },
    onError: (error) => showFailure('Not saved', error, 'That could not be saved. Please try again later.'),
  })
  return mutation
}

/** Begins a story from a question; again it is the same story. */
export function useStoryFrom({ id }: Unanswered, onStarted: (storyId: number) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => dataOf(api.inbox[':id'].story.$post({ param: { id: String(id) }, json: {} })),
    onSuccess: ({ storyId }) => {
      void queryClient.invalidateQueries({ queryKey: inboxKey })
      void queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] })
      onStarted(storyId)
    },
    onError: (error) =>
      showFailure('No story was begun', error, 'That did not work just now. Please try again later.'),
  })
}
