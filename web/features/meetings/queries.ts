import { queryOptions } from '@tanstack/react-query'
import { shownDays } from '#schema/meetings/meeting-options.ts'
import { type Api, CallFailed, dataOf } from '#web/client/api.ts'

/** Free slots change under whoever looks at them. */
const freshFor = 60_000

const slotsKey = (profileUrl: string) => ['slots', profileUrl]

/** When an expert can be met, in the days from `from` on, or from the first that has a free slot. */
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
    // What was shown before stays until the next days are there.
    placeholderData: <Shown>(shown: Shown | undefined) => shown,
  })

/** What is free may have changed: it is asked for again wherever it is shown. */
export const changedSlots = (profileUrl: string) => ({ queryKey: slotsKey(profileUrl) })

/** A meeting by its token, for whichever side it is of; read again whenever it is looked at again, since the other side may change it. */
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

/** What people are told of a call that failed: the server's sentence, where it has one for it. */
export const saidOf = (error: unknown, otherwise: string): string =>
  error instanceof CallFailed && error.code ? error.sentence : otherwise
