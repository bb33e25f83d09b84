import type { Resolver } from 'react-hook-form'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { type WidgetSettings, widgetSettingsSchema } from '#schema/widget/widget-settings.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { errorsOf } from '#web/ui/forms/field-errors.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { SaveRow } from '../teaching/save-row.tsx'
import { changedOf, useSettingsForm } from '../teaching/use-settings-form.ts'
import { FramePreview } from './preview.tsx'
import { RefusedSites } from './refused-sites.tsx'
import { Snippet } from './snippet.tsx'

/** `domains` is one site a line. */
type Fields = Omit<WidgetSettings, 'domains' | 'refused' | 'isUnlocked'> & { domains: string }
type Props = { settings: WidgetSettings; profile: Pick<OwnProfile, 'profileUrl' | 'firstName' | 'isLive'> }

const fieldNames = ['domains', 'accent', 'position', 'greeting', 'theme'] as const

/** The form of where the agent is shown and how it looks there, with the lines to paste and a preview. */
export function OwnSiteForm({ settings, profile }: Props) {
  const api = useApi()
  const { form, values, onSubmit, saveRow } = useSettingsForm({
    name: 'widget-settings',
    fieldNames,
    settings,
    fieldsOf,
    contract,
    save: (submitted) => {
      const json = changedOf(settingsOf(submitted), settingsOf(fieldsOf(settings)))
      return dataOf(api['widget-settings'].$put({ json }))
    },
    successMessage: 'Saved. The sites are allowed at once; for a new look paste the lines again.',
  })
  const { register, formState } = form
  const { errors } = formState
  const allow = (origin: string) => {
    form.setValue('domains', [...linesIn(form.getValues('domains')), origin].join('\n'))
    // The pressed button is gone: the focus goes where the site stands now.
    form.setFocus('domains')
  }

  return (
    <div className="account-own-site-beside">
      <div className="grid content-start gap-s6">
        <form noValidate className="grid gap-s6" onSubmit={onSubmit}>
          <TextArea
            label="Sites that may show your agent"
            hint="One per line, such as petra.example or shop.petra.example: each name by itself, without a path. No other site can show it."
            rows={3}
            spellCheck={false}
            autoCapitalize="off"
            error={errors.domains?.message}
            {...register('domains')}
          />
          <TextField
            label="Words on the button"
            hint={`Empty: ${usualGreeting(profile.firstName)}.`}
            error={errors.greeting?.message}
            {...register('greeting')}
          />
          <TextField
            label="Colour of the button"
            hint="A # and six digits, dark enough for white words. Leave it empty for our own."
            placeholder="#7a1f2b"
            spellCheck={false}
            error={errors.accent?.message}
            {...register('accent')}
          />
          <div className="account-own-site-two">
            <SelectField label="Where it stands" error={errors.position?.message} {...register('position')}>
              <option value="right">Below, on the right</option>
              <option value="left">Below, on the left</option>
            </SelectField>
            <SelectField label="Light or dark" error={errors.theme?.message} {...register('theme')}>
              <option value="auto">As the visitor’s device has it</option>
              <option value="light">Light</option>
              <option value="dark">Dark</option>
            </SelectField>
          </div>
          <SaveRow {...saveRow} />
        </form>
        <RefusedSites
          refused={settings.refused.filter(({ origin }) => !linesIn(values.domains).includes(origin))}
          onAllow={allow}
        />
        {settings.domains.length > 0 && (
          <Snippet
            profile={profile}
            settings={{ ...settings, greeting: settings.greeting || usualGreeting(profile.firstName) }}
          />
        )}
      </div>
      <FramePreview
        profile={profile}
        accent={values.accent}
        greeting={values.greeting || usualGreeting(profile.firstName)}
        theme={values.theme}
      />
    </div>
  )
}

const usualGreeting = (firstName: string) => `Ask ${firstName}’s agent`

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const fieldsOf = ({ refused: _, isUnlocked: __, domains, ...look }: WidgetSettings): Fields => ({
  ...look,
  domains: domains.join('\n'),
})

const settingsOf = ({ domains, accent, ...look }: Fields) => ({
  ...look,
  accent: accent.trim(),
  domains: linesIn(domains),
})

const contract: Resolver<Fields> = (values) =>
  errorsOf(values, widgetSettingsSchema.safeParse(settingsOf(values)))
