import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { brand } from '#schema/brand.ts'
import { sentenceOf, statusOf } from '#web/client/api.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { meetingQuery } from '#web/features/meetings/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Meeting } from './meeting.tsx'
import { NoSuchMeeting } from './no-such-meeting.tsx'

/** The page of a meeting's private link; nothing changes before a button is pressed. */
export function Component() {
  const { token = '' } = useParams()
  return (
    <>
      <PageHead title={`Your meeting · ${brand.name}`} hidden />
      {/^[\w-]{22}$/.test(token) ? <MeetingAtToken key={token} token={token} /> : <NoSuchMeeting />}
    </>
  )
}

function MeetingAtToken({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useQuery(meetingQuery(useApi(), token))
  const isOnline = useIsOnline()
  if (statusOf(error) === 404) return <NoSuchMeeting />
  if (data)
    return <Meeting meeting={data} token={token} isStale={!isOnline || (error !== null && !isFetching)} />
  return (
    <div className="room min-h-[80dvh] pt-20">
      <div
        className="wide grid justify-items-start gap-s5 py-room-gap"
        {...(!error && { 'data-opening': '' })}
      >
        <h1 className="text-head">Your meeting</h1>
        {error ? (
          <>
            <Notice>{sentenceOf(error, 'Your meeting could not be opened just now.')}</Notice>
            <Button disabled={isFetching} onClick={() => refetch()}>
              {isFetching ? 'Opening…' : 'Try again'}
            </Button>
          </>
        ) : (
          <p role="status" className="text-room-soft">
            Opening your meeting…
          </p>
        )}
      </div>
    </div>
  )
}
