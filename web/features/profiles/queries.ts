import { queryOptions } from '@tanstack/react-query'
import { type Api, dataOf } from '#web/client/api.ts'

/** A public profile with its stories and references; fails with status 404 when none is published there. */
export const profileQuery = (api: Api, profileUrl: string) =>
  queryOptions({
    queryKey: ['public-profiles', profileUrl],
    queryFn: ({ signal }) =>
      dataOf(
        api['public-profiles'][':profileUrl'].$get(
          { param: { profileUrl: encodeURIComponent(profileUrl) } },
          { init: { signal } },
        ),
      ),
  })
