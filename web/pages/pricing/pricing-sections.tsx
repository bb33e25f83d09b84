import { LinkedData } from '#web/client/linked-data.tsx'
import { AgentValue } from './agent-value.tsx'
import { AuthorityJourney } from './authority-journey.tsx'
import { PricingSteps } from './four-steps.tsx'
import { pricesLinkedData } from './linked-data.ts'
import { PlainWords } from './plain-words.tsx'

/** The page below the levels: the steps, the result, and the terms of payment. */
export function PricingSections() {
  return (
    <div className="below [--about:270rem] lg:[--about:189rem]">
      <PricingSteps />
      <AuthorityJourney />
      <PlainWords />
      <AgentValue />
      <LinkedData say={pricesLinkedData} />
    </div>
  )
}
