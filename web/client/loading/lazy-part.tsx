import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { withoutReload } from './stale-build.ts'

/**
 * A part of an account page whose code is loaded when it is rendered, or once there is a network. With `isPreloaded`
 * it is loaded right after the module that calls this.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, isPreloaded = false }: { fallback?: ReactNode; isPreloaded?: boolean } = {},
) {
  const { Part, prepare } = preparedPart(load)
  if (isPreloaded) void prepare()
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )
}

/** The same for a Suspense boundary of the caller; `prepare` loads the code ahead, so that it opens offline too. */
export function preparedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let ready: Promise<ComponentType<Props> | undefined> | undefined
  const Part = lazy(async () => {
    const prepared = await ready
    if (prepared) return { default: prepared }
    await online()
    return { default: await load() }
  })
  const prepare = (): Promise<unknown> => {
    ready ??= withoutReload(load).catch(() => undefined)
    return ready
  }
  return { Part, prepare }
}

/** A browser may remember that a module could not be fetched, so it is not tried without a network. */
const online = () =>
  navigator.onLine ||
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))
