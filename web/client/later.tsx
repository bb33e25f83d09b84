import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

type Until = { until?: ReactNode }

/**
 * A part of a page whose code comes when the page is shown and the browser has time, or at the visitor's
 * first move. What the edge rendered stands there from the start; after a move between pages it comes at once.
 * A button pressed in it before that is pressed when it comes. `until` stands where nothing was rendered.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props & Until>>(async () => {
    await browserHasTime()
    return { default: await load().then(awake, leftAsItStands) }
  })
  return (props: Props & Until) => (
    <Suspense fallback={props.until}>
      <Part {...props} />
    </Suspense>
  )
}

const awake =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <div className="contents" data-asleep ref={wake}>
      <Part {...props} />
    </div>
  )

/** A part whose code could not be had: what the edge rendered stays, without answering, else what stood there until then; where nothing stands the page fails. */
const leftAsItStands =
  (error: unknown) =>
  ({ until }: Until) => {
    const isHydrated = useHydrated()
    const [stands] = useState(!isHydrated)
    if (!stands && until === undefined) throw error
    if (!stands) return until
    // biome-ignore lint/security/noDangerouslySetInnerHtml: hydrated, it keeps the HTML that is there
    return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }

/** The `ref` of an element with `data-asleep`: once it is called, the part answers (client/held-clicks.ts). */
export const wake = (part: Element | null) => {
  part?.removeAttribute('data-asleep')
}

const firstMoves = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const
let hasTime: Promise<unknown> | undefined

/** Comes when the page is shown and the browser has time, or at the visitor's first move. */
export function browserHasTime() {
  if (import.meta.env.SSR) return
  hasTime ??= new Promise((resolve) => {
    for (const move of firstMoves) addEventListener(move, resolve, { once: true, passive: true })
    const whenIdle = window.requestIdleCallback ?? setTimeout
    if (document.readyState === 'complete') whenIdle(resolve)
    else addEventListener('load', () => whenIdle(resolve), { once: true })
  })
  return hasTime
}
