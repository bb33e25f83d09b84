import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { CallFailed, dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { areBlank, clearAnswers, storedAnswers } from '#web/features/drafts/answers.ts'
import { storeReplaced } from '#web/features/drafts/replaced-answers.ts'
import { storeDraft } from '#web/features/drafts/stored-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** The page of a mailed link: nothing happens before the button is pressed, since mail scanners open links too (R7). */
export function ProfileAdoption({ token, onExpired }: { token: string; onExpired: () => void }) {
  const api = useApi()
  const navigate = useNavigate()
  const [typed] = useState(storedAnswers)
  const {
    mutate: open,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => dataOf(api['solution-profile'].adopt.$post({ json: { token } })),
    onSuccess: async ({ profile }) => {
      const before = storeReplaced(storedAnswers(), profile)
      storeDraft(profile, true)
      if (before !== 'full') clearAnswers()
      if (before !== 'nothing')
        showToast({
          title: 'Your profile is open here',
          description: 'What stood here before is kept. You find it with the questions.',
        })
      await navigate(paths.freePreview.href(), { replace: true })
    },
    onError: (reason) => {
      if (isGone(reason)) return
      console.error('Profile was not opened', reason)
      showToast({
        variant: 'destructive',
        title: 'Error',
        description: 'The profile could not be opened. Please try again.',
      })
    },
  })

  return (
    <div className="grid justify-items-start gap-s5">
      <h1 className="text-head">Open your profile on this device</h1>
      {isGone(error) ? (
        <>
          <p role="alert" className="max-w-[32em]">
            {error.sentence}
          </p>
          <Button variant="main" onClick={onExpired}>
            Find my profile by its address
          </Button>
        </>
      ) : (
        <>
          <p className="max-w-[32em] text-ink-soft">
            From then on it is changed here, and can no longer be changed on the device it was made on.
          </p>
          {!areBlank(typed) && (
            <div className="grid gap-s2 border-line border-l-2 py-s2 pl-s4">
              <p className="max-w-[32em]">
                Other answers stand on this device. They are laid aside, not erased: you find them again with
                the questions.
              </p>
              <p className="whole-lines-2 text-ink-soft text-label">
                {typed.problemSolved.trim() || typed.fullName.trim()}
              </p>
            </div>
          )}
          <Button variant="main" disabled={isPending} onClick={() => open()}>
            {isPending ? 'Opening…' : 'Open my profile here'}
          </Button>
        </>
      )}
    </div>
  )
}

const isGone = (error: unknown): error is CallFailed => error instanceof CallFailed && error.status === 410
