import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type OnboardingYears, yearsInWords } from '#schema/onboarding/wizard.ts'
import type { EnteredSetup } from '#web/features/onboarding/kept-setup.ts'
import type { Finding, FoundField } from '#web/features/onboarding/reading/finding.ts'
import { Button } from '#web/ui/button.tsx'
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

/** What a file says, one thing after the other: to take, to change and take, or to leave. */
export function Findings({ name, read }: { name: string; read: { findings: Finding[]; isCut?: boolean } }) {
  const { findings, isCut } = read
  return (
    <div className="grid gap-s4">
      <h3 className="wrap-anywhere text-title">
        {findings.length ? `Found in ${name}` : `Nothing was found in ${name} that fits here.`}
      </h3>
      {findings.length > 0 && (
        <p className="text-ink-soft text-label">
          Take what is right, change it first if it is not, leave the rest. Nothing is filled in without your
          press.
          {isCut && ' Only the first 20 pages were read.'}
        </p>
      )}
      <ul className="grid">
        {findings.map((finding) => (
          <OneFinding key={`${finding.what} ${finding.value}`} finding={finding} />
        ))}
      </ul>
    </div>
  )
}

type State = { is: 'offered' } | { is: 'left' } | { is: 'taken'; taken: Taken }

function OneFinding({ finding }: { finding: Finding }) {
  const { setValue } = useFormContext<EnteredSetup>()
  const entered = useWatch<EnteredSetup>() as EnteredSetup
  const [value, setText] = useState(finding.value)
  const [state, setState] = useState<State>({ is: 'offered' })
  const label = labels[finding.what]
  const taken = placeFor({ ...finding, value }, entered)
  const isChoice = finding.what === 'experienceYears' || finding.what === 'industry'
  const press = () => {
    if (state.is === 'taken') setValue(state.taken.path, state.taken.before)
    if (state.is !== 'offered') return setState({ is: 'offered' })
    if (!taken) return
    setValue(taken.path, taken.value)
    setState({ is: 'taken', taken })
  }
  return (
    <li className="grid gap-s2 border-line border-t py-s4">
      {state.is === 'offered' && !isChoice ? (
        finding.what === 'story' || finding.what === 'coreProblem' ? (
          <TextArea label={label} rows={2} value={value} onChange={({ target }) => setText(target.value)} />
        ) : (
          <TextField label={label} value={value} onChange={({ target }) => setText(target.value)} />
        )
      ) : (
        <p className="wrap-anywhere">
          <b className="block text-label">{label}</b>
          {finding.what === 'experienceYears' ? yearsInWords(value as OnboardingYears) : value}
        </p>
      )}
      <p className="wrap-anywhere text-ink-soft text-small">It says: “{finding.where}”</p>
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

/** What a press takes the place of, what is still missing, or why nothing can be taken. */
function Note({ finding, taken }: { finding: Finding; taken: Taken | undefined }) {
  const note = !taken
    ? finding.what === 'story'
      ? 'Both stories are begun already. Empty one of them to take this.'
      : 'Both references are named already. Empty one of them to take this.'
    : taken.instead
      ? `It takes the place of “${taken.instead}”.`
      : finding.what === 'person'
        ? 'The address to write to is not in the file: you add it in step 5.'
        : finding.what === 'story' && !finding.story?.problemDescription
          ? 'Situation, task and action are still missing: you add them in the story’s step.'
          : ''
  return note ? <p className="wrap-anywhere text-small">{note}</p> : null
}
