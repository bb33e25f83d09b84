import { useState } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { currentUsername } from '#web/client/current-username.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LinesEditor } from './lines-editor.tsx'
import { linesOf, previewOf, previewTitle } from './preview-of.ts'
import { PublicationPanel } from './publication-panel.tsx'
import { ShownPage } from './shown-page.tsx'
import { storedLines, type TypedLines } from './stored-lines.ts'

type Props = {
  dashboard: Dashboard
  page: PublicProfile
  story: OwnStory | undefined
  /** Called to fetch the story again, as it was changed elsewhere. */
  onStoryChanged: () => Promise<void>
}

/** The decisions before the page is public, and below them the page. */
export function PagePreview({ dashboard, page, story, onStoryChanged }: Props) {
  const { profile } = dashboard
  const [username] = useState(currentUsername)
  const [earlier] = useState(() => storedLines.read(username))
  const [typed, setTyped] = useState(earlier)
  const type = (lines: TypedLines | undefined) => {
    setTyped(lines)
    if (lines) storedLines.write(username, lines)
    else storedLines.remove(username)
  }
  const shown = previewOf(page, dashboard, story, typed ?? linesOf(profile))
  return (
    <>
      <PageHead title={previewTitle} hidden />
      <div className="wide account-preview-head">
        <ButtonLink
          variant="quiet"
          className="justify-self-start"
          to={story ? paths.storyBuilder.href(story.id) : paths.dashboard.href()}
        >
          {story ? 'Back to the story' : 'Back to the dashboard'}
        </ButtonLink>
        <h1 className="text-head">{previewTitle}</h1>
        <PublicationPanel dashboard={dashboard} story={story} onStoryChanged={onStoryChanged} />
      </div>
      <ShownPage
        profile={shown}
        edit={
          <LinesEditor
            profile={profile}
            shown={shown}
            typed={typed}
            isEarlier={earlier !== undefined}
            onType={type}
          />
        }
      />
    </>
  )
}
