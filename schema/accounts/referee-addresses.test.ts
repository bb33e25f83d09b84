import { expect, test } from 'vitest'
import { registrationFormSchema } from './accounts.ts'

const referee = (email: string) => ({
  firstName: 'Anke',
  lastName: 'de Vries',
  email,
  solutionStory: 'We closed the books in four days.',
})

const nobody = { firstName: '', lastName: '', email: '', solutionStory: '' }

/** The problems of a registration that names these addresses, by the place of each. */
const problemsOf = (addresses: string[]) =>
  registrationFormSchema
    .safeParse({
      fullName: 'Miriam Okonjo',
      email: 'Miriam@okonjo.example',
      company: 'Okonjo',
      role: 'Finance director',
      industry: 'Healthcare',
      experience: 'Twenty years of hospital finance.',
      password: 'tangerine kettle 9',
      consent: true,
      references: addresses.map((email) => (email ? referee(email) : nobody)),
    })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a registration that names its own address as a referee says so beside that field', () => {
  const problems = problemsOf(['anke@vries.example', 'miriam+work@okonjo.example'])
  expect(problems).toContainEqual([
    'references.1.email',
    'Nobody can be their own referee. Please use another email address.',
  ])
})

test('a registration that names a referee twice says so beside the second one', () => {
  const problems = problemsOf(['anke@vries.example', 'ANKE@vries.example', ''])
  expect(problems).toEqual([
    ['references.1.email', 'You have named this address already. Please use that of another person.'],
  ])
})

test('a registration with two different referees and an empty row is complete', () => {
  expect(problemsOf(['anke@vries.example', 'tom@ashby.example', ''])).toBeUndefined()
})
