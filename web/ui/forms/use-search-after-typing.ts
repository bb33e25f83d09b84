import { use, useEffect, useEffectEvent } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom'

/** Calls `search` once typing pauses, unless the text is searched for already or a press leads elsewhere meanwhile. */
export function useSearchAfterTyping(
  typed: string,
  { searched, pauseMs, search }: { searched: string; pauseMs: number; search: (text: string) => void },
) {
  const here = useLocation()
  // What `useNavigation` says is rendered later: on a slow device after the pause, and the search would take back the press.
  const routed = use(UNSAFE_DataRouterContext)
  const text = typed.trim()
  const searchHere = useEffectEvent(() => {
    const isHere = location.pathname === here.pathname && location.search === here.search
    if (isHere && routed?.router.state.navigation.state === 'idle') search(text)
  })
  useEffect(() => {
    if (text === searched) return
    const timer = setTimeout(searchHere, pauseMs)
    return () => clearTimeout(timer)
  }, [text, searched, pauseMs])
}
