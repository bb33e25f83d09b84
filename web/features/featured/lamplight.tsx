import type { ReactNode } from 'react'

/** The colours of a diagram, the same as in the expert's picture. */
export type Pigments = {
  dark: string
  ground: string
  light: string
  tone: string
  half: string
  accent: string
}

/** A diagram with four topics, lit from the upper left. `name` makes the ids of its gradients unique. */
export function Lamplight({
  name,
  title,
  pigments: { dark, ground, light, tone, half, accent },
  children,
}: {
  name: string
  title: string
  pigments: Pigments
  children: ReactNode
}) {
  const raking = { x2: 1, y2: 0.7 }
  const round = { cx: 0.3, cy: 0.26, r: 0.82 }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn
    <svg viewBox="0 0 400 400" role="group" aria-label={title} className="featured-diagram">
      <defs>
        <linearGradient id={`${name}-ground`} {...raking}>
          <stop stopColor={ground} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
        <radialGradient id={`${name}-lamp`} cx=".16" cy=".1" r=".9">
          <stop stopColor={light} stopOpacity=".62" />
          <stop offset=".4" stopColor={tone} stopOpacity=".3" />
          <stop offset="1" stopColor={ground} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${name}-lit`} {...raking}>
          <stop stopColor={tone} />
          <stop offset=".5" stopColor={half} />
          <stop offset="1" stopColor={ground} />
        </linearGradient>
        <radialGradient id={`${name}-round`} {...round}>
          <stop stopColor={light} />
          <stop offset=".3" stopColor={tone} />
          <stop offset=".8" stopColor={half} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
        <radialGradient id={`${name}-accent`} {...round}>
          <stop stopColor={light} />
          <stop offset=".25" stopColor={accent} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
        <linearGradient id={`${name}-beam`} {...raking}>
          <stop stopColor={light} stopOpacity=".5" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="400" height="400" fill={`url(#${name}-ground)`} />
      <rect width="400" height="400" fill={`url(#${name}-lamp)`} />
      {children}
    </svg>
  )
}
