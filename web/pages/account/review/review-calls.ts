import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Review } from '#schema/reviews/review-answers.ts'
import type { ReferenceVerdict, StoryVerdict } from '#schema/reviews/reviews.ts'
import { dataOf } from '#web/client/api.ts'
import { byCursor, ownKey, startingAt, uniqueBy, useApi } from '#web/client/queries.ts'
import { useFetchAsUser, useMustSignIn } from '#web/features/accounts/own-query.tsx'
import { useRefetchOnFocus } from '#web/features/accounts/use-refetch-on-focus.ts'

const reviews = [ownKey, 'reviews']

/** The queue, page by page; fetched again when the window gets the focus. */
export function useQueue() {
  const api = useApi()
  const fetchAsUser = useFetchAsUser()
  const query = useInfiniteQuery({
    queryKey: [...reviews, 'queue'],
    queryFn: ({ pageParam }) => fetchAsUser(() => dataOf(api.reviews.$get({ query: startingAt(pageParam) }))),
    ...byCursor,
  })
  useRefetchOnFocus(query.refetch)
  const shown = query.data?.pages.flatMap((page) => page.items)
  const items = shown && uniqueBy(shown, ({ storyId }) => storyId)
  return { ...query, items, mustSignIn: useMustSignIn(query.error) }
}

/** One story with everything needed to decide on it. */
export function useReview(storyId: number) {
  const api = useApi()
  const fetchAsUser = useFetchAsUser()
  const query = useQuery({
    queryKey: [...reviews, storyId],
    queryFn: () =>
      fetchAsUser(() => dataOf(api.reviews[':storyId'].$get({ param: { storyId: String(storyId) } }))),
  })
  useRefetchOnFocus(query.refetch)
  return { ...query, mustSignIn: useMustSignIn(query.error) }
}

/** Forgets a story that was decided on once its page is left: its next version is not news to whoever opens it. */
export function useRemoveDecided(storyId: number, isDecided: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isDecided) return
    return () => queryClient.removeQueries({ queryKey: [...reviews, storyId], exact: true })
  }, [queryClient, storyId, isDecided])
}

/** Decides on a story once, however often it is pressed. */
export function useStoryVerdict({ storyId }: Review, onDecided: (verdict: StoryVerdict['verdict']) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: [...reviews, storyId],
    mutationFn: (json: StoryVerdict) =>
      dataOf(api.reviews[':storyId'].$post({ param: { storyId: String(storyId) }, json })),
    onSuccess: (_, { verdict }) => {
      onDecided(verdict)
      void queryClient.invalidateQueries({ queryKey: [...reviews, 'queue'] })
    },
    // Somebody else decided, or the owner took it back: the new state is shown.
    onError: () => queryClient.invalidateQueries({ queryKey: reviews }),
  })
}

/** Marks a reference as read or as not counting. */
export function useReferenceVerdict(referenceId: number, onDecided: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: [...reviews, 'reference', referenceId],
    mutationFn: (json: ReferenceVerdict) =>
      dataOf(api.reviews.references[':id'].$post({ param: { id: String(referenceId) }, json })),
    onSuccess: () => {
      onDecided()
      return queryClient.invalidateQueries({ queryKey: reviews })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: reviews }),
  })
}

/** A mutation that ignores calls while it runs, as two presses can come before React renders. */
function useSingleMutation<Answer, Body>(
  options: { mutationKey: unknown[] } & Parameters<typeof useMutation<Answer, Error, Body>>[0],
) {
  const queryClient = useQueryClient()
  const mutation = useMutation(options)
  const send = (body: Body) => {
    if (!queryClient.isMutating({ mutationKey: options.mutationKey, exact: true })) mutation.mutate(body)
  }
  return { ...mutation, send }
}
