import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { byCursor, ownKey } from '#web/client/queries.ts'
import { useMustSignIn } from '#web/features/accounts/own-query.tsx'
import { useRefetchOnFocus } from '#web/features/accounts/use-refetch-on-focus.ts'
import { showFailure } from '#web/ui/failure-toast.ts'

/** The first keys of every list of the administration; invalidate them after an action. */
export const administrationKey = [ownKey, 'administration']

/** A page of a list; `total` is how many there are, `1000+` where counting stopped. */
export type ListPage<Row> = { rows: Row[]; nextCursor: string | null; total?: string | undefined }

/** Loads a list page by page. */
export function useAdministrationList<Row, More extends object = object>(
  /** Its name, search, order and filters. */
  queryKey: readonly (string | undefined)[],
  fetchPage: (cursor: string | undefined) => Promise<ListPage<Row> & More>,
  /** The title of the error toast. */
  failureTitle = 'This list could not be loaded',
) {
  const query = useInfiniteQuery({
    queryKey: [...administrationKey, ...queryKey],
    queryFn: ({ pageParam }) => fetchPage(pageParam ?? undefined),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
  useRefetchOnFocus(query.refetch)
  const { error } = query
  const announceFailure = useEffectEvent((failed: Error) =>
    showFailure(failureTitle, failed, 'Something went wrong on our side.'),
  )
  useEffect(() => {
    if (error) announceFailure(error)
  }, [error])
  return {
    ...query,
    rows: query.data?.pages.flatMap(({ rows }) => rows),
    /** The first page, with what it holds beside its rows. */
    first: query.data?.pages[0],
    total: query.data?.pages[0]?.total,
    mustSignIn: useMustSignIn(error),
  }
}
export type AdministrationQuery<Row> = ReturnType<typeof useAdministrationList<Row>>
