import { useEffect, useRef, useState } from 'react'
import type { ScorecardSearch } from '#schema/paths.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { type Owner, ScorecardInDialog } from './scorecard-context.tsx'
import { ScorecardView } from './scorecard-view.tsx'

/** An expert's scorecard in a dialog over their profile, with the same questions, result and entries as its page. */
export function ScorecardDialog({ owner, open, onOpenChange }: { owner: Owner } & DialogState) {
  const [search, show] = useState<ScorecardSearch>({})
  const next = useRef<() => void>(undefined)
  const leave = (go: () => void) => {
    next.current = go
    onOpenChange(false)
  }
  const goOn = () => {
    const go = next.current
    next.current = undefined
    go?.()
    return Boolean(go)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${owner.firstName}’s scorecard`}
      size="sheet"
      onClosed={goOn}
    >
      <ScorecardInDialog owner={owner} search={search} show={show} leave={leave}>
        <ScrollReset search={search} />
      </ScorecardInDialog>
    </Dialog>
  )
}

/** Scrolls each new screen to its top. */
function ScrollReset({ search }: { search: ScorecardSearch }) {
  const shown = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useEffect(() => {
    shown.current?.closest('[role=dialog]')?.scrollTo({ top: 0, behavior: 'instant' })
  }, [search])
  return (
    <div ref={shown} className="scorecard-in-dialog">
      <ScorecardView />
    </div>
  )
}
