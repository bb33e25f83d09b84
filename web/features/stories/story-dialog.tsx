import { createContext, type ReactNode, use, useState } from 'react'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { useStoryReport } from '#web/features/profiles/report-seen.ts'
import { useLazyCode } from '#web/ui/lazy-code.ts'
import { openStorySection } from './open-story-section.ts'

type StoryDialog = {
  /** Opens a story of this page, at a sentence of it; closes it if it is shown. */
  open: (storyId: number, quote?: string) => void
  /** Preloads the dialog's code when a story is likely to be opened. */
  prepare: () => void
}
const StoryDialogContext = createContext<StoryDialog>({ open: () => {}, prepare: () => {} })
export const useStoryDialog = () => use(StoryDialogContext)

/** Provides the dialog of a profile's stories; if its code cannot be loaded, the story on the page is shown instead. */
export function StoryDialogProvider({
  profile,
  leadOf,
  children,
}: {
  profile: PublicProfile
  /** The subject of a story, if somebody wrote it. */
  leadOf?: (story: PublicStory) => string | undefined
  children: ReactNode
}) {
  const { code, prepare, fetch } = useLazyCode(() => import('./story-reader.tsx'))
  const report = useStoryReport(profile.profileUrl)
  const [story, setStory] = useState<PublicStory>()
  const [quote, setQuote] = useState<string>()
  const [isOpen, setOpen] = useState(false)

  const open = async (storyId: number, quote?: string) => {
    const chosen = profile.stories.find(({ id }) => id === storyId)
    if (!chosen) return
    // Pressed again while its code is on the way, it opens all the same.
    const isSame = isOpen && code !== undefined && chosen === story
    setStory(chosen)
    setQuote(quote)
    setOpen(!isSame)
    if (isSame) return
    report(storyId)
    if (await fetch()) return
    setOpen(false)
    openStorySection(storyId)
  }
  return (
    <StoryDialogContext value={{ open, prepare }}>
      {children}
      {code && story && (
        <code.StoryReader
          profileUrl={profile.profileUrl}
          story={story}
          quote={quote}
          lead={leadOf?.(story)}
          open={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </StoryDialogContext>
  )
}
