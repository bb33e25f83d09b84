import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part of an account page whose code is loaded on use. Without a network it waits for one, and nothing stands in its
 * place until then.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    await online()
    return { default: await load() }
  })
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

/** A browser may remember that a module could not be fetched, so it is not tried without a network. */
const online = () =>
  navigator.onLine ||
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))
