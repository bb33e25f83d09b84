import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { PasswordAndConsent } from './password-and-consent.tsx'
import { RefereeLetter } from './referee-letter.tsx'
import { ReferencesTable } from './references-table.tsx'

const explanations = [
  [
    'Why two people?',
    'A profile counts because others confirm it: two people, and one validated story, open the gallery to you.',
  ],
  [
    'Who reads what?',
    'The two people read your name and your sentence about the work, which is not public. If they answer, visitors see their name, role and company, two of their answers, and what they confirm; of their email address only the first letter and the domain.',
  ],
  [
    'When are they written to?',
    'Once you have confirmed your own email address, and never before. You can ask more people later.',
  ],
] as const

/** The second screen: the referees, and why they are asked for. */
export function People() {
  const { getValues } = useFormContext<RegistrationValues>()
  const [wasReloaded] = useState(() => !getValues('consent'))
  return (
    <>
      <dl className="account-told">
        {explanations.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <ReferencesTable />
      <RefereeLetter />
      {wasReloaded && <PasswordAndConsent isAgain />}
    </>
  )
}
