import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Conversation, ConversationsPage, ConversationWithLines } from '#schema/chat/chat-answers.ts'
import { dataOf, hasCode } from '#web/client/api.ts'
import { byCursor, changePages, ownKey, startingAt, uniqueBy, useApi } from '#web/client/queries.ts'
import { useMustSignIn } from '#web/features/accounts/own-query.tsx'
import { oneLessUnread } from './unread.ts'

const conversations = [ownKey, 'conversations']
const list = [...conversations, 'list']
type Pages = InfiniteData<ConversationsPage, string | null>

/** The conversations that the owner may read, page by page; fetched again on focus. */
export function useConversations() {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: list,
    queryFn: ({ pageParam }) => dataOf(api.dashboard.conversations.$get({ query: startingAt(pageParam) })),
    ...byCursor,
    refetchOnWindowFocus: true,
  })
  const shown = query.data?.pages.flatMap((page) => page.conversations)
  const items = shown && uniqueBy(shown, ({ id }) => id)
  return { ...query, items, mustSignIn: useMustSignIn(query.error) }
}

/** One conversation with its lines; opening it marks the shown lines as read. */
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
      // An open one is not marked twice; after a failure it is fetched again when opened again.
      queryClient.setQueryData<ConversationWithLines>(
        [...conversations, id],
        (conversation) => conversation && { ...conversation, isRead: true },
      )
      return { recount: oneLessUnread(queryClient, 'conversations') }
    },
    onError: () => setRead(queryClient, id, false),
    onSettled: (_, __, ___, context) => context?.recount(),
  })
  const onLoaded = useEffectEvent(({ isRead, lastActivityAt }: ConversationWithLines) => {
    if (!isRead) return read.mutate(lastActivityAt)
    if (!isListedNew(queryClient, id)) return
    setRead(queryClient, id, true)
    void oneLessUnread(queryClient, 'conversations')()
  })
  const isGone = hasCode(query.error, 'CONVERSATION_NOT_FOUND')
  useEffect(() => {
    if (isGone) changeListed(queryClient, id, () => [])
  }, [isGone, id, queryClient])
  const { dataUpdatedAt } = query
  // A refetch may bring a new line; one marked here is not fetched again.
  useEffect(() => {
    const loaded = queryClient.getQueryData<ConversationWithLines>([...conversations, id])
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

/** Updates a conversation in the cached list; an empty result removes it. */
const changeListed = (queryClient: QueryClient, id: string, to: (one: Conversation) => Conversation | []) =>
  queryClient.setQueryData<Pages>(
    list,
    changePages((page) => ({
      ...page,
      conversations: page.conversations.flatMap((one) => (one.id === id ? to(one) : one)),
    })),
  )
