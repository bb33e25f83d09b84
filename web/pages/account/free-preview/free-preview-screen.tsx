import './free-preview-screen.css'
import { PageHead } from '#web/client/page-head.tsx'
import { useArrival } from '#web/client/use-arrival.ts'
import { AssistantPanel } from '#web/features/drafts/assistant-panel.tsx'
import { DevelopmentAreas } from './development-areas.tsx'
import { OtherDeviceNotice } from './other-device-notice.tsx'
import { usePreview } from './preview.ts'
import { PreviewDiagram } from './preview-diagram.tsx'
import { PreviewHero } from './preview-hero.tsx'
import { PublicationNeeds } from './publication-needs.tsx'
import { SaveBox } from './save-box.tsx'
import { Upgrade } from './upgrade.tsx'

/** The draft of this device as the profile it would become (account spec, free preview); a sample if there is none. */
export function Component() {
  const preview = usePreview()
  useArrival(({ anchor }): undefined => {
    document.getElementById(anchor)?.focus({ preventScroll: true })
  })
  return (
    <>
      <PageHead
        title="Free Profile Preview"
        description="Your own solution profile, before any account."
        hidden
      />
      <PreviewHero preview={preview} />
      {preview.kind === 'found' && <OtherDeviceNotice email={preview.draft.email} />}
      <div className="wide account-floor">
        <div className="grid min-w-0 gap-room-gap">
          <PreviewDiagram preview={preview} />
          <aside aria-labelledby="publication-needs">
            <PublicationNeeds preview={preview} />
          </aside>
        </div>
        <AssistantPanel draft={preview.draft} kind={preview.kind} />
      </div>
      <DevelopmentAreas preview={preview} />
      <SaveBox preview={preview} />
      <Upgrade />
    </>
  )
}
