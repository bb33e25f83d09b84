import { useFormContext } from 'react-hook-form'
import { plans } from '#schema/levels.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { privateHint } from './personal-fields.tsx'
import type { EditForm } from './profile-values.ts'
import { Fieldset, Section, useProfileField } from './section.tsx'

/** The fields for the problem, the audience and the deliverables. */
export function SolutionFields() {
  const field = useProfileField()
  return (
    <Section id="solution">
      <div className="account-edit-wide">
        <TextField
          hint="Public: the first line of your page. If it is empty, your first deliverable is shown there."
          autoComplete="off"
          enterKeyHint="next"
          {...field('headline')}
        />
      </div>
      <div className="account-edit-wide">
        <TextArea
          hint="Public: in a sentence or two, as the people who have it would say it."
          rows={3}
          {...field('coreProblemSolved')}
        />
      </div>
      <TextArea hint={privateHint} rows={4} {...field('targetIndustry')} />
      <TextArea
        hint="Public: what people get from you, one thing to a line, at most 12."
        rows={4}
        {...field('coreDeliverables')}
      />
      <Skills />
    </Section>
  )
}

function Skills() {
  const { register } = useFormContext<EditForm>()
  return (
    <Fieldset
      name="keySkills"
      hint="Public: four, in a word or two each. They stand round your initials."
      className="grid gap-s3 [&>legend]:mb-s2"
    >
      {(id, errorId) => (
        <div className="account-edit-fields">
          {([0, 1, 2, 3] as const).map((index) => (
            <TextField
              key={index}
              {...(index === 0 && { id })}
              label={`Skill ${index + 1}`}
              autoComplete="off"
              enterKeyHint="next"
              errorId={errorId}
              {...register(`keySkills.${index}`)}
            />
          ))}
        </div>
      )}
    </Fieldset>
  )
}

/** The fields for the method's three steps. */
export function MethodologyFields({ profile }: { profile: OwnProfile }) {
  const field = useProfileField()
  return (
    <Section
      id="methodology"
      lead={
        plans[profile.plan].signatureSystem
          ? 'Public: your Signature System, how you work step by step.'
          : 'How you work, step by step. It is kept, and shown as your Signature System once your plan includes that.'
      }
    >
      {(['solutionStep1', 'solutionStep2', 'solutionStep3'] as const).map((step) => (
        <div key={step} className="account-edit-wide">
          <TextField autoComplete="off" enterKeyHint="next" {...field(step)} />
        </div>
      ))}
    </Section>
  )
}
