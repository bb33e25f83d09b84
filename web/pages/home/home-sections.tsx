import { LinkedData } from '#web/client/linked-data.tsx'
import { AgentProfile } from './agent-profile.tsx'
import { useAnchor } from './anchored-section.tsx'
import { Audiences } from './audiences.tsx'
import { Claims } from './claims.tsx'
import { CvComparison } from './comparison.tsx'
import { FourSteps } from './four-steps.tsx'
import { siteLinkedData } from './linked-data.ts'
import { MiningExample } from './mining-example.tsx'
import { Peaks } from './peaks.tsx'
import { Registration } from './registration.tsx'
import { Stages } from './stages.tsx'
import { Verification } from './verification.tsx'

/** The rest of the home page, in the order of public spec 2.3; readable without scripts. */
export function HomeSections() {
  useAnchor()
  return (
    <>
      <Audiences />
      <CvComparison />
      <Stages />
      <Claims />
      <Verification />
      <AgentProfile />
      <MiningExample />
      <FourSteps />
      <Peaks />
      <Registration />
      <LinkedData say={siteLinkedData} />
    </>
  )
}
