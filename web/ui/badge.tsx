import type { ReactNode } from 'react'

const kinds = {
  default: 'border-ink bg-ink text-wall',
  secondary: 'border-transparent bg-wall-shade text-ink',
  outline: 'border-edge text-ink-soft',
} as const
export type BadgeKind = keyof typeof kinds

/** The state of something in a word: filled when valid, shaded when pending, outlined otherwise. */
export const Badge = ({ kind, children }: { kind: BadgeKind; children: ReactNode }) => (
  <span
    className={`inline-block rounded-tool border px-s2 py-0.5 font-semibold text-small leading-tight ${kinds[kind]}`}
  >
    {children}
  </span>
)
