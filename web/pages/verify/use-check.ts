import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { useHydrated } from '#web/client/loading/hydration.ts'
import { withoutReload } from '#web/client/loading/stale-build.ts'
import { useApi } from '#web/client/queries.ts'
import { useSiteOrigin } from '#web/client/site-origin.ts'
import { type BadgeSource, badgeAddress, badgeSourceOf, isBadgeId } from './badge-source.ts'
import type { check, Found } from './check.ts'
import type { Result } from './result.tsx'

type Checking = {
  /** What is being checked, in words; undefined while nothing is. */
  pendingName: string | undefined
  done: { found: Found; Result: typeof Result } | undefined
  /** Why nothing could be checked here at all. */
  failure: 'offline' | 'no-code' | undefined
}
const nothing: Checking = { pendingName: undefined, done: undefined, failure: undefined }

/**
 * Checks one thing at a time: the later one wins. `?badge=` names one of ours, which is checked at once; `?url=` fills
 * the field, and a press checks it.
 */
export function useCheck() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const api = useApi()
  const siteOrigin = useSiteOrigin()
  const origin = siteOrigin || (isHydrated ? location.origin : '')
  const [checking, setChecking] = useState(nothing)
  const [text, setText] = useState('')
  const running = useRef<AbortController>(undefined)
  const last = useRef<BadgeSource>(undefined)
  /** The search that a press has written itself, whose check has begun already. */
  const ownSearch = useRef<string>(undefined)

  const cancel = () => {
    running.current?.abort()
    setChecking(nothing)
  }
  const startCheck = async (source: BadgeSource) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    last.current = source
    setChecking({ ...nothing, pendingName: nameOf(source) })
    const ended = await outcomeFor(source, { api, origin, signal: own.signal })
    if (!own.signal.aborted) setChecking({ ...nothing, ...ended })
  }
  /** Checks what is brought; what has an address can be passed on, reloaded and come back to. */
  const checkSource = (source: BadgeSource) => {
    const named =
      'badge' in source ? { badge: source.badge } : 'address' in source ? { url: source.address } : {}
    const { search: next } = new URL(paths.verify.href(named), location.origin)
    ownSearch.current = next
    if (next !== location.search) navigate(paths.verify.href(named), { preventScrollReset: true })
    void startCheck(source)
  }
  const followAddress = useRef((_: string) => {})
  followAddress.current = (search) => {
    if (ownSearch.current === search) return
    ownSearch.current = search
    const params = new URLSearchParams(search)
    const badge = params.get('badge') ?? ''
    const url = params.get('url') ?? ''
    setText(badge ? (isBadgeId(badge) ? badgeAddress(origin, badge) : badge) : url)
    if (badge) void startCheck({ badge })
    else cancel()
  }
  useEffect(() => {
    if (isHydrated) followAddress.current(search)
  }, [search, isHydrated])
  useEffect(
    () => () => {
      running.current?.abort()
      // React leaves and comes back once while the site is developed.
      ownSearch.current = undefined
    },
    [],
  )

  return {
    checking,
    text,
    setText,
    bringFile: (file: File) => {
      setText('')
      checkSource({ file })
    },
    bringText: () => checkSource(badgeSourceOf(text, origin)),
    again: () => last.current && void startCheck(last.current),
    cancel,
  }
}

const nameOf = (source: BadgeSource) => ('file' in source ? source.file.name : 'the badge')

/** Whether this page has the code of the check. */
let isFetched = false

async function outcomeFor(
  source: BadgeSource,
  place: Parameters<typeof check>[1],
): Promise<Partial<Checking>> {
  // What cannot be fetched once is not fetched again before the page is loaded anew.
  if (!isFetched && !navigator.onLine) return { failure: 'offline' }
  try {
    const [{ check }, { Result }] = await withoutReload(() =>
      Promise.all([import('./check.ts'), import('./result.tsx')]),
    )
    isFetched = true
    return { done: { found: await check(source, place), Result } }
  } catch (error) {
    if (!place.signal.aborted) console.error('A badge was not checked', error)
    return { failure: navigator.onLine ? 'no-code' : 'offline' }
  }
}
