import { plans } from '#schema/levels.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Section, useProfileField } from './section.tsx'

export const privateHint = 'Private: not on your page, and your agent does not know it.'

/** The fields for name and contact. */
export function PersonalFields({
  profile: { email, plan },
}: {
  profile: Pick<OwnProfile, 'email' | 'plan'>
}) {
  const field = useProfileField()
  return (
    <Section
      id="personal"
      lead={
        plans[plan].booking
          ? `${email} is not on your page, where visitors book or leave a message. On Level 1 (Free or Starter) the page would show it.`
          : `Public: ${email}. On Level 1 (Free or Starter) your page shows this address to visitors, so that they can write to you.`
      }
    >
      <TextField
        hint="Public: the name on your page."
        required
        autoComplete="given-name"
        enterKeyHint="next"
        {...field('firstName')}
      />
      <TextField
        hint="Public: the name on your page."
        required
        autoComplete="family-name"
        enterKeyHint="next"
        {...field('lastName')}
      />
      <TextField
        hint={privateHint}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
        {...field('phone')}
      />
      <TextField
        hint={privateHint}
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
