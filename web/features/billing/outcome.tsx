import type { ReactNode } from 'react'
import { LevelRoom } from '#web/features/levels/level-room.tsx'

/** The outcome of a payment or a trial, beside the drawing of its level. */
export const OutcomePage = ({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) => (
  <div className="wide billing-outcome">
    <div className="grid content-start gap-s5">{children}</div>
    <LevelRoom level={level} />
  </div>
)

/** Its heading and first words, read out as it becomes known. */
export const Outcome = ({ title, children }: { title: string; children: ReactNode }) => (
  <div role="status" className="grid gap-s3">
    <h1 className="text-head">{title}</h1>
    {children}
  </div>
)
