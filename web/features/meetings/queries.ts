import { queryOptions } from '@tanstack/react-query'
import { shownDays } from '#schema/meetings/meeting-options.ts'
import { type Api, CallFailed, dataOf } from '#web/client/api.ts'

/** Short, because free slots change while somebody looks at them. */
const freshFor = 60_000

const slotsKey = (profileUrl: string) => ['slots', profileUrl]

/** The free slots of an expert, from the day `from` on, or from the first day that has one. */
export const slotsQuery = (api: Api, profileUrl: string, from?: string) =>
  queryOptions({
    queryKey: [...slotsKey(profileUrl), from ?? null],
    queryFn: ({ signal }) =>
      dataOf(
        api.meetings.slots[':profileUrl'].$get(
          { param: { profileUrl }, query: { days: String(shownDays), ...(from && { from }) } },
          { init: { signal } },
        ),
      ),
    staleTime: freshFor,
    refetchOnMount: true,
    retryOnMount: true,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    // The former days stay until the next ones are loaded.
    placeholderData: <Shown>(shown: Shown | undefined) => shown,
  })

/** The filter to invalidate the free slots of an expert wherever they are shown. */
export const changedSlots = (profileUrl: string) => ({ queryKey: slotsKey(profileUrl) })

/** A meeting by the token of either side; fetched again on focus, since the other side may change it. */
export const meetingQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['meeting', token],
    queryFn: ({ signal }) => dataOf(api.meetings[':token'].$get({ param: { token } }, { init: { signal } })),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

/** Whether a time is held for its visitor; null once it is known to be gone. */
export const holdKey = (profileUrl: string, start: string) => ['hold', profileUrl, start]

/** The server's sentence for a failed call, or `otherwise`: unlike `sentenceOf` also where the server was not reached. */
export const serverSentence = (error: unknown, otherwise: string): string =>
  error instanceof CallFailed && error.code ? error.sentence : otherwise
