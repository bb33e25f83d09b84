import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import { referencesPerPage } from '#schema/references.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { AskedReferee } from './asked-referee.tsx'

/** The next page of referees, once it is asked for, and those behind it. */
export function FurtherReferees({ page, profile }: { page: number; profile: Dashboard['profile'] }) {
  const api = useApi()
  const [isAsked, setIsAsked] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: [ownKey, 'references', page],
    queryFn: () => dataOf(api.references.$get({ query: { page: String(page) } })),
    enabled: isAsked,
  })
  if (!isAsked)
    return (
      <Button className="mt-s5" onClick={() => setIsAsked(true)}>
        Show more
        <span className="sr-only"> referees</span>
      </Button>
    )
  if (error)
    return (
      <div role="alert" className="mt-s5 grid justify-items-start gap-s3">
        <p>{sentenceOf(error, 'More referees could not be loaded.')}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  if (!data) return <p role="status">Loading more referees…</p>
  return (
    <>
      <p role="status" className="sr-only">
        {data.length} more
      </p>
      <ul>
        {data.map((asked) => (
          <AskedReferee key={asked.id} asked={asked} profile={profile} />
        ))}
      </ul>
      {data.length === referencesPerPage && <FurtherReferees page={page + 1} profile={profile} />}
    </>
  )
}
