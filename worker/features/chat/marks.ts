/** How a model cites a story: `[2]` is the second on the page. */
export const citationMark = (storyIndex: number) => `[${storyIndex + 1}]`

/** How a model offers a story that may not answer: `[~2]`, named but not quoted. */
export const offerMark = (storyIndex: number) => `[~${storyIndex + 1}]`

/** How many stories are offered below an answer. */
export const maxCandidates = 2

/** How a model offers a story below its answer: `[?2]`. */
export const candidateMark = (storyIndex: number) => `[?${storyIndex + 1}]`

/** How a model asks for the free times, which are shown below its words. */
export const meetingMark = '[meet]'

/** How a model puts the owner's own word: `[c1]` is the first correction that it was given. */
export const correctionMark = (index: number) => `[c${index + 1}]`

/** How a model says that a sentence rests on the page outside its stories: `[p1]` is the first line that it was given. */
export const pageMark = (index: number) => `[p${index + 1}]`

/** How a model says that the page answers nothing of a question. */
export const unansweredMark = '[none]'

const anyMark = /\[((?:[~?cp]?\d{1,2})|meet|none)\]/g

/** A page whose own words contain no marks: “[2]” is “(2)”. */
export function withoutMarks<Page>(page: Page): Page {
  const json = JSON.stringify(page)
  if (json.search(anyMark) < 0) return page
  return JSON.parse(json, (_, value) => (typeof value === 'string' ? value.replace(anyMark, '($1)') : value))
}
