import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Correction, CorrectionAnswer, CorrectionsPage } from '#schema/corrections/correction-answers.ts'
import type { CorrectionEdit } from '#schema/corrections/corrections.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { byCursor, changePages, startingAt, useApi } from '#web/client/queries.ts'
import { useMustSignIn } from '#web/features/accounts/own-query.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { correctionsKey, inboxKey } from '../../teaching/teaching-keys.ts'

type Pages = InfiniteData<CorrectionsPage, string | null>

/** What the agent was taught, page by page; fetched again on focus. */
export function useCorrections() {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: correctionsKey,
    queryFn: ({ pageParam }) => dataOf(api.corrections.$get({ query: startingAt(pageParam) })),
    ...byCursor,
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

/** One of them, as the list has it until it is read. */
export function useCorrection(id: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: [...correctionsKey, id],
    queryFn: () => dataOf(api.corrections[':id'].$get({ param: { id: String(id) } })),
    placeholderData: () => {
      const pages = queryClient.getQueryData<Pages>(correctionsKey)?.pages ?? []
      const page = pages.find(({ corrections }) => corrections.some((one) => one.id === id))
      const correction = page?.corrections.find((one) => one.id === id)
      return page && correction && { correction, canTeach: page.canTeach }
    },
    refetchOnWindowFocus: true,
  })
  return { ...query, mustSignIn: useMustSignIn(query.error) }
}

export type CorrectionValues = { asked: string; answer: string; isActive: boolean; storyId: number | null }

/** Teaches the agent something, or saves what was edited; `shown` is the question as its owner read it. */
export function useSavedCorrection(id: number | 'new', shown: string | undefined) {
  const api = useApi()
  const renew = useRenewal()
  return useMutation({
    mutationFn: (json: CorrectionValues) =>
      dataOf<{ correction: Correction }>(
        id === 'new'
          ? api.corrections.$post({ json })
          : api.corrections[':id'].$put({ param: { id: String(id) }, json: { ...json, shown } }),
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
      queryClient.setQueryData<CorrectionAnswer>(
        [...correctionsKey, id],
        (read) => read && { ...read, correction },
      )
    },
    onError: (error) =>
      showToast({
        variant: 'destructive',
        title: 'Not saved',
        description: `“${asked}”: ${sentenceOf(error, 'that could not be saved. Please try again later.')}`,
      }),
  })
}

/** Deletes a correction with what it had replaced; `removeFromList` takes it out of the list, once nothing shows it any more. */
export function useDeletedCorrection({ id, asked }: Correction, onDeleted: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => dataOf(api.corrections[':id'].delete.$post({ param: { id: String(id) }, json: {} })),
    onSuccess: onDeleted,
  })
  const removeFromList = () => {
    changeList(queryClient, (corrections) => corrections.filter((one) => one.id !== id))
    showToast({ title: 'Deleted', description: `Your agent no longer says your answer to “${asked}”.` })
    // Not itself again: it is gone.
    queryClient.removeQueries({ queryKey: [...correctionsKey, id] })
    void queryClient.invalidateQueries({ queryKey: correctionsKey, exact: true })
    void queryClient.invalidateQueries({ queryKey: inboxKey })
  }
  return { ...remove, removeFromList }
}

/** Changes the pages of the list that were fetched. */
const changeList = (queryClient: QueryClient, change: (corrections: Correction[]) => Correction[]) =>
  queryClient.setQueryData<Pages>(
    correctionsKey,
    changePages((page) => ({ ...page, corrections: change(page.corrections) })),
  )

function useRenewal() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([correctionsKey, inboxKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
