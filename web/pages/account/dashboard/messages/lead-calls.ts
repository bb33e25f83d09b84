import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Lead, LeadsPage } from '#schema/leads/lead-answers.ts'
import type { HandOffAnswer } from '#schema/leads/leads.ts'
import { dataOf, hasCode } from '#web/client/api.ts'
import { byCursor, changePages, ownKey, startingAt, useApi } from '#web/client/queries.ts'
import { useMustSignIn } from '#web/features/accounts/own-query.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { MessagesParams } from './messages-params.ts'
import { staleReads } from './stale-reads.ts'
import { oneLessUnread } from './unread.ts'

const leads = [ownKey, 'leads']
const lists = [...leads, 'list']
type Pages = InfiniteData<LeadsPage, string | null>

/** The owner's leads, page by page; fetched again on focus. */
export function useLeads({ show, search }: Pick<MessagesParams, 'show' | 'search'>) {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: [...lists, { show, search }],
    queryFn: ({ pageParam }) =>
      dataOf(
        api.dashboard.leads.$get({
          query: { show, search, ...startingAt(pageParam) },
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
  return { ...query, mustSignIn: useMustSignIn(query.error) }
}

/** One lead, from the list first and then from the server; opening it marks it as read, once. */
export function useLead(id: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: [...leads, id],
    queryFn: () => dataOf(api.dashboard.leads[':id'].$get({ param: { id: String(id) } })),
    placeholderData: () => listedLead(queryClient, id),
  })
  const read = useMutation({
    mutationFn: () => dataOf(api.dashboard.leads[':id'].read.$post({ param: { id: String(id) }, json: {} })),
    onMutate: () => {
      const before = snapshotOf(queryClient)
      change(queryClient, id, (lead) => ({ ...lead, readAt: new Date().toISOString() }))
      return {
        before,
        recount: oneLessUnread(queryClient, 'leads'),
        reread: staleReads(queryClient, leads),
      }
    },
    onError: (_, __, context) => context && putBack(queryClient, context.before),
    onSettled: (_, __, ___, context) => context && Promise.all([context.recount(), context.reread()]),
  })
  const markedId = useRef<number>(null)
  const onLoaded = useEffectEvent((loaded: Lead) => {
    if (markedId.current === id) return
    markedId.current = id
    if (loaded.readAt === null) return read.mutate()
    // The list may know already that another window has read it.
    if (listedLead(queryClient, id)?.readAt === null) change(queryClient, id, () => loaded)
    void queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] })
  })
  const isGone = hasCode(query.error, 'LEAD_NOT_FOUND')
  useEffect(() => {
    if (isGone) change(queryClient, id, () => null)
  }, [isGone, id, queryClient])
  const loaded = query.isPlaceholderData ? undefined : query.data
  useEffect(() => {
    if (loaded) onLoaded(loaded)
  }, [loaded])
  return { ...query, mustSignIn: useMustSignIn(query.error) }
}

/** Marks a lead as answered or not, at once; undone on failure. */
export function useAnswered({ id, name }: Lead) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mutation = useMutation({
    scope: { id: `lead-${id}` },
    mutationFn: (isAnswered: boolean) =>
      dataOf(api.dashboard.leads[':id'].answered.$post({ param: { id: String(id) }, json: { isAnswered } })),
    onMutate: (isAnswered) => {
      const before = snapshotOf(queryClient)
      change(queryClient, id, (lead) => ({
        ...lead,
        answeredAt: isAnswered ? new Date().toISOString() : null,
      }))
      return { before, reread: staleReads(queryClient, leads) }
    },
    onSettled: (_, __, ___, context) => context?.reread(),
    onSuccess: (_, isAnswered) =>
      showToast({
        title: isAnswered ? 'Marked as answered' : 'Marked as not answered yet',
        description: name || 'Whoever wrote left no name.',
        action: { label: 'Undo', run: () => mutation.mutate(!isAnswered) },
      }),
    onError: (error, isAnswered, context) => {
      if (context) putBack(queryClient, context.before)
      showFailure(
        isAnswered ? 'Not marked as answered' : 'Still marked as answered',
        error,
        'That could not be saved. Please try again later.',
      )
    },
  })
  return mutation
}

/** Mails the owner's answer to who handed a conversation over to them; it counts as answered then. */
export function useHandOffAnswer({ id }: Lead) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: HandOffAnswer) =>
      dataOf(api.dashboard.leads[':id'].answer.$post({ param: { id: String(id) }, json })),
    onSuccess: () => {
      change(queryClient, id, (lead) => ({ ...lead, answeredAt: new Date().toISOString() }))
      void queryClient.invalidateQueries({ queryKey: [ownKey, 'conversations'] })
    },
  })
}

/** Erases a lead: removes it from the list at once, and restores it on failure. */
export function useDeletedLead({ id, name }: Lead) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      dataOf(api.dashboard.leads[':id'].delete.$post({ param: { id: String(id) }, json: {} })),
    onMutate: () => {
      const before = snapshotOf(queryClient)
      change(queryClient, id, () => null)
      return { before, reread: staleReads(queryClient, leads) }
    },
    onSettled: (_, __, ___, context) => context?.reread(),
    onSuccess: () => {
      showToast({
        title: 'Deleted',
        description: name ? `What ${name} sent you is erased.` : 'It is erased.',
      })
      void queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] })
    },
    onError: (error, _, context) => {
      if (context) putBack(queryClient, context.before)
      showFailure('Not deleted', error, 'It could not be deleted. Please try again later.')
    },
  })
}

const listedLead = (queryClient: QueryClient, id: number) =>
  queryClient
    .getQueriesData<Pages>({ queryKey: lists })
    .flatMap(([, data]) => data?.pages.flatMap((page) => page.leads) ?? [])
    .find((lead) => lead.id === id)

const snapshotOf = (queryClient: QueryClient) => queryClient.getQueriesData({ queryKey: leads })
const putBack = (queryClient: QueryClient, snapshot: ReturnType<typeof snapshotOf>) => {
  for (const [key, data] of snapshot) queryClient.setQueryData(key, data)
}

/** Updates a cached lead everywhere; null removes it from the lists. */
function change(queryClient: QueryClient, id: number, to: (lead: Lead) => Lead | null) {
  queryClient.setQueriesData<Pages>(
    { queryKey: lists },
    changePages((page) => ({
      ...page,
      leads: page.leads.flatMap((lead) => (lead.id === id ? (to(lead) ?? []) : lead)),
    })),
  )
  queryClient.setQueryData<Lead>([...leads, id], (lead) => lead && (to(lead) ?? undefined))
}
