import './review-screen.css'
import { useSearchParams } from 'react-router-dom'
import { Queue } from './queue.tsx'
import { StoryUnderReview } from './story-under-review.tsx'

/** The queue for validators and administrators, or the story in the address (R9). */
export function Component() {
  const [search] = useSearchParams()
  const storyId = Number(search.get('story'))
  return Number.isInteger(storyId) && storyId > 0 ? (
    <StoryUnderReview key={storyId} storyId={storyId} />
  ) : (
    <Queue />
  )
}
