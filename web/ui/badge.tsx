import type { ReactNode } from 'react'

const kinds = {
  default: 'border-ink bg-ink text-wall',
  secondary: 'border-transparent bg-wall-shade text-ink',
  outline: 'border-edge text-ink-soft',
} as const
export type BadgeKind = keyof typeof kinds

/** A state in a word: filled where it holds, shaded while it is on its way, an outline where it does not. */
export const Badge = ({ kind, children }: { kind: BadgeKind; children: ReactNode }) => (
  <span
    className={`inline-block rounded-tool border px-s2 py-0.5 font-semibold text-small leading-tight ${kinds[kind]}`}
  >
    {children}
  </span>
)
