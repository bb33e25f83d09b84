import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { CallFailed, sentenceOf, statusOf } from '#web/client/api.ts'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { focusHeadingIfLost } from './heading-focus.ts'
import { administrationKey } from './use-administration-list.ts'

export type Action = {
  /** The question: `Suspend Ada Lark?` */
  title: string
  /** What it will do, and whether it can be undone. */
  description: ReactNode
  /** `Suspend` */
  confirmLabel: string
  /** The field for a reason, which goes with it; without it there is none. */
  reason?: { label: string; hint?: string; isRequired: boolean; minLength?: number; maxLength: number }
  /** Further fields; the component that shows them holds their state. */
  fields?: ReactNode
  /** Runs the action; the reason is '' where none was given. */
  run: (reason: string) => Promise<unknown>
  successMessage: string
}

/** Runs the action of a dialog once at a time; a toast says what the dialog can no longer show. */
export function useAction({ run, successMessage }: Action, { open, onOpenChange }: DialogState) {
  const queryClient = useQueryClient()
  const wasTried = useRef(false)
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
  const { error, isPending, mutate, reset } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      close()
      showToast({ title: successMessage })
    },
    onError: (failed) => {
      if (isGone.current)
        showToast({
          variant: 'destructive',
          title: 'We do not know that it was done',
          description: failureText(failed),
        })
    },
    onSettled: () => {
      isRunning.current = false
    },
  })
  return {
    error,
    isPending,
    reset,
    close,
    submit(reason: string, onSuccess: () => void) {
      if (isRunning.current) return
      isRunning.current = true
      wasTried.current = true
      mutate(reason, { onSuccess })
    },
    /** Not before the dialog is closed: the row that was acted on may disappear, and its dialog with it. */
    refetchOnceClosed() {
      if (wasTried.current)
        void queryClient
          .invalidateQueries({ queryKey: administrationKey })
          .then(() => setTimeout(focusHeadingIfLost, untilDrawnMs))
      wasTried.current = false
    },
  }
}

export const failureText = (error: Error) =>
  error instanceof CallFailed
    ? sentenceOf(error, 'Something went wrong on our side. Please see how it stands.')
    : 'No answer came back, so this may be done or not. Please see how it stands before you try again.'

/** Whether somebody else decided meanwhile, or no answer came. */
export const mayHaveChanged = (error: Error) => {
  const status = statusOf(error)
  return status === undefined || status === 404 || status === 409 || status >= 500
}

const untilDrawnMs = 50
