import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  type OnboardingYears,
  onboardingIndustries,
  onboardingYears,
  yearsInWords,
} from '#schema/onboarding/wizard.ts'
import type { EnteredSetup } from '#web/features/onboarding/kept-setup.ts'
import type { Finding, FoundField } from '#web/features/onboarding/reading/finding.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/choice-field.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { placeFor, type Taken } from './taking.ts'

const labels: Record<FoundField, string> = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  role: 'Role',
  coreProblem: 'Core problem',
  industry: 'Industry',
  targetClients: 'Target clients',
  deliverables: 'Deliverables',
  experienceYears: 'Years of experience',
  skills: 'Key skills',
  story: 'The result of a story',
  person: 'A person who can speak for you',
}

type State = { is: 'offered' } | { is: 'left' } | { is: 'taken'; taken: Taken }

/** One thing that a file says, beside where it stands there. */
export function OneFinding({ finding }: { finding: Finding }) {
  const { setValue } = useFormContext<EnteredSetup>()
  const entered = useWatch<EnteredSetup>() as EnteredSetup
  const [value, setText] = useState(finding.value)
  const [state, setState] = useState<State>({ is: 'offered' })
  const label = labels[finding.what]
  const taken = placeFor({ ...finding, value }, entered)
  const press = () => {
    if (state.is === 'taken') setValue(state.taken.path, state.taken.before)
    if (state.is !== 'offered') return setState({ is: 'offered' })
    if (!taken) return
    setValue(taken.path, taken.value)
    setState({ is: 'taken', taken })
  }
  return (
    <li className="grid gap-s2 border-line border-t py-s4">
      {state.is === 'offered' ? (
        <Value what={finding.what} value={value} onChange={setText} />
      ) : (
        <p className="wrap-anywhere">
          <b className="block text-label">{label}</b>
          {wordsFor(finding.what, value)}
        </p>
      )}
      {finding.what === 'person' && (finding.role || finding.email) && (
        <p className="wrap-anywhere text-label">{[finding.role, finding.email].filter(Boolean).join(', ')}</p>
      )}
      <p className="wrap-anywhere text-ink-soft text-small">From your file: {finding.where}</p>
      {state.is === 'offered' && <Note finding={finding} taken={taken} />}
      <div className="flex flex-wrap items-center gap-s3">
        <Button
          disabled={state.is === 'offered' && (!taken || !value.trim())}
          aria-label={`${state.is === 'offered' ? 'Take' : 'Undo'}: ${label}, ${finding.value.slice(0, 40)}`}
          onClick={press}
        >
          {state.is === 'offered' ? 'Take' : 'Undo'}
        </Button>
        {state.is === 'offered' && (
          <Button
            variant="quiet"
            aria-label={`Leave: ${label}, ${finding.value.slice(0, 40)}`}
            onClick={() => setState({ is: 'left' })}
          >
            Leave
          </Button>
        )}
        <span role="status" className="text-label">
          {state.is === 'taken' ? `Taken: ${state.taken.where}` : state.is === 'left' ? 'Left' : ''}
        </span>
      </div>
    </li>
  )
}

type ValueProps = { what: FoundField; value: string; onChange: (value: string) => void }

/** The field to change it in. */
function Value({ what, value, onChange }: ValueProps) {
  const label = labels[what]
  const choices = choicesOf(what)
  const changed = ({ target }: { target: { value: string } }) => onChange(target.value)
  if (what === 'story' || what === 'coreProblem' || what === 'deliverables')
    return <TextArea label={label} rows={2} value={value} onChange={changed} />
  if (!choices.length) return <TextField label={label} value={value} onChange={changed} />
  return (
    <SelectField label={label} value={value} onChange={changed}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {wordsFor(what, choice)}
        </option>
      ))}
    </SelectField>
  )
}

const choicesOf = (what: FoundField): readonly string[] =>
  what === 'experienceYears' ? onboardingYears : what === 'industry' ? Object.keys(onboardingIndustries) : []

const wordsFor = (what: FoundField, value: string): string =>
  what === 'experienceYears'
    ? yearsInWords(value as OnboardingYears)
    : what === 'industry'
      ? value.charAt(0).toUpperCase() + value.slice(1)
      : value

/** What a press takes the place of, what is still missing, or why nothing can be taken. */
function Note({ finding, taken }: { finding: Finding; taken: Taken | undefined }) {
  const note = !taken
    ? finding.what === 'story'
      ? 'Both stories are begun already. Empty one of them to take this.'
      : 'Both references are named already. Empty one of them to take this.'
    : taken.instead
      ? `It takes the place of “${taken.instead}”.`
      : finding.what === 'person' && !finding.email
        ? 'The address to write to is not in the file: you add it in step 5.'
        : finding.what === 'story' && !finding.story?.problemDescription
          ? 'Situation, task and action are still missing: you add them in the story’s step.'
          : ''
  return note ? <p className="wrap-anywhere text-small">{note}</p> : null
}
