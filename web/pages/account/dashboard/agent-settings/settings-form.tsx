import type { Resolver } from 'react-hook-form'
import {
  type AgentSettings,
  type AgentSettingsEdit,
  agentSettingsSchema,
} from '#schema/agent-settings/agent-settings.ts'
import { benchSchema } from '#schema/chat/bench.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { errorsOf } from '#web/ui/forms/field-errors.ts'
import { SaveRow } from '../teaching/save-row.tsx'
import { changedOf, useSettingsForm } from '../teaching/use-settings-form.ts'
import { TestBench } from '../test-bench/test-bench.tsx'
import type { Change } from '../test-bench/use-bench.ts'
import { HandOffAddress } from './hand-off-address.tsx'
import { MannerField } from './manner-field.tsx'
import { SubjectsField, withSubject } from './subjects-field.tsx'

/** `subject` is one that is typed and not added to the list yet. */
type Fields = Required<AgentSettingsEdit> & { subject: string }
const fieldNames = ['greeting', 'avoid', 'manner', 'handOffEmail'] as const

/** The form of how the agent behaves; what is typed is kept in this tab until it is saved. */
export function SettingsForm({ settings, email }: { settings: AgentSettings; email: string }) {
  const api = useApi()
  const { form, values, saved, onSubmit, saveRow } = useSettingsForm({
    name: 'agent-settings',
    fieldNames,
    settings,
    fieldsOf,
    contract,
    save: (submitted) => {
      const json: AgentSettingsEdit = changedOf(settingsOf(submitted), settingsOf(fieldsOf(settings)))
      return dataOf(api['agent-settings'].$put({ json }))
    },
    successMessage: 'Saved. Your agent keeps to it from its next answer on.',
  })
  const { register, formState } = form
  const { errors } = formState

  const change = changeIn(settingsOf(values), saved)
  return (
    <>
      <form noValidate className="grid gap-s6" onSubmit={onSubmit}>
        <TextArea
          label="Greeting"
          hint="The first thing that your agent says. Leave it empty for its usual one."
          rows={2}
          error={errors.greeting?.message}
          {...register('greeting')}
        />
        <SubjectsField
          subjects={values.avoid}
          typed={values.subject}
          onType={(subject) => form.setValue('subject', subject)}
          onChange={(avoid) => form.setValue('avoid', avoid)}
          error={errors.avoid?.message}
        />
        <MannerField error={errors.manner?.message} {...register('manner')} />
        <div className="grid gap-s3">
          <EmailField
            label="Address for conversations that are handed to you"
            hint={`Where a conversation goes once its visitor asks to speak to you. Empty: ${email}. To confirm any other address, we first mail a link there.`}
            error={errors.handOffEmail?.message}
            {...register('handOffEmail')}
          />
          <HandOffAddress settings={settings} email={email} />
        </div>
        <SaveRow {...saveRow} />
      </form>
      <div className="grid gap-s4 pt-s5">
        <h3>Try it before visitors do</h3>
        <TestBench name="bench" change={change}>
          {change
            ? 'Each question is put twice: to your agent as it is now, and with what you changed above. Nothing is saved, and no visitor sees it.'
            : 'Your agent answers as it is now. Change the subjects or the manner above, and you read both answers. Nothing is saved, and no visitor sees it.'}
        </TestBench>
      </div>
    </>
  )
}

/** What a trial can tell apart of the settings, where it is changed and fit to be saved. */
function changeIn({ avoid, manner }: ReturnType<typeof settingsOf>, saved: Fields): Change | undefined {
  const isSame = manner === saved.manner && JSON.stringify(avoid) === JSON.stringify(saved.avoid)
  const { data } = benchSchema.shape.settings.safeParse({ avoid, manner })
  return isSame || !data ? undefined : { settings: data }
}

const fieldsOf = ({ avoid, greeting, manner, handOffEmail }: AgentSettings): Fields => ({
  avoid,
  greeting,
  manner,
  handOffEmail,
  subject: '',
})

/** The settings with the subject that was typed last. */
const settingsOf = ({ subject, ...settings }: Fields) => ({
  ...settings,
  avoid: withSubject(settings.avoid, subject),
})

const contract: Resolver<Fields> = (values) =>
  errorsOf(values, agentSettingsSchema.safeParse(settingsOf(values)))
