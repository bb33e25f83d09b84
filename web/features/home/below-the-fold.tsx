import { ClosingWall } from './closing-wall.tsx'
import { Comparison } from './comparison.tsx'
import { HowItHangs } from './how-it-hangs.tsx'
import { TwoWorks } from './two-works.tsx'

/** The rest of the home page: nothing in it needs the browser's help but its links. */
export function BelowTheFold() {
  return (
    <>
      <HowItHangs />
      <Comparison />
      <TwoWorks />
      <ClosingWall />
    </>
  )
}
