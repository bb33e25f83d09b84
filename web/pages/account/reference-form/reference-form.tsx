import { FormProvider } from 'react-hook-form'
import type { Invitation } from '#schema/references/reference-answers.ts'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { StepButtons } from '#web/ui/forms/step-buttons.tsx'
import { type Part, unnamed } from './parts.ts'
import { PublicWords } from './public-words.tsx'
import type { InitialValues } from './stored-reference.ts'
import { goOnWith, useReferenceForm } from './use-reference-form.ts'
import { YouFields } from './you-fields.tsx'

type Props = { initial: InitialValues; invitation?: Invitation; token?: string }

/** The form, one part at a time; the part is in the address, so that the back button goes back one part. */
export function ReferenceForm({ initial, invitation, token }: Props) {
  const reference = useReferenceForm(initial, token)
  const { form, element, heading, parts, partIndex, part, isLast, formError, serverError, goOn, goBack } =
    reference
  const { isSubmitting } = form.formState
  const isOnline = useIsOnline()
  const name = (invitation?.candidateFirstName ?? initial.candidateName.split(' ')[0]) || unnamed
  const sentences = initial.stories.reduce((sum, { claims }) => sum + (claims.length || 1), 0)
  return (
    <FormProvider {...form}>
      <div className="wide account-referring">
        <div className="account-referring-head">
          <h1>{titleOf(invitation?.candidateName ?? initial.candidateName)}</h1>
          <PartProgress parts={parts} partIndex={partIndex} />
          {!isLast && <PublicWords name={name} className="account-public-words" />}
        </div>
        <form
          ref={element}
          noValidate
          className="account-questions"
          onKeyDown={goOnWith(goOn)}
          onSubmit={(event) => {
            event.preventDefault()
            void goOn()
          }}
        >
          <div className="grid gap-s3">
            <h2 ref={heading} tabIndex={-1} aria-describedby="how-far" className="text-head outline-none">
              {part.title(name)}
            </h2>
            <p className="max-w-[32em] text-ink-soft">{part.lead(name, sentences)}</p>
          </div>
          <div key={part.name} className="grid max-w-[36rem] gap-s6">
            {part.name === 'you' ? (
              <YouFields
                initial={initial}
                invitation={invitation}
                token={token}
                name={name}
                onSkip={reference.openStoriesFirst}
              />
            ) : (
              <PartAfterFirst later={reference.later} part={part} initial={initial} name={name} />
            )}
            {isLast && serverError && <Notice>{serverError}</Notice>}
          </div>
          <StepButtons
            back="Back"
            onBack={isSubmitting ? undefined : goBack}
            next={!isLast ? 'Next' : isSubmitting ? 'Sending…' : 'Send my reference'}
            canGoOn={!isSubmitting}
            status={
              formError ||
              (isOnline
                ? 'Kept on this device as you type.'
                : 'You are offline. Everything is kept on this device until you can send it.')
            }
          />
        </form>
      </div>
    </FormProvider>
  )
}

const titleOf = (name: string) => (name ? `A reference for ${name}` : 'Give a reference')

const PartProgress = ({ parts, partIndex }: { parts: readonly Part[]; partIndex: number }) => (
  <div className="grid gap-s2">
    <p id="how-far" className="text-label">
      <b className="font-semibold">{`Part ${partIndex + 1} of ${parts.length}`}</b>
      <span className="text-ink-soft"> · {parts[partIndex]?.short}</span>
    </p>
    <span aria-hidden className="account-marks">
      {parts.map(({ name }, index) => (
        <i key={name} data-done={index <= partIndex || undefined} />
      ))}
    </span>
  </div>
)

type PartProps = { part: Part; initial: InitialValues; name: string }

/** A part whose code loads once the first is shown. */
function PartAfterFirst({
  later: { code, failed, fetch },
  ...props
}: PartProps & Pick<ReturnType<typeof useReferenceForm>, 'later'>) {
  if (code) return <code.LaterPart {...props} />
  if (failed) return <Button onClick={() => void fetch()}>Open this part again</Button>
  return (
    <p role="status" className="text-ink-soft">
      Opening…
    </p>
  )
}
