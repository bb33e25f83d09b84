import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Invitation } from '#schema/references/reference-answers.ts'
import { counted } from '#schema/text/counted.ts'
import { withoutReload } from '#web/client/stale-build.ts'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { isLine, nextEmptyField } from '#web/ui/forms/enter-in-a-line.ts'
import { lazyResolver } from '#web/ui/forms/lazy-contract.ts'
import { StepButtons } from '#web/ui/forms/step-buttons.tsx'
import { useLazyCode } from '#web/ui/lazy-code.ts'
import {
  type EnteredAnswers,
  type Given,
  keepReference,
  keptReference,
  type PartName,
} from './kept-reference.ts'
import { formPartsOf, type Part, unnamed } from './parts.ts'
import { PublicWords } from './public-words.tsx'
import { useKeptAsTyped } from './use-kept-as-typed.ts'
import { usePart } from './use-part.ts'
import { useSubmitReference } from './use-submit-reference.ts'
import { YouFields } from './you-fields.tsx'

type Props = { given: Given; invitation?: Invitation; token?: string }

/** The form, one part at a time; the part is in the address, so that the back button goes back one part. */
export function ReferenceForm({ given, invitation, token }: Props) {
  const [kept] = useState(() => keptReference(given))
  const [resolver] = useState(() =>
    lazyResolver(async () => (await import('./contract.ts')).resolverOf(given, token)),
  )
  const form = useForm<EnteredAnswers>({
    defaultValues: kept.entered,
    resolver,
    shouldFocusError: false,
  })
  const { handleSubmit, trigger, getFieldState, getValues, clearErrors, formState } = form
  const [storiesFirst, setStoriesFirst] = useState(kept.storiesFirst)
  const parts = formPartsOf(given.stories.length > 0, storiesFirst)
  const later = useLaterPart()
  const { place, goTo, heading } = usePart(parts, kept, () =>
    later.code?.firstOpenPart(parts, getValues(), Boolean(token)),
  )
  const part = parts[place] as Part
  const sentences = given.stories.reduce((sum, { claims }) => sum + (claims.length || 1), 0)
  const isLast = place === parts.length - 1
  const [missing, setMissing] = useState('')
  const box = useRef<HTMLFormElement>(null)
  const isOnline = useIsOnline()
  const { handIn, refusal } = useSubmitReference({ given, token, form })
  const name = (invitation?.candidateFirstName ?? given.candidateName.split(' ')[0]) || unnamed

  useKeptAsTyped(form, given, { part: part.name, storiesFirst })

  // Focuses the first error once it is rendered, in whichever part.
  const isMending = useRef(false)
  useLayoutEffect(() => {
    const wrong = isMending.current && box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    isMending.current = false
    wrong.focus()
  })
  /** Opens the part with the first error. */
  const mend = (fields: readonly string[]) => {
    const at = parts.findIndex(({ fields: own }) => own.some((field) => fields.includes(field)))
    if (at < 0) return
    isMending.current = true
    const to = parts[at]
    if (to && at !== place) goTo(to.name)
  }
  const send = handleSubmit(
    async (entered) => mend(await handIn(entered)),
    (errors) => mend(Object.keys(errors)),
  )
  const isChecking = useRef(false)
  const goOn = async () => {
    // Ignores a second press.
    if (isChecking.current) return
    setMissing('')
    if (isLast) return void send()
    isChecking.current = true
    const isRight = await trigger(part.fields)
    isChecking.current = false
    if (!isRight) {
      const wanting = part.fields.filter((field) => getFieldState(field).error).length
      isMending.current = true
      return setMissing(`${counted(wanting, 'answer')} still to mend here.`)
    }
    const next = parts[place + 1]
    if (next) await show(next.name, storiesFirst)
  }
  /** Opens another part once its code is loaded. */
  const show = async (to: PartName, first: boolean) => {
    if (to !== 'you' && !later.code && !(await later.fetch()))
      return setMissing('The next part could not be fetched. Please try again in a moment.')
    clearErrors()
    setMissing('')
    setStoriesFirst(first)
    keepReference(given, getValues(), { part: to, storiesFirst: first })
    goTo(to)
  }
  /**
   * Enter in a one-line field goes to the next required empty one, then on; in a long text Ctrl or ⌘ with Enter
   * goes on.
   */
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target as Element
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (field.matches('textarea') ? !(event.ctrlKey || event.metaKey) : !isLine(field)) return
    event.preventDefault()
    if (event.repeat) return
    const empty = isLine(field) && nextEmptyField(event.currentTarget, field)
    if (empty) empty.focus()
    else void goOn()
  }

  return (
    <FormProvider {...form}>
      <div className="wide account-referring">
        <div className="account-referring-head">
          <h1>{titleOf(invitation?.candidateName ?? given.candidateName)}</h1>
          <div className="grid gap-s2">
            <p id="how-far" className="text-label">
              <b className="font-semibold">{`Part ${place + 1} of ${parts.length}`}</b>
              <span className="text-ink-soft"> · {part.short}</span>
            </p>
            <span aria-hidden className="account-marks">
              {parts.map(({ name: key }, index) => (
                <i key={key} data-done={index <= place || undefined} />
              ))}
            </span>
          </div>
          {!isLast && <PublicWords name={name} className="account-public-words" />}
        </div>
        <form
          ref={box}
          noValidate
          className="account-asked"
          onKeyDown={press}
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
                given={given}
                invitation={invitation}
                token={token}
                name={name}
                onSkip={given.stories.length && !storiesFirst ? () => void show('stories', true) : undefined}
              />
            ) : later.code ? (
              <later.code.LaterPart part={part} given={given} name={name} />
            ) : later.failed ? (
              <Button onClick={() => void later.fetch()}>Open this part again</Button>
            ) : (
              <p role="status" className="text-ink-soft">
                Opening…
              </p>
            )}
            {isLast && refusal && <Notice>{refusal}</Notice>}
          </div>
          <StepButtons
            back="Back"
            onBack={
              place === 0 || formState.isSubmitting ? undefined : () => goTo((parts[place - 1] as Part).name)
            }
            next={!isLast ? 'Next' : formState.isSubmitting ? 'Sending…' : 'Send my reference'}
            canGoOn={!formState.isSubmitting}
            status={
              missing ||
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

/** Loads the code of the later parts once the first is shown, so that it is there offline, too. */
function useLaterPart() {
  const later = useLazyCode(() =>
    withoutReload(async () => {
      const [{ LaterPart }, { firstOpenPart }] = await Promise.all([
        import('./later-part.tsx'),
        import('./contract.ts'),
      ])
      return { LaterPart, firstOpenPart }
    }),
  )
  const begin = useRef(later.fetch)
  useEffect(() => void begin.current(), [])
  return later
}
