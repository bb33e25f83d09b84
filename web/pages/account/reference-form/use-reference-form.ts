import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { counted } from '#schema/text/numbers.ts'
import { withoutReload } from '#web/client/loading/stale-build.ts'
import { goOnWithEnter } from '#web/ui/forms/go-on-with-enter.ts'
import { lazyResolver } from '#web/ui/forms/lazy-contract.ts'
import { useLazyCode } from '#web/ui/lazy-code.ts'
import { formPartsOf, type Part } from './parts.ts'
import {
  type InitialValues,
  type PartName,
  type ReferenceValues,
  storedReference,
  storeReference,
} from './stored-reference.ts'
import { usePart } from './use-part.ts'
import { useStoredAsTyped } from './use-stored-as-typed.ts'
import { useSubmitReference } from './use-submit-reference.ts'

/** A reference as it is written: its form, the part that is shown, and the ways to the others. */
export function useReferenceForm(initial: InitialValues, token: string | undefined) {
  const [stored] = useState(() => storedReference(initial))
  const [resolver] = useState(() =>
    lazyResolver(async () => (await import('./contract.ts')).resolverOf(initial, token)),
  )
  const form = useForm<ReferenceValues>({
    defaultValues: stored.values,
    resolver,
    shouldFocusError: false,
  })
  const { handleSubmit, trigger, getFieldState, getValues, clearErrors } = form
  const [storiesFirst, setStoriesFirst] = useState(stored.storiesFirst)
  const parts = formPartsOf({ hasStories: initial.stories.length > 0, storiesFirst })
  const later = useLaterPart()
  const { partIndex, goTo, heading } = usePart(parts, stored, () =>
    later.code?.firstOpenPart(parts, getValues(), Boolean(token)),
  )
  const part = parts[partIndex] as Part
  const before = parts[partIndex - 1]
  const next = parts[partIndex + 1]
  const [formError, setFormError] = useState('')
  const { submitReference, serverError } = useSubmitReference({ initial, token, form })
  const { element, focusFirstError } = useFocusOnError()
  useStoredAsTyped(form, initial, { part: part.name, storiesFirst })

  const openFirstOf = (wrong: readonly string[]) => {
    const first = parts.find(({ fields }) => fields.some((field) => wrong.includes(field)))
    if (!first) return
    focusFirstError()
    if (first !== part) goTo(first.name)
  }
  const send = handleSubmit(
    async (values) => openFirstOf(await submitReference(values)),
    (errors) => openFirstOf(Object.keys(errors)),
  )
  /** Opens another part once its code is loaded. */
  const open = async (to: PartName, first = storiesFirst) => {
    if (to !== 'you' && !later.code && !(await later.fetch()))
      return setFormError('The next part could not be fetched. Please try again in a moment.')
    clearErrors()
    setFormError('')
    setStoriesFirst(first)
    storeReference(initial, getValues(), { part: to, storiesFirst: first })
    goTo(to)
  }
  const isChecking = useRef(false)
  const goOn = async () => {
    // Ignores a second press.
    if (isChecking.current) return
    setFormError('')
    if (!next) return void send()
    isChecking.current = true
    const isRight = await trigger(part.fields)
    isChecking.current = false
    if (isRight) return open(next.name)
    focusFirstError()
    const wrong = part.fields.filter((field) => getFieldState(field).error).length
    setFormError(`${counted(wrong, 'answer')} still to mend here.`)
  }
  return {
    form,
    element,
    heading,
    parts,
    partIndex,
    part,
    isLast: !next,
    later,
    formError,
    serverError,
    goOn,
    goBack: before && (() => goTo(before.name)),
    openStoriesFirst: initial.stories.length && !storiesFirst ? () => void open('stories', true) : undefined,
  }
}

/** The form’s element, and what focuses its first error as soon as that is rendered, in whichever part. */
function useFocusOnError() {
  const element = useRef<HTMLFormElement>(null)
  const isWanted = useRef(false)
  useLayoutEffect(() => {
    const wrong = isWanted.current && element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    isWanted.current = false
    wrong.focus()
  })
  const focusFirstError = () => {
    isWanted.current = true
  }
  return { element, focusFirstError }
}

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

/**
 * Enter in a one-line field goes to the next required empty one, then on; in a long text Ctrl or ⌘ with Enter goes on.
 */
export const goOnWith = (goOn: () => Promise<void>) => (event: KeyboardEvent<HTMLFormElement>) => {
  const isLongText = (event.target as Element).matches('textarea')
  if (!isLongText) return goOnWithEnter(event, goOn)
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (!event.repeat) void goOn()
}
