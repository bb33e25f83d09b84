import { maxWaitlistTextLength, waitlistInterests } from '#schema/waitlist/waitlist-interests.ts'
import { RetentionLink } from '#web/features/privacy/data-consent.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { FieldError, TextArea, TextField } from '#web/ui/field.tsx'
import { goOnWithEnter } from '#web/ui/forms/go-on-with-enter.ts'
import type { WaitedSprint } from './use-waited-sprint.ts'
import { useWaitlistForm } from './use-waitlist-form.ts'
import type { FieldErrors, WaitlistValues } from './waitlist-values.ts'

/**
 * The form for news of the webinar and its topics, or for a place in a sprint. The entries stay until they were
 * received.
 */
export function WaitlistForm({
  sprint,
  onSent,
}: {
  sprint: WaitedSprint | undefined
  onSent: (values: WaitlistValues) => void
}) {
  const { form, store, send, isFilled, isSending, errors, formError } = useWaitlistForm(sprint, onSent)
  return (
    <form
      ref={form}
      noValidate
      onInput={store}
      onKeyDown={goOnWithEnter}
      onSubmit={send}
      className="wide py-room-gap"
    >
      <div className="grid gap-y-s8">
        <AboutYou errors={errors} />
        <Interests errors={errors} />
        <InYourWords errors={errors} />
        <div className="grid gap-x-s7 gap-y-s5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div className="grid justify-items-start gap-s4 md:col-start-2">
            {formError && <FieldError role="alert">{formError}</FieldError>}
            <Button
              type="submit"
              variant="main"
              disabled={!isFilled || isSending}
              aria-describedby="waitlist-needs"
              className="max-sm:w-full"
            >
              {isSending ? 'Joining…' : 'Join the Waitlist'}
            </Button>
            <p id="waitlist-needs" className="max-w-[34em] text-ink-soft text-label">
              Your name and your email address are all it takes. We mail you a confirmation; the link at its
              foot takes you off the list again.
            </p>
            <RetentionLink of="waitlist" />
          </div>
        </div>
      </div>
    </form>
  )
}

function AboutYou({ errors }: { errors: FieldErrors }) {
  return (
    <Part title="About you">
      <div className="grid gap-x-s6 gap-y-s5 sm:grid-cols-2">
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={120}
          required
          error={errors.name}
        />
        <EmailField label="Your email address" name="email" required error={errors.email} />
        <TextField
          label="Company (optional)"
          name="company"
          autoComplete="organization"
          maxLength={120}
          error={errors.company}
        />
        <TextField
          label="Current role (optional)"
          name="currentRole"
          autoComplete="organization-title"
          maxLength={120}
          error={errors.currentRole}
        />
      </div>
    </Part>
  )
}

function Interests({ errors }: { errors: FieldErrors }) {
  return (
    <Part title="What interests you" hint="As many as you like, or none.">
      <fieldset aria-describedby={errors.interests && 'waitlist-interests'}>
        <legend className="sr-only">What interests you</legend>
        <div className="grid gap-x-s6 sm:grid-cols-2">
          {waitlistInterests.map((interest) => (
            <div key={interest} className="border-line border-t py-s1">
              <CheckboxField label={interest} name="interests" value={interest} />
            </div>
          ))}
        </div>
        {errors.interests && <FieldError id="waitlist-interests">{errors.interests}</FieldError>}
      </fieldset>
    </Part>
  )
}

function InYourWords({ errors }: { errors: FieldErrors }) {
  return (
    <Part title="In your words" hint="Both are optional.">
      <div className="grid gap-y-s5">
        <TextArea
          label="Is there a specific area you would like to hear about?"
          name="specificAreas"
          rows={3}
          maxLength={maxWaitlistTextLength}
          dir="auto"
          error={errors.specificAreas}
        />
        <TextArea
          label="What is your biggest challenge at the moment?"
          name="challenges"
          rows={3}
          maxLength={maxWaitlistTextLength}
          dir="auto"
          error={errors.challenges}
        />
      </div>
    </Part>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-s7 gap-y-s5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div>
        <h2 className="text-head">{title}</h2>
        {hint && <p className="mt-s2 text-ink-soft text-label">{hint}</p>}
      </div>
      {children}
    </div>
  )
}
