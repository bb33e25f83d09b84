import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { type WidgetSettings, widgetSettingsSchema } from '#schema/widget/widget-settings.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/choice-field.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { forgetEntry, openedEntry, useKeptEntry } from '../teaching/kept-entry.ts'
import { errorsOf, RefusalNote, showRefusal } from '../teaching/refusal-note.tsx'
import { FramePreview } from './preview.tsx'
import { RefusedSites } from './refused-sites.tsx'
import { Snippet } from './snippet.tsx'

/** `domains` is one site a line. */
type Fields = Omit<WidgetSettings, 'domains' | 'refused' | 'isUnlocked'> & { domains: string }
type Props = { read: WidgetSettings; profile: Pick<OwnProfile, 'profileUrl' | 'firstName' | 'isLive'> }

const name = 'widget-settings'
const names = ['domains', 'accent', 'position', 'greeting', 'theme'] as const

/** The form of where the agent is shown and how it looks there, with the lines to paste and a preview. */
export function OwnSiteForm({ read, profile }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const isOnline = useIsOnline()
  const saved = fieldsOf(read)
  const [defaultValues] = useState(() => openedEntry(name, saved))
  const form = useForm({ defaultValues, resolver: contract })
  const { register, control, setError, formState } = form
  const { errors, isSubmitting } = formState
  const values = useWatch({ control }) as Fields
  const isChanged = useKeptEntry(name, saved, values)
  const save = useMutation({
    mutationFn: (entered: Fields) => dataOf(api['widget-settings'].$put({ json: settingsOf(entered) })),
  })

  const send = form.handleSubmit(async (entered) => {
    try {
      const now = await save.mutateAsync(entered)
      queryClient.setQueryData([ownKey, name], now)
      // What was typed during the save stays.
      if (JSON.stringify(form.getValues()) === JSON.stringify(entered)) form.reset(fieldsOf(now))
    } catch (error) {
      showRefusal(error, names, setError)
    }
  })
  const saying = !isChanged
    ? save.isSuccess
      ? 'Saved. The sites are allowed at once; for a new look paste the lines again.'
      : ''
    : isOnline
      ? 'Changed, and not saved yet.'
      : 'You are offline. What you changed stays here until you can save it.'
  const allow = (origin: string) =>
    form.setValue('domains', [...linesIn(form.getValues('domains')), origin].join('\n'))

  return (
    <div className="account-own-site-beside">
      <div className="grid content-start gap-s6">
        <form noValidate className="grid gap-s6" onSubmit={send}>
          <TextArea
            label="Sites that may show your agent"
            hint="One a line, such as petra.example or shop.petra.example: each name by itself, without a path. No other site can show it."
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
            hint="As # and six digits, dark enough for white words; empty for ours."
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
          <RefusalNote message={errors.root?.message} error={save.error} />
          <div className="flex flex-wrap items-center gap-s4">
            <Button type="submit" variant="main" disabled={isSubmitting}>
              {isSubmitting ? 'Saving…' : 'Save'}
            </Button>
            {isChanged && !isSubmitting && (
              <Button
                variant="quiet"
                onClick={() => {
                  form.reset(saved)
                  forgetEntry(name)
                }}
              >
                Undo all
              </Button>
            )}
            <p role="status" className="text-ink-soft text-label">
              {saying}
            </p>
          </div>
        </form>
        <RefusedSites
          refused={read.refused.filter(({ origin }) => !linesIn(values.domains).includes(origin))}
          onAllow={allow}
        />
        {read.domains.length > 0 && (
          <Snippet
            profile={profile}
            settings={{ ...read, greeting: read.greeting || usualGreeting(profile.firstName) }}
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
