import { type ComponentType, lazy, Suspense } from 'react'

/** A part of an answer whose code comes with the first answer that has it; until then, and where it cannot be fetched, `plain`. */
export function lazyLine<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Plain: ComponentType<Props>,
) {
  const Part = lazy(() => load().then(asDefault, () => asDefault(Plain)))
  return (props: Props) => (
    <Suspense fallback={<Plain {...props} />}>
      <Part {...props} />
    </Suspense>
  )
}

const asDefault = <Of,>(part: Of) => ({ default: part })
