import { expect, test } from 'vitest'
import { linesOfPage } from './page-lines.ts'
import { joinedPages } from './running-lines.ts'

const piece = (text: string, x: number, y: number, height = 10) => ({
  ...{ text, x, y, height },
  width: text.length * height * 0.5,
})
const textsOf = (pieces: ReturnType<typeof piece>[]) => linesOfPage(pieces, 595, 1).map(({ text }) => text)

test('letters set apart are words again, and those of a rating are left alone', () => {
  const word = (text: string, x: number) => ({ ...piece(text, x, 700), width: text.length * 5 })
  expect(textsOf([word('W O R K', 40), word('H I S TO RY', 90)])).toEqual(['WORK HISTORY'])
  expect(textsOf([piece('Plan B', 40, 600)])).toEqual(['Plan B'])
})

test('dates beside jobs stay with them, and are no column of their own', () => {
  const jobs = ['Site Manager', 'Site Engineer', 'Assistant', 'Trainee']
  const rows = jobs.flatMap((job, place) => [
    piece(`0${place + 1}/20${place + 10} to date`, 40, 700 - place * 60),
    piece(`${job}, a company with a long name`, 200, 700 - place * 60),
    piece('Finished the bridge in nineteen nights.', 200, 680 - place * 60),
  ])
  expect(textsOf(rows).slice(0, 3)).toEqual([
    '01/2010 to date\tSite Manager, a company with a long name',
    'Finished the bridge in nineteen nights.',
    '02/2011 to date\tSite Engineer, a company with a long name',
  ])
})

test('what stands on every page is read once, and a line goes on over the page', () => {
  const page = (number: number, ...texts: string[]) =>
    ['A. Mason, Curriculum Vitae', ...texts, `Page ${number} of 2`].map((text) => ({
      text,
      size: 10,
      page: number,
    }))
  const lines = joinedPages([
    page(1, 'Experience', 'Site Manager', 'Cut the snags of each flat from 14 to 3 by photographs of every'),
    page(2, 'finished floor.', 'Education', 'BEng'),
  ])
  expect(lines.map(({ text }) => text)).toEqual([
    ...['A. Mason, Curriculum Vitae', 'Experience', 'Site Manager'],
    'Cut the snags of each flat from 14 to 3 by photographs of every finished floor.',
    ...['Education', 'BEng'],
  ])
})
