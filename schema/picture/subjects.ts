import type { BusinessArea } from '../options.ts'
import type { Subject } from './brush.ts'
import { arch, blocks, bridge, columns } from './buildings.ts'
import { peopleAtDoor, sails, strata } from './landscapes.ts'
import { rings, spheres } from './still-lives.ts'

/** The subject of each business area. */
export const subjects: Record<BusinessArea, Subject> = {
  'Strategy/Leadership': arch,
  Marketing: sails,
  Sales: bridge,
  'Delivery/Operations': blocks,
  Projects: strata,
  'Management/Administration': columns,
  People: peopleAtDoor,
  'Process/Technology': rings,
  'Funding/Finance': spheres,
}
