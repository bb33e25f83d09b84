import { maxStories } from './story-limits.ts'

/** The errors of stories: HTTP status and the sentence that people read. */
export const storyErrors = {
  STORY_NOT_FOUND: [404, 'There is no such story here. It may have been deleted, or taken off public view.'],
  STORIES_FULL: [
    409,
    `You have ${maxStories} stories, and that is as many as we keep. Please delete one first.`,
  ],
  STORY_INCOMPLETE: [400, 'The story is not complete yet.'],
  STORY_CHANGED_ELSEWHERE: [
    409,
    'This story was changed on another device or in another tab meanwhile. Nothing is lost: both texts are here.',
  ],
  STORY_SUBMITTED: [
    409,
    'A validator has this story now, so it stays as it is. Take it back first, then you can change it.',
  ],
  STORY_NOT_SUBMITTED: [409, 'This story is not with the validators.'],
  REVIEW_OUTDATED: [409, 'This story was decided on or taken back meanwhile. Please look at it again.'],
} as const
