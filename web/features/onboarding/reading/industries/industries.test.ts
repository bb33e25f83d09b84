import { expect, test } from 'vitest'
import { findingsInText } from '#web/features/onboarding/reading/findings-in-text.ts'
import { industryIn, industryNamed } from './industries.ts'

const found = (text: string) =>
  findingsInText(
    text.split('\n').map((line) => ({ text: line, page: 1, size: 11 })),
    new Date('2026-11-26'),
  ).filter(({ field }) => field === 'industry')
const industries = (text: string) => found(text).map(({ value }) => value)
const ofRole = (role: string) =>
  industryIn({ headline: [{ text: role, place: role }], summary: [] }).map(({ value }) => value)

test('an industry is named only where the CV names it as one', () => {
  expect(industries('Noor Haddad\nBaker\nIndustry: Food manufacturing')).toEqual(['manufacturing'])
  expect(industries('Noor Haddad\nSectors\nBanking and insurance')).toEqual(['finance'])
  expect(industries('Noor Haddad\nHealthcare operations leader')).toEqual(['healthcare'])
  expect(industries('Noor Haddad\nBaker\nSummary\nTwenty years in manufacturing, ovens first.')).toEqual([
    'manufacturing',
  ])
  for (const none of [
    'Noor Haddad\nBaker\nSummary\nLikes consulting with colleagues and new technology.',
    'Noor Haddad\nBaker, Brandt Technology Ltd',
    'Noor Haddad\nBaker\nSummary\nYears in education and in healthcare.',
    'Noor Haddad\nBaker\nEducation\nBSc in technology',
    'Industry: fishing',
  ])
    expect(industries(none)).toEqual([])
})

test.each([
  ['technology', ['Software Engineer', 'Head of IT', 'CTO', 'Cybersecurity Analyst', 'Full-stack Developer']],
  ['finance', ['Finance Director', 'Chartered Accountant', 'Head of Internal Audit', 'Wealth Manager']],
  ['healthcare', ['Ward Nurse', 'Consultant Surgeon', 'Community Pharmacist', 'General Practitioner']],
  ['manufacturing', ['Plant Manager', 'Toolmaker', 'Master Brewer', 'Manufacturing Director']],
  ['consulting', ['Management Consultant', 'Strategy Consultant', 'Head of Consulting']],
  ['education', ['Primary School Teacher', 'Professor of Law', 'Headteacher', 'University Lecturer']],
])('a role by which %s is plain says so', (industry, roles) => {
  for (const role of roles) expect([role, ...ofRole(role)]).toEqual([role, industry])
})

test('no industry is guessed of a role that belongs to another, to several or to any', () => {
  const roles = `Tax Lawyer|In-house Counsel, Banking|School Chef|Energy Auditor|Veterinary Surgeon|Nursery Nurse|Tree Surgeon
    |Financial Journalist|Education Correspondent|Executive Coach for Finance Directors|Yoga Teacher|Landscape Architect
    |Air Traffic Controller|Account Manager|Health and Safety Manager|Food Bank Manager|Consulting Engineer|Customs Broker
    |Managing Director|Network of Bakers|Night Auditor|Ship Broker|Developer|I help hospitals with their finance`
  for (const role of roles.split(/\s*\|\s*/)) expect([role, ...ofRole(role)]).toEqual([role])
})

test('an industry that two jobs name is shown beside the first, and none where a job names another', () => {
  const cv = (other: string) =>
    `Noor Haddad\nOperations Director\nExperience\nOperations Director, Royal Mendip Hospital\n2016 – now\nLed bakers.\nManager, ${other}, 2009 – 2016`
  expect(found(cv('Avon Clinic'))).toEqual([
    { field: 'industry', value: 'healthcare', place: 'page 1: Operations Director, Royal Mendip Hospital' },
  ])
  for (const role of ['HR Director', 'Head of Marketing'])
    expect(industries(cv('Avon Clinic').replaceAll('Operations Director', role))).toEqual([])
  for (const other of ['Brandt Bakeries', 'Avon Savings Bank']) expect(industries(cv(other))).toEqual([])
})

test('a headline in parts and companies above their jobs, as LinkedIn prints them, name an industry', () => {
  const jobs = [
    'Counties Bank',
    'Director',
    'March 2017 - Present (9 years)',
    'Leeds',
    'Pennine Building Society',
    'Manager',
    '2008 - 2017',
  ]
  const cv = (headline: string, ...below: string[]) =>
    ['Noor Haddad', headline, 'Leeds, England', 'Experience', ...below].join('\n')
  expect(industries(cv('Director | Retail Banking | Helping hospitals earn trust'))).toEqual(['finance'])
  expect(industries(cv('Director', ...jobs))).toEqual(['finance'])
})

test('a profession at the beginning of a summary tells the industry', () => {
  expect(industries('Noor Haddad\nProfile\nHospital pharmacist with 18 years on three wards.')).toEqual([
    'healthcare',
  ])
  expect(industries('Noor Haddad\nProfile\nChef with 18 years in the kitchens of hospitals.')).toEqual([])
})

test('each LinkedIn industry for which the wizard has a word is known', () => {
  const names = {
    'IT Services and IT Consulting': 'technology',
    'Computer and Network Security': 'technology',
    'Investment Management': 'finance',
    'Hospitals and Health Care': 'healthcare',
    'Medical Equipment Manufacturing': 'manufacturing',
    'Business Consulting and Services': 'consulting',
    'E-Learning Providers': 'education',
    Restaurants: undefined,
  }
  for (const [name, industry] of Object.entries(names))
    expect([name, industryNamed(name)]).toEqual([name, industry])
})
