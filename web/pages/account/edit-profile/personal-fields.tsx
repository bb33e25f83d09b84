import { TextArea, TextField } from '#web/ui/field.tsx'
import { Section, useField } from './section.tsx'

export const privately = 'Private: not on your page, and your agent does not know it.'

/** Who somebody is and how they are reached. */
export function PersonalFields() {
  const field = useField()
  return (
    <Section id="personal">
      <TextField
        hint="Public: the name on your page."
        autoComplete="given-name"
        enterKeyHint="next"
        {...field('firstName')}
      />
      <TextField
        hint="Public: the name on your page."
        autoComplete="family-name"
        enterKeyHint="next"
        {...field('lastName')}
      />
      <TextField
        hint={privately}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
        {...field('phone')}
      />
      <TextField
        hint={privately}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        placeholder="https://www.linkedin.com/in/…"
        enterKeyHint="next"
        {...field('linkedinUrl')}
      />
      <div className="account-edit-wide">
        <TextArea
          hint="Public: who you are and how you work, in your own words. Your agent answers from it."
          rows={5}
          {...field('about')}
        />
      </div>
    </Section>
  )
}
