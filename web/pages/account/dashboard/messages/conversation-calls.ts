import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Conversation, ConversationsPage, HeldConversation } from '#schema/chat/chat-answers.ts'
import { CallFailed, dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { useMustSignIn } from '#web/features/accounts/own-query.tsx'
import { oneLessUnread } from './unread.ts'

const conversations = [ownKey, 'conversations']
const list = [...conversations, 'list']
type Pages = InfiniteData<ConversationsPage, string | null>

/** The conversations that the owner may read, page after page; asked again when the window comes to the front. */
export function useConversations() {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: list,
    queryFn: ({ pageParam }) =>
      dataOf(api.dashboard.conversations.$get({ query: pageParam === null ? {} : { cursor: pageParam } })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: true,
  })
  // Somebody may have gone on talking between one page and the next.
  const seen = new Set<string>()
  const items = query.data?.pages.flatMap((page) =>
    page.conversations.filter(({ id }) => !seen.has(id) && seen.add(id)),
  )
  return { ...query, items, mustSignIn: useMustSignIn(query.error) }
}

/** One conversation with all that was said; opening it marks it as read, as far as it was shown. */
export function useConversation(id: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: [...conversations, id],
    queryFn: () => dataOf(api.dashboard.conversations[':sessionId'].$get({ param: { sessionId: id } })),
    refetchOnWindowFocus: true,
  })
  const read = useMutation({
    mutationFn: (upTo: string) =>
      dataOf(
        api.dashboard.conversations[':sessionId'].read.$post({ param: { sessionId: id }, json: { upTo } }),
      ),
    onMutate: () => {
      setRead(queryClient, id, true)
      // What is open is not marked twice; where it failed, it is asked for again when it is opened again.
      queryClient.setQueryData<HeldConversation>(
        [...conversations, id],
        (held) => held && { ...held, isRead: true },
      )
      return { recount: oneLessUnread(queryClient, 'conversations') }
    },
    onError: () => setRead(queryClient, id, false),
    onSettled: (_, __, ___, kept) => kept?.recount(),
  })
  const onLoaded = useEffectEvent(({ isRead, lastActivityAt }: HeldConversation) => {
    if (!isRead) return read.mutate(lastActivityAt)
    if (!isListedNew(queryClient, id)) return
    setRead(queryClient, id, true)
    void oneLessUnread(queryClient, 'conversations')()
  })
  const isGone = query.error instanceof CallFailed && query.error.code === 'CONVERSATION_NOT_FOUND'
  useEffect(() => {
    if (isGone) changeListed(queryClient, id, () => [])
  }, [isGone, id, queryClient])
  const { dataUpdatedAt } = query
  // What was asked for again may hold a new line; what was marked here is not asked for again.
  useEffect(() => {
    const loaded = queryClient.getQueryData<HeldConversation>([...conversations, id])
    if (dataUpdatedAt && loaded) onLoaded(loaded)
  }, [dataUpdatedAt, id, queryClient])
  return { ...query, mustSignIn: useMustSignIn(query.error) }
}

const isListedNew = (queryClient: QueryClient, id: string) =>
  queryClient
    .getQueryData<Pages>(list)
    ?.pages.some((page) => page.conversations.some((one) => one.id === id && !one.isRead)) ?? false

const setRead = (queryClient: QueryClient, id: string, isRead: boolean) =>
  changeListed(queryClient, id, (one) => ({ ...one, isRead }))

/** Changes a conversation in the list; an empty list takes it out. */
const changeListed = (queryClient: QueryClient, id: string, to: (one: Conversation) => Conversation | []) =>
  queryClient.setQueryData<Pages>(
    list,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          conversations: page.conversations.flatMap((one) => (one.id === id ? to(one) : one)),
        })),
      },
  )
