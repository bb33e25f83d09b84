import { type BusinessArea, businessAreas, type Industry, industries } from '#schema/options.ts'
import { seededRandom } from '#schema/picture/random.ts'
import type { SeedProfile } from './seed-profiles.ts'

const firstNames =
  'Ada Amara Anders Anika Arjun Beatriz Bilal Camille Chidi Clara Daniel Dilan Elif Emeka Esther Farah Fergus Grace Hana Hugo Ines Ingrid Jamal Jonas Kamala Keiko Lars Leila Lucia Malik Marta Mei Mohan Nadia Niamh Olga Omar Paolo Priya Rafael Rosa Samir Sofia Tariq Thandi Tomas Uma Viktor Wanjiru Yara'.split(
    ' ',
  )
const lastNames =
  'Abara Adler Bakker Banerjee Barros Castillo Chen Cohen Costa Dahl Demir Diallo Eriksen Farrow Fischer Garcia Hassan Hughes Ibrahim Ito Jansen Kaur Keane Khan Kimura Kowalski Lindqvist Lopez Mbeki Meyer Moreau Nakamura Novak Okafor Oliveira Patel Petrov Quinn Rahman Rossi Santos Schmidt Silva Singh Suarez Tanaka Vargas Weber Yilmaz Zhang'.split(
    ' ',
  )
const roles: Record<BusinessArea, string[]> = {
  'Strategy/Leadership': [
    'strategy adviser',
    'succession adviser',
    'interim chief executive',
    'turnaround lead',
  ],
  Marketing: ['brand director', 'audience researcher', 'subscription lead', 'communications adviser'],
  Sales: ['head of revenue', 'key account director', 'bid writer', 'sales coach'],
  'Delivery/Operations': ['operations director', 'supply planner', 'service manager', 'warehouse lead'],
  Projects: ['project recovery lead', 'programme planner', 'commissioning manager', 'contract adviser'],
  'Management/Administration': [
    'practice manager',
    'rota planner',
    'governance secretary',
    'office director',
  ],
  People: ['people partner', 'facilitator', 'training designer', 'mediator'],
  'Process/Technology': ['process engineer', 'systems architect', 'data steward', 'automation lead'],
  'Funding/Finance': ['finance director', 'grant adviser', 'pricing analyst', 'treasurer'],
}
/** What goes wrong. */
const troubles = [
  'miss every deadline',
  'lose their best people',
  'run out of cash before the season ends',
  'repeat the same work twice',
  'argue about who decides',
  'cannot say what a unit costs',
  'depend on one supplier',
  'wait weeks for an approval',
  'drown in reports that nobody reads',
  'lose customers after the first year',
  'hide bad news until it is too late',
  'carry stock in the wrong place',
  'fail the same inspection again',
  'cannot hire for night shifts',
  'outgrow their old systems',
]
const groups: Record<Industry, string[]> = {
  Agriculture: ['dairy farms', 'grain cooperatives', 'vineyards'],
  Consulting: ['advisory firms', 'small partnerships', 'boutique consultancies'],
  Education: ['secondary schools', 'university departments', 'training colleges'],
  Energy: ['wind developers', 'grid operators', 'heat networks'],
  'Financial Services': ['credit unions', 'insurance brokers', 'payment firms'],
  Government: ['councils', 'licensing offices', 'benefit agencies'],
  Healthcare: ['surgical units', 'hospices', 'dental groups'],
  Manufacturing: ['family factories', 'machine shops', 'packaging plants'],
  Materials: ['cement works', 'glass makers', 'paper mills'],
  'Media & Communications': ['magazines', 'podcast studios', 'local newspapers'],
  Mining: ['open pit mines', 'smelters', 'exploration teams'],
  'Non-profit': ['food charities', 'housing trusts', 'youth clubs'],
  'Real Estate': ['housing developers', 'letting agents', 'building managers'],
  Retail: ['clothing chains', 'garden centres', 'independent grocers'],
  Technology: ['software teams', 'platform start-ups', 'hosting firms'],
  Transportation: ['ferry operators', 'bus depots', 'freight forwarders'],
  Water: ['water utilities', 'drainage boards', 'reservoir operators'],
}
const methods = [
  'one page that every manager signs on Friday',
  'a rehearsal on the floor plan',
  'a shared register of open questions',
  'a price list that customers helped to write',
  'a rota that people can swap themselves',
  'weekly calls with the ten largest customers',
  'a trial in one branch before the others',
  'a forecast that is compared with what happened',
  'short interviews with people who left',
  'a contract schedule both sides keep together',
  'a stop rule agreed before work begins',
  'handovers with one name and one date',
]
const years = ['1-2 years', '3-5 years', '6-10 years', '11-15 years', '16-20 years', '20+ years']

/** `count` made-up profiles, the same ones at every run: the n-th does not depend on how many are asked for. */
export function* madeProfiles(count: number): Generator<SeedProfile> {
  for (let number = 1; number <= count; number += 1) yield madeProfile(number)
}

function madeProfile(number: number): SeedProfile {
  const random = seededRandom(number * 2654435761)
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('Nothing to choose from')
    return item
  }
  const [firstName, lastName, industry, area, second] = [
    one(firstNames),
    one(lastNames),
    one(industries),
    one(businessAreas),
    one(businessAreas),
  ]
  const [group, trouble] = [one(groups[industry]), one(troubles)]
  return {
    profileUrl: `${firstName}-${lastName}-${number.toString().padStart(6, '0')}`.toLowerCase(),
    firstName,
    lastName,
    currentRole: one(roles[area]).replace(/^./, (letter) => letter.toUpperCase()),
    industry,
    businessAreas: [...new Set([area, second])],
    coreProblemSolved: `${group.replace(/^./, (letter) => letter.toUpperCase())} that ${trouble}`,
    expertise: Array.from(
      { length: 4 },
      () => `Help ${one(groups[industry])} that ${one(troubles)}, with ${one(methods)}.`,
    ),
    yearsExperience: one(years),
  }
}
