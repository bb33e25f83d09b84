import type { z } from 'zod'
import { grouped } from './numbers.ts'
import { tooLong } from './too-long.ts'

const missing = 'Please fill this in.'

const notices: Partial<Record<string, string>> = {
  string: 'Please enter this in words.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please answer this with yes or no.',
  array: 'Please give this as a list.',
  email: 'Please enter a valid email address.',
  url: 'Please enter a whole link.',
  date: 'Please enter a date.',
  datetime: 'Please enter a date and a time.',
  invalid_value: 'Please choose one of the options.',
  unrecognized_keys: 'Please leave out what is not asked for here.',
}
const other = 'Please check this: it cannot be read as it is.'

/** The notice for what does not fit a contract that says nothing of it itself. */
export function noticeOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? missing : (notices[issue.expected] ?? other)
    case 'invalid_format':
      return notices[issue.format] ?? other
    case 'too_big':
      return tooMuch(issue.origin, Number(issue.maximum))
    case 'too_small':
      return tooLittle(issue.origin, Number(issue.minimum))
    default:
      return (issue.input === undefined ? missing : notices[issue.code]) ?? other
  }
}

function tooMuch(origin: string, max: number): string {
  if (origin === 'string') return tooLong(max)
  return origin === 'array' ? `Please give at most ${grouped(max)}.` : `Please enter at most ${grouped(max)}.`
}

function tooLittle(origin: string, min: number): string {
  if (origin === 'string') return min === 1 ? missing : `Please write at least ${grouped(min)} characters.`
  return origin === 'array'
    ? `Please give at least ${grouped(min)}.`
    : `Please enter at least ${grouped(min)}.`
}
