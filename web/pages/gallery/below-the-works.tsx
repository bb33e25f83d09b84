import { Benefits } from './benefits.tsx'
import { Carousel } from './carousel.tsx'
import { Invitation } from './invitation.tsx'
import { TwoWays } from './two-ways.tsx'

/** What stands below the works: two of them opened, why to look here, and how to hang here. */
export function BelowTheWorks() {
  return (
    <div className="below-the-works">
      <Carousel />
      <TwoWays />
      <Benefits />
      <Invitation />
    </div>
  )
}
