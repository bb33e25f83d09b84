import type { ReactNode } from 'react'

/** 1 bare canvas, 2 corners only, 3 ebony with a gilt sight edge, 4 gilt moulding. */
export type FrameStage = 1 | 2 | 3 | 4

/** A framed picture; the frame shows the stage, the signature is the painter's initials, lower right. */
export function Frame({
  stage = 3,
  picture,
  signature,
  className = '',
}: {
  stage?: FrameStage
  picture: ReactNode
  signature?: string
  className?: string
}) {
  return (
    <span className={`frame ${className}`} data-stage={stage}>
      {picture}
      {signature && (
        <span className="sign" aria-hidden>
          {signature}
        </span>
      )}
    </span>
  )
}
