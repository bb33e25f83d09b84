import { expect, test } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

test.each([
  ['The timetable nobody read', 30, 'The timetable nobody read'],
  ['The timetable nobody read', 25, 'The timetable nobody read'],
  ['The timetable nobody read', 24, 'The timetable nobody…'],
  ['The timetable nobody read', 20, 'The timetable nobody…'],
  ['The timetable, nobody read', 16, 'The timetable…'],
  ['Boats\nthat leave', 9, 'Boats…'],
  ['Donaudampfschiff', 5, 'Donau…'],
  [' Donaudampfschiff', 6, ' Donau…'],
])('%j in %i characters is %j', (text, longest, cut) => {
  expect(cutAtWord(text, longest)).toBe(cut)
})
