import type { NewStory, StoryEdit, StorySubmission } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import type { StoryPart } from '#schema/stories/story-limits.ts'
import { type Api, dataOf } from '#web/client/api.ts'

/** The API calls about an owner's stories; each returns the story's present state. */
export const storyCallsOf = (api: Api) => {
  const one = api.stories[':id']
  const param = (id: number) => ({ param: { id: String(id) } })
  const story = async (answer: Promise<{ story: OwnStory }>) => (await answer).story
  // A page that is being left can still send what was typed.
  const init = () => ({ init: { keepalive: document.visibilityState === 'hidden' } })
  return {
    read: (id: number) => story(dataOf(one.$get(param(id)))),
    begin: (json: NewStory) => story(dataOf(api.stories.$post({ json }, init()))),
    edit: (id: number, json: StoryEdit) => story(dataOf(one.$put({ ...param(id), json }, init()))),
    submit: (id: number, json: StorySubmission = {}) =>
      story(dataOf(one.submit.$post({ ...param(id), json }))),
    takeBack: (id: number) => story(dataOf(one['take-back'].$post({ ...param(id), json: {} }))),
    remove: (id: number) => dataOf(one.delete.$post({ ...param(id), json: {} })),
    order: (ids: number[]) => dataOf(api.stories.order.$post({ json: { ids } })),
    reword: (id: number, part: StoryPart, text: string) =>
      dataOf(one.rewording.$post({ ...param(id), json: { part, text } })),
    ask: (id: number, referenceIds: number[]) =>
      dataOf(one['ask-confirmation'].$post({ ...param(id), json: { referenceIds } })),
  }
}
