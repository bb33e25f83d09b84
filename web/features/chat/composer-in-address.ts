import { useArrival } from '#web/client/use-arrival.ts'
import { focusComposer } from './composer-focus.ts'

/** Who follows a link to the agent comes to write: the composer is ready when they are there. The ways back and a reload leave the visitor where they were. */
export const useComposerInAddress = () =>
  useArrival(({ anchor, isNew, isFollowed, isFetched }) => {
    if (anchor !== 'agent' || !(isFollowed || isFetched)) return
    // The panel stays in view wherever a page stands, also where the page before was left.
    if (isNew) scrollTo({ top: 0, behavior: 'instant' })
    focusComposer()
  })
