import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CallFailed, sentenceOf, statusOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { FieldError, TextArea } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { administrationKey } from './use-administration-list.ts'

export type Action = {
  /** The question: `Suspend Ada Lark?` */
  title: string
  /** What it will do, and whether it can be undone. */
  says: ReactNode
  /** The label of the button that does it: `Suspend`. */
  does: string
  /** The field for a reason, which goes with it; without it there is none. */
  reason?: { label: string; hint?: string; isRequired: boolean; minLength?: number; maxLength: number }
  /** Further fields; the component that shows them holds their state. */
  fields?: ReactNode
  /** Runs the action; the reason is '' where none was given. */
  run: (reason: string) => Promise<unknown>
  /** The notice after it. */
  done: string
}

/** Asks once before an action, with its reason; shows a refusal, and fetches the lists again once it is closed. */
export function ActionDialog({ action, open, onOpenChange }: { action: Action } & DialogState) {
  const { title, says, does, reason, fields, run, done } = action
  const [words, setWords] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const wasTried = useRef(false)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const isRunning = useRef(false)
  const isLeft = useRef(false)
  const isGone = useRef(false)
  const close = () => {
    isLeft.current = true
    onOpenChange(false)
  }
  // What it asks about may go while it is open, and it goes with it.
  useEffect(() => {
    if (!open) return
    isLeft.current = false
    isGone.current = false
    const { href } = location
    return () => {
      isGone.current = true
      if (isLeft.current || isRunning.current || location.href !== href) return
      showToast({
        title: 'This has changed meanwhile',
        description: 'It changed while you were deciding, so nothing was done. You see how it stands now.',
      })
      setTimeout(focusHeadingIfLost, untilDrawnMs)
    }
  }, [open])
  const queryClient = useQueryClient()
  const doing = useMutation({
    mutationFn: run,
    onSuccess: () => {
      setWords('')
      close()
      showToast({ title: done })
    },
    onError: (error) => {
      if (isGone.current) showToast({ variant: 'destructive', title: notDone, description: whyNot(error) })
    },
    onSettled: () => {
      isRunning.current = false
    },
  })
  const leastLength = reason?.isRequired ? (reason.minLength ?? 1) : 0
  const isTooShort = (given: string) => given.trim().length < leastLength
  const press = () => {
    const given = words.trim()
    if (isTooShort(given)) {
      setIsMissing(true)
      reasonField.current?.focus()
      return
    }
    if (isRunning.current) return
    isRunning.current = true
    wasTried.current = true
    doing.mutate(given)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (doing.isPending) return
        if (next) onOpenChange(true)
        else close()
        if (doing.isError) doing.reset()
      }}
      title={title}
      description={says}
      onClosed={() => {
        // Only now: the row that was acted on may disappear, and this dialog with it.
        if (wasTried.current)
          void queryClient
            .invalidateQueries({ queryKey: administrationKey })
            .then(() => setTimeout(focusHeadingIfLost, untilDrawnMs))
        wasTried.current = false
        return false
      }}
    >
      <form
        noValidate
        className="grid gap-s5"
        onSubmit={(event) => {
          event.preventDefault()
          press()
        }}
      >
        {fields}
        {reason && (
          <TextArea
            ref={reasonField}
            label={reason.isRequired ? reason.label : `${reason.label} (optional)`}
            hint={reason.hint}
            error={
              isMissing && isTooShort(words)
                ? leastLength > 1
                  ? `Please say in a sentence why (at least ${leastLength} characters).`
                  : 'Please say why.'
                : undefined
            }
            value={words}
            maxLength={reason.maxLength}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
        {doing.isError && <FieldError role="alert">{whyNot(doing.error)}</FieldError>}
        <div className="flex flex-wrap gap-s3">
          <Button type="submit" variant="main" disabled={doing.isPending}>
            {doing.isPending ? 'One moment…' : does}
          </Button>
          <Button disabled={doing.isPending} onClick={close}>
            {doing.isError && mayHaveChanged(doing.error) ? 'See how it stands' : 'Leave it'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const notDone = 'We do not know that it was done'
const whyNot = (error: Error) =>
  error instanceof CallFailed
    ? sentenceOf(error, 'Something went wrong on our side. Please see how it stands.')
    : 'No answer came back, so this may be done or not. Please see how it stands before you try again.'

/** Whether somebody else decided meanwhile, or no answer came. */
const mayHaveChanged = (error: Error) => {
  const status = statusOf(error)
  return status === undefined || status === 404 || status === 409 || status >= 500
}

const untilDrawnMs = 50
/** Leaves the focus on the button of the action, or moves it to the heading where the button went with its row. */
function focusHeadingIfLost() {
  if (document.activeElement && document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
