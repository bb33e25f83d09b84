import { blankStory } from '#schema/stories/blank-story.ts'
import { claimsIn } from '#schema/stories/claims.ts'
import {
  missingIn,
  type OwnStoryText,
  type StoryEdit,
  type StorySubmission,
} from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { storyTexts } from '#schema/stories/story-limits.ts'
import { type Call, ownProfileOf } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { markLookAgain } from '../../features/corrections/commands.ts'
import { unpublishUnproven } from '../../features/gallery/commands.ts'
import { markCvEdited, markProfileChanged } from '../../features/profiles/commands.ts'
import {
  beginStory,
  deleteStory,
  isNotPublished,
  orderStories,
  saveText,
  submitNewest,
  withdrawSubmitted,
} from '../../features/stories/commands.ts'
import { findOwnStory, findStory, storyOfKey } from '../../features/stories/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { invalidatePages } from '../../services/page-marks.ts'
import { type Refusal, retryOnConflict, write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'

/** A story of the signed-in owner. @throws AppError STORY_NOT_FOUND, also for somebody else's. */
export async function readOwnStory(call: Call, id: number): Promise<OwnStory> {
  const story = await findOwnStory(call, ownProfileOf(call).id, id)
  if (!story) throw new AppError('STORY_NOT_FOUND')
  return story
}

type Edit = { [Text in keyof OwnStoryText]?: OwnStoryText[Text] | undefined }
/** The text of a new story; what is not given is empty. */
export const newText = (edit: Edit): OwnStoryText => edited(blankStory, edit)

/**
 * Creates a story unless a refusal holds; the same key again answers with the existing one.
 * @throws AppError STORIES_FULL, and the codes of the refusals.
 */
export async function createStory(
  call: Call,
  { storyKey, ...edit }: Edit & { storyKey: string },
  unless: readonly Refusal[] = [],
): Promise<OwnStory> {
  const profileId = ownProfileOf(call).id
  const { begun: created } = await write(
    call,
    {
      ...beginStory(call, profileId, storyKey, newText(edit)),
      begun: storyOfKey(call, profileId, storyKey),
      cv: markCvEdited(call, profileId),
    },
    { unless },
  )
  const [story] = created
  if (!story) throw new AppError('STORIES_FULL')
  return readOwnStory(call, story.id)
}

/**
 * Saves an owner's edit (R9): a draft changes, a submitted story opens its next version. The same text again changes
 * nothing.
 * @throws AppError STORY_NOT_FOUND, STORY_SUBMITTED, STORY_CHANGED_ELSEWHERE where it is based on a text that is not
 * the newest.
 */
export async function editStory(call: Call, id: number, { basedOn, ...edit }: StoryEdit): Promise<OwnStory> {
  const saved = await retryOnConflict(async () => {
    const story = await readOwnStory(call, id)
    const { current } = story
    const text = edited(current, edit)
    if (isSame(current, text)) return story
    if (current.status === 'submitted') throw new AppError('STORY_SUBMITTED')
    if (!isBasedOn(basedOn, current)) throw new AppError('STORY_CHANGED_ELSEWHERE')
    const { version } = await write(call, {
      ...saveText(call, id, current, text),
      cv: markCvEdited(call, ownProfileOf(call).id),
    })
    return version.length ? readOwnStory(call, id) : undefined
  })
  if (!saved) throw new AppError('STORY_CHANGED_ELSEWHERE')
  return saved
}

const isBasedOn = (base: StoryEdit['basedOn'], { version, editedAt }: OwnStory['current']) =>
  base.version === version && Date.parse(base.editedAt) === Date.parse(editedAt)

/** The text after an edit; absent fields stay. */
const edited = (text: OwnStoryText, edit: Edit): OwnStoryText => ({
  ...blankStory,
  ...Object.fromEntries([...storyTexts, 'marked' as const].map((name) => [name, edit[name] ?? text[name]])),
})

const isSame = (one: OwnStoryText, other: OwnStoryText) =>
  storyTexts.every((name) => one[name] === other[name]) &&
  JSON.stringify(claimsIn(one, one.marked)) === JSON.stringify(claimsIn(other, other.marked))

/**
 * Submits a story to the validators, a returned one also unchanged; one that is submitted or validated stays.
 * @throws AppError STORY_NOT_FOUND, STORY_INCOMPLETE whose details name what is missing, SIGN_IN_FIRST,
 * STORY_CHANGED_ELSEWHERE.
 */
export async function submitStory(
  call: Call,
  id: number,
  { basedOn }: StorySubmission = {},
): Promise<OwnStory> {
  const submitted = await retryOnConflict(async () => {
    const story = await readOwnStory(call, id)
    const { current } = story
    if (current.status === 'submitted' || current.status === 'validated') return story
    if (basedOn && !isBasedOn(basedOn, current)) throw new AppError('STORY_CHANGED_ELSEWHERE')
    const missing = missingIn(current)
    if (missing.length) throw new AppError('STORY_INCOMPLETE', { details: missing })
    const { version } = await write(call, submitNewest(call, id, current), {
      unless: [unlessSignedOut(call)],
    })
    return version.length ? readOwnStory(call, id) : undefined
  })
  if (!submitted) throw new AppError('STORY_CHANGED_ELSEWHERE')
  return submitted
}

/** Takes a story back from the validators. Safe to repeat. @throws AppError STORY_NOT_FOUND, STORY_NOT_SUBMITTED. */
export async function withdrawStory(call: Call, id: number): Promise<OwnStory> {
  const { versions } = await readOwnStory(call, id)
  // After a withdrawn reference an older version may wait behind a draft.
  if (versions.some(({ status }) => status === 'submitted'))
    await write(call, { withdrawn: withdrawSubmitted(call, id) })
  const story = await readOwnStory(call, id)
  const last = story.versions.find(({ status }) => status !== 'draft')
  if (last?.status !== 'taken-back') throw new AppError('STORY_NOT_SUBMITTED')
  return story
}

/**
 * Deletes an own story with all its versions and invalidates the pages that show it, in one batch. Safe to repeat.
 * @throws AppError STORY_NOT_FOUND for somebody else's.
 */
export async function deleteOwnStory(call: Call, id: number): Promise<void> {
  const { id: profileId, profileUrl } = ownProfileOf(call)
  const story = await findStory(call, id)
  if (!story) return
  if (story.profileId !== profileId) throw new AppError('STORY_NOT_FOUND')
  // No page shows it, so none is loaded anew, unless a validator has published it since it was read.
  if (story.status !== 'validated') {
    const deleted = await deleteStory(call, profileId, id, isNotPublished(id))
    if (deleted.length) return
  }
  const down = unpublishUnproven(call, { id: profileId, profileUrl })
  await write(call, {
    profile: markProfileChanged(call, profileId),
    // Before the story by which it is found.
    taught: markLookAgain(call, id),
    story: deleteStory(call, profileId, id),
    unpublished: down.statements,
  })
  invalidatePages(call, down.marks)
  await updatePublication(call, profileId)
}

/**
 * Orders the signed-in owner's stories, public ones included. Safe to repeat.
 * @throws AppError BAD_REQUEST unless `ids` are all of them, each once.
 */
export async function orderOwnStories(call: Call, ids: readonly number[]): Promise<void> {
  const profileId = ownProfileOf(call).id
  const refused = new AppError('BAD_REQUEST', {
    details: [{ path: 'ids', message: 'Please name each of your stories once.' }],
  })
  if (new Set(ids).size < ids.length) throw refused
  const { placed } = await write(call, {
    profile: markProfileChanged(call, profileId),
    ...orderStories(call, profileId, ids),
  })
  if (!placed.length) throw refused
  await updatePublication(call, profileId)
}
