import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { storyCallsOf } from '#web/features/stories/story-calls.ts'
import { StoryAutosave } from './story-autosave.ts'

/** Saves the story of this page: a moment after typing, when the page is hidden or left, and when the network is back. */
export function useStoryAutosave(story: OwnStory | null) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [autosave] = useState(() => new StoryAutosave(storyCallsOf(api), story))
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState)
  useEffect(() => {
    const flush = () => void autosave.flush()
    document.addEventListener('visibilitychange', flush)
    addEventListener('pagehide', flush)
    addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      removeEventListener('pagehide', flush)
      removeEventListener('online', flush)
      void autosave.flush().then(() => {
        autosave.stop()
        return queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] })
      })
    }
  }, [autosave, queryClient])
  return { autosave, ...state }
}
