import { lookUp } from '../look-up.ts'
import {
  businessAreas,
  profileIndustries,
  questionnaireAreas,
  questionnaireIndustries,
  setupIndustries,
} from '../options.ts'

const industriesToChoose = { ...questionnaireIndustries, ...profileIndustries, ...setupIndustries }

/** The word by which the gallery's filter finds a chosen industry; '' for `Other`, which no filter finds (R17). */
export const galleryIndustry = (chosen: string): string =>
  lookUp<string>(industriesToChoose, chosen) ?? chosen

/** The word by which the gallery's filter finds a chosen business area (R17). */
export const galleryArea = (chosen: string): string => lookUp<string>(questionnaireAreas, chosen) ?? chosen

/** A chosen industry as pages show it: nothing for `Other` (R17). */
export const shownIndustry = (chosen: string): string => (chosen === 'Other' ? '' : chosen)

type AreaWord = (typeof areaWords)[number]
const areaWords = [
  ...businessAreas,
  ...(Object.keys(questionnaireAreas) as (keyof typeof questionnaireAreas)[]),
]

/** The business areas to choose from, each in the word that was chosen before, if one was. */
export const areaChoices = (chosen: readonly string[]): AreaWord[] =>
  businessAreas.map(
    (area) => areaWords.find((word) => chosen.includes(word) && galleryArea(word) === area) ?? area,
  )

/** The chosen business areas in the order of the list. */
export const areasAmong = (chosen: readonly string[]): AreaWord[] =>
  areaChoices(chosen).filter((area) => chosen.includes(area))
