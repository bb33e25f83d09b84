import { useEffect } from 'react'
import type { Api } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { visitReferrer } from '#web/client/visit-referrer.ts'
import { storeOpened } from './opened-stories.ts'

type View = Parameters<Api['seen']['$post']>[0]['json']

const reported = new Set<string>()

/** Reports once that part of a profile was seen; ignores failures. */
function reportSeen(api: Api, view: View) {
  const key = JSON.stringify(view)
  if (reported.has(key)) return
  reported.add(key)
  api.seen.$post({ json: { ...view, from: visitReferrer() } }, { init: { keepalive: true } }).catch(() => {})
}

/** Reports that a profile was viewed, as soon as somebody can see it. */
export function useReportedView(profileUrl: string) {
  const api = useApi()
  useEffect(() => {
    const report = () => {
      if (document.visibilityState === 'visible') reportSeen(api, { kind: 'profileViewed', profileUrl })
    }
    report()
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  }, [api, profileUrl])
}

/** Returns the function that reports an opened story, and stores it in this tab. */
export function useStoryReport(profileUrl: string) {
  const api = useApi()
  return (storyId: number) => {
    storeOpened(profileUrl, storyId)
    reportSeen(api, { kind: 'storyOpened', profileUrl, storyId })
  }
}
