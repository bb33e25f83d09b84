import type { ReactNode } from 'react'
import { workOfDraft } from '#web/features/drafts/draft-work.ts'
import { storedDraft } from '#web/features/drafts/stored-draft.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Frame } from '#web/ui/frame.tsx'

/** The default picture, for visitors without a draft on this device. */
const houseWork = { slug: 'rembrandt', areas: ['Strategy/Leadership'], skillCount: 4 }

/** The layout of sign-in and registration: one column, with a picture beside it where there is room. */
export function SignInLayout({ children }: { children: ReactNode }) {
  const draft = storedDraft()?.profile
  const work = draft ? workOfDraft(draft) : houseWork
  return (
    <div className="wide accounts-entrance">
      <div className="accounts-entered">{children}</div>
      <div aria-hidden className="accounts-awaiting">
        <div className="lamp">
          <Frame stage={draft ? 1 : 3} picture={<WorkPicture work={work} format="portrait" />} />
        </div>
      </div>
    </div>
  )
}
