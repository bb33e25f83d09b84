import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useIsFromServer } from './hydration.ts'

type Fallback = { fallback?: ReactNode }

/**
 * A part of a page that hydrates when the browser is idle or at the first input, and then replays earlier presses.
 * After a navigation it loads at once, and `fallback` is shown meanwhile.
 */
export function hydrateOnIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props & Fallback>>(async () => {
    await whenIdle()
    return { default: await load().then(hydratedPart, leftAsItStands) }
  })
  return (props: Props & Fallback) => (
    <Suspense fallback={props.fallback}>
      <Part {...props} />
    </Suspense>
  )
}

const hydratedPart =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <div className="contents" data-static ref={markHydrated}>
      <Part {...props} />
    </div>
  )

/**
 * A part whose code failed to load: it stays as rendered, without handlers; where nothing was rendered the page
 * fails.
 */
const leftAsItStands =
  (error: unknown) =>
  ({ fallback }: Fallback) => {
    const stands = useIsFromServer()
    if (!stands && fallback === undefined) throw error
    if (!stands) return fallback
    // biome-ignore lint/security/noDangerouslySetInnerHtml: hydrated, it keeps the HTML that is there
    return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }

/** The `ref` of an element with `data-static`, which marks its part as interactive (click-replay.ts). */
export const markHydrated = (part: Element | null) => {
  part?.removeAttribute('data-static')
}

/** Runs when the visitor next moves, types or scrolls; possibly more than once. */
export function onNextInput(act: (event: Event) => void) {
  for (const move of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const)
    addEventListener(move, act, { once: true, passive: true })
}

let firstInput: Promise<unknown> | undefined

/**
 * Resolves when the page is visible and the browser idle, after 3 s at most, for each caller in a task of its own, or at
 * the visitor's first input.
 */
export function whenIdle() {
  if (import.meta.env.SSR) return
  firstInput ??= new Promise(onNextInput)
  const idle = new Promise((resolve) => {
    const waitForIdle = () => window.requestIdleCallback?.(resolve, { timeout: 3_000 }) ?? setTimeout(resolve)
    if (document.readyState === 'complete') waitForIdle()
    else addEventListener('load', waitForIdle)
  })
  return Promise.race([firstInput, idle]).then(() => {
    firstInput = Promise.resolve()
  })
}
