import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Correction, CorrectionsPage } from '#schema/corrections/correction-answers.ts'
import type { CorrectionEdit } from '#schema/corrections/corrections.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useMustSignIn } from '#web/features/accounts/own-query.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { correctionsKey, inboxKey } from '../../teaching/teaching-keys.ts'

/** What the agent was taught, page by page; fetched again on focus. */
export function useCorrections() {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: correctionsKey,
    queryFn: ({ pageParam }) =>
      dataOf(api.corrections.$get({ query: pageParam === null ? {} : { cursor: pageParam } })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: true,
  })
  const { data } = query
  return {
    ...query,
    corrections: data?.pages.flatMap((page) => page.corrections),
    canTeach: data?.pages[0]?.canTeach ?? false,
    mustSignIn: useMustSignIn(query.error),
  }
}

/** One of them, whose pages are fetched until it is found; undefined where it is gone. */
export function useCorrection(id: number | 'new') {
  const query = useCorrections()
  const { corrections, hasNextPage, isFetching, isError, fetchNextPage } = query
  const correction = corrections?.find((one) => one.id === id)
  const mayFollow = id !== 'new' && !correction && hasNextPage && !isError
  useEffect(() => {
    if (mayFollow && !isFetching) void fetchNextPage()
  }, [mayFollow, isFetching, fetchNextPage])
  return { ...query, correction, isSearching: mayFollow }
}

export type EnteredCorrection = { asked: string; answer: string; isActive: boolean; storyId: number | null }

/** Teaches the agent something, or saves what was edited. */
export function useSavedCorrection(id: number | 'new') {
  const api = useApi()
  const renew = useRenewal()
  return useMutation({
    mutationFn: (json: EnteredCorrection) =>
      dataOf<{ correction: Correction }>(
        id === 'new'
          ? api.corrections.$post({ json })
          : api.corrections[':id'].$put({ param: { id: String(id) }, json }),
      ),
    onSuccess: renew,
  })
}

/** Changes a part of a correction at once: on or off, or that its owner has looked again. */
export function useChangedCorrection({ id, asked }: Correction) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: CorrectionEdit) =>
      dataOf(api.corrections[':id'].$put({ param: { id: String(id) }, json })),
    onSuccess: ({ correction }) => {
      // It keeps its place until the list is opened again.
      changeList(queryClient, (corrections) => corrections.map((one) => (one.id === id ? correction : one)))
    },
    onError: (error) =>
      showToast({
        variant: 'destructive',
        title: 'Not saved',
        description: `“${asked}”: ${sentenceOf(error, 'that could not be saved. Please try again later.')}`,
      }),
  })
}

/** Deletes a correction with what it had replaced; `forget` takes it out of the list, once nothing shows it any more. */
export function useDeletedCorrection({ id, asked }: Correction, onDeleted: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const renew = useRenewal()
  const remove = useMutation({
    mutationFn: () => dataOf(api.corrections[':id'].delete.$post({ param: { id: String(id) }, json: {} })),
    onSuccess: onDeleted,
  })
  const forget = () => {
    changeList(queryClient, (corrections) => corrections.filter((one) => one.id !== id))
    showToast({ title: 'Deleted', description: `Your agent no longer says your answer to “${asked}”.` })
    void renew()
  }
  return { ...remove, forget }
}

/** Changes the pages of the list that were fetched. */
const changeList = (queryClient: QueryClient, change: (corrections: Correction[]) => Correction[]) =>
  queryClient.setQueryData<InfiniteData<CorrectionsPage, string | null>>(
    correctionsKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, corrections: change(page.corrections) })),
      },
  )

function useRenewal() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([correctionsKey, inboxKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
