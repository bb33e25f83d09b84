import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { withoutReload } from './stale-build.ts'

/**
 * A part of an account page whose code is loaded on use, or once there is a network; until then `until` is shown. With
 * `isNext` its code follows that of the module that names it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { until = null, isNext = false }: { until?: ReactNode; isNext?: boolean } = {},
) {
  const { Part, prepare } = preparedPart(load)
  if (isNext) void prepare()
  return (props: Props) => (
    <Suspense fallback={until}>
      <Part {...props} />
    </Suspense>
  )
}

/** The same without a place of its own; `prepare` loads its code ahead, so that it opens without a network too. */
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
