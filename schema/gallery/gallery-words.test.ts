import { expect, test } from 'vitest'
import {
  industries,
  profileIndustries,
  questionnaireAreas,
  questionnaireIndustries,
  setupIndustries,
} from '../options.ts'
import { areaChoices, areasAmong, galleryArea, galleryIndustry } from './gallery-words.ts'

test('every industry that can be chosen has a word of the gallery’s filter, and Other has none', () => {
  const chosen = Object.keys({ ...questionnaireIndustries, ...profileIndustries, ...setupIndustries })
  const without = chosen.filter((word) => !industries.some((known) => known === galleryIndustry(word)))
  expect(without).toEqual(['Other'])
  expect(galleryIndustry('Other')).toBe('')
  expect(galleryIndustry('Finance')).toBe('Financial Services')
  expect(galleryIndustry('constructor')).toBe('constructor')
})

test('a business area is chosen in the word that stands in the profile, and listed in the list’s order', () => {
  expect(Object.keys(questionnaireAreas).map(galleryArea)).toEqual([...areaChoices([])])
  expect(areaChoices(['Funding']).at(-1)).toBe('Funding')
  expect(areasAmong(['Funding', 'Sales', 'Alchemy'])).toEqual(['Sales', 'Funding'])
})
