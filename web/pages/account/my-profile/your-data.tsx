import { useState } from 'react'
import { services } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { forgetAnswers } from '#web/features/drafts/answers.ts'
import { forgetDraft } from '#web/features/drafts/kept-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** What a visitor may take with them and erase: everything that is kept under this browser's cookie (R26). */
export function YourData() {
  const api = useApi()
  const [phase, setPhase] = useState<'quiet' | 'asking' | 'erasing'>('quiet')

  async function erase() {
    setPhase('erasing')
    try {
      await dataOf(api.privacy.visitor.erase.$post({ json: {} }))
      forgetDraft()
      forgetAnswers()
      showToast({ title: 'Erased', description: 'Nothing of this device is kept any more.' })
    } catch (error) {
      console.error('Nothing was erased', error)
      showToast({
        variant: 'destructive',
        title: 'Error',
        description: 'It could not be erased just now. Please try again.',
      })
    }
    setPhase('quiet')
  }

  return (
    <section aria-labelledby="your-data" className="grid max-w-measure gap-s4 border-line border-t pt-s5">
      <h2 id="your-data" className="text-title">
        What we keep of this device
      </h2>
      <p className="text-ink-soft">
        The profile you drafted and what you asked our agents here. Take it with you as a file, or have it
        erased: that cannot be undone.
      </p>
      {phase === 'quiet' ? (
        <div className="flex flex-wrap items-center gap-s3">
          <a
            className="link font-semibold text-label text-madder-text"
            href={`${services.api}/privacy/visitor`}
            download
          >
            Download all of it
          </a>
          <Button variant="quiet" onClick={() => setPhase('asking')}>
            Erase all of it
          </Button>
        </div>
      ) : (
        <div role="alertdialog" aria-label="Erase all of it?" className="grid gap-s3">
          <p>Erase the draft and every conversation of this device, here and in our records?</p>
          <div className="flex flex-wrap items-center gap-s3">
            <Button variant="main" autoFocus disabled={phase === 'erasing'} onClick={erase}>
              {phase === 'erasing' ? 'Erasing…' : 'Yes, erase it'}
            </Button>
            <Button disabled={phase === 'erasing'} onClick={() => setPhase('quiet')}>
              Keep it
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
