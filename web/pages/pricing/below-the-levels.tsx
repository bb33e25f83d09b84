import { LinkedData } from '#web/client/linked-data.tsx'
import { AuthorityJourney } from './authority-journey.tsx'
import { PricingSteps } from './four-steps.tsx'
import { pricesLinkedData } from './linked-data.ts'
import { PlainWords } from './plain-words.tsx'
import { WhyValidatedAgent } from './why-validated-agent.tsx'

/** The page below the levels: the steps, the result, and the terms of payment. */
export function BelowTheLevels() {
  return (
    <div className="below [--about:270rem] lg:[--about:189rem]">
      <PricingSteps />
      <AuthorityJourney />
      <PlainWords />
      <WhyValidatedAgent />
      <LinkedData say={pricesLinkedData} />
    </div>
  )
}
