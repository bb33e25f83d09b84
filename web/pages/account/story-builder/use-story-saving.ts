import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { storyCallsOf } from '#web/features/stories/story-calls.ts'
import { createSaving } from './story-saving.ts'

/** Saves the story of this page: a moment after typing, when the page is hidden or left, and when the network is back. */
export function useStorySaving(story: OwnStory | null) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [saving] = useState(() => createSaving(storyCallsOf(api), story))
  const state = useSyncExternalStore(saving.subscribe, saving.state)
  useEffect(() => {
    const flush = () => void saving.flush()
    document.addEventListener('visibilitychange', flush)
    addEventListener('pagehide', flush)
    addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      removeEventListener('pagehide', flush)
      removeEventListener('online', flush)
      void saving.flush().then(() => {
        saving.stop()
        return queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] })
      })
    }
  }, [saving, queryClient])
  return { saving, ...state }
}
