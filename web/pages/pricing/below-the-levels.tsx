import { LinkedData } from '#web/client/linked-data.tsx'
import { AuthorityJourney } from './authority-journey.tsx'
import { PricingSteps } from './four-steps.tsx'
import { pricesLinkedData } from './linked-data.ts'
import { PlainWords } from './plain-words.tsx'
import { WhyValidatedAgent } from './why-validated-agent.tsx'

/** What stands under the levels: how one gets there, what it comes to, and what is true of the money. */
export function BelowTheLevels() {
  return (
    <>
      <PricingSteps />
      <AuthorityJourney />
      <PlainWords />
      <WhyValidatedAgent />
      <LinkedData say={pricesLinkedData} />
    </>
  )
}
