import { blankStory } from '#schema/stories/blank-story.ts'
import type { NewStory, OwnStoryText, StoryEdit } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { CallFailed, codeOf } from '#web/client/api.ts'
import { writerHere } from '#web/client/current-username.ts'
import { changedParts, marksOfBoth, textOf } from '#web/features/stories/own-story-text.ts'
import { forgetStory, type KeptStory, keepStory, keptStory } from './kept-story.ts'

/** The saving state: `elsewhere` if another device or tab changed the story meanwhile, `gone` if it deleted it. */
type SavingState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'offline'
  | 'failed'
  | 'signed-out'
  | 'elsewhere'
  | 'gone'
  | 'refused'

export type Saving = {
  text: OwnStoryText
  /** The server's last answer; null while it has no story. */
  story: OwnStory | null
  standing: SavingState
  /** When the server last had the whole text of the page. */
  savedAt: Date | null
  /** The server's message for a refusal. */
  refusal: string
}

type Calls = {
  begin: (story: NewStory) => Promise<OwnStory>
  edit: (id: number, edit: StoryEdit) => Promise<OwnStory>
  read: (id: number) => Promise<OwnStory>
}

const afterTypingMs = 900
const tryAgainMs = 10_000

/**
 * Saves one story, one call at a time, and stores typed text on the device until the server has it. Without `story`
 * the first words create one.
 */
export function createSaving(calls: Calls, story: OwnStory | null) {
  const whose = writerHere()
  const keptHere = keptStory(story?.id ?? null)
  let storyKey = keptHere?.storyKey ?? crypto.randomUUID()
  /** The server's text, as far as this page knows. */
  let saved = story ? textOf(story) : blankStory
  /** Texts that were sent without an answer; the server may have any of them. */
  let unanswered: OwnStoryText[] = []
  let state: Saving = { text: saved, story, standing: 'saved', savedAt: null, refusal: '' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  const listeners = new Set<() => void>()

  const set = (changes: Partial<Saving>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const idOf = () => state.story?.id ?? null
  const tokenOf = (known: OwnStory) => ({ version: known.current.version, editedAt: known.current.editedAt })
  const keep = () => {
    const basedOn = state.story && tokenOf(state.story)
    keepStory(idOf(), { whose, storyKey, basedOn, text: state.text })
  }
  const isUnsaved = () => changedParts(state.text, saved).length > 0
  /** Saving pauses in these states; typing goes on. */
  const isHeld = () => state.standing === 'elsewhere' || state.standing === 'gone'

  /** Applies the server's answer; text typed meanwhile stays and is sent next. */
  const heard = (answer: OwnStory) => {
    const wasNew = state.story === null
    saved = textOf(answer)
    unanswered = []
    set({ story: answer })
    if (state.standing === 'elsewhere') return
    if (wasNew) forgetStory(null, storyKey)
    if (isUnsaved()) {
      set({ standing: 'unsaved' })
      keep()
    } else {
      forgetStory(answer.id, storyKey)
      set({ standing: 'saved', savedAt: new Date(), refusal: '' })
    }
  }

  async function send(): Promise<void> {
    const { text } = state
    const known = state.story
    set({ standing: 'saving' })
    try {
      if (!known) return heard(await calls.begin({ ...text, storyKey }))
      const changes = Object.fromEntries(changedParts(text, saved).map((name) => [name, text[name]]))
      heard(await calls.edit(known.id, { ...changes, basedOn: tokenOf(known) }))
    } catch (error) {
      await failed(error, text)
    }
  }

  async function failed(error: unknown, sent: OwnStoryText) {
    const code = codeOf(error)
    const known = state.story
    if (known && (code === 'STORY_CHANGED_ELSEWHERE' || code === 'STORY_SUBMITTED')) {
      try {
        const theirs = await calls.read(known.id)
        // The answer to an earlier save was lost, and the server has that text.
        if ([sent, ...unanswered].some((text) => changedParts(textOf(theirs), text).length === 0))
          return heard(theirs)
        const isOfMarks = changedParts(textOf(theirs), state.text).every((name) => name === 'marked')
        if (isOfMarks && theirs.current.status !== 'submitted') {
          set({ text: { ...state.text, marked: marksOfBoth(state.text, textOf(theirs)) } })
          return heard(theirs)
        }
        set({ story: theirs, standing: 'elsewhere' })
        return
      } catch (unread) {
        return failed(unread, sent)
      }
    }
    if (code === 'STORY_NOT_FOUND') return set({ standing: 'gone' })
    if (code === 'SIGN_IN_FIRST') return set({ standing: 'signed-out' })
    if (error instanceof CallFailed && error.status < 500 && error.status !== 429)
      return set({ standing: 'refused', refusal: error.sentence })
    unanswered.push(sent)
    set({ standing: error instanceof CallFailed ? 'failed' : 'offline' })
    timer = setTimeout(flush, tryAgainMs)
  }

  /** Saves now; a call during a save waits for it and for the text it left. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (running) {
      await running
      return isHeld() || state.standing !== 'unsaved' ? undefined : flush()
    }
    if (isHeld() || !isUnsaved()) return
    running = send()
    await running
    running = undefined
    // Text typed while it ran.
    if (state.standing === 'unsaved') timer = setTimeout(flush, afterTypingMs)
  }

  /** Shows both texts side by side until one of each part is chosen. */
  const takeUp = ({ text, basedOn }: KeptStory) => {
    const isSame = changedParts(text, saved).length === 0
    if (isSame) return forgetStory(idOf(), storyKey)
    const known = story && tokenOf(story)
    const isBasedOnThis = basedOn?.version === known?.version && basedOn?.editedAt === known?.editedAt
    state = { ...state, text, standing: isBasedOnThis ? 'unsaved' : 'elsewhere' }
    if (isBasedOnThis) timer = setTimeout(flush, 0)
  }
  if (keptHere) takeUp(keptHere)

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(changes: Partial<OwnStoryText>) {
      set({ text: { ...state.text, ...changes } })
      if (isHeld()) return keep()
      if (!isUnsaved()) {
        forgetStory(idOf(), storyKey)
        if (!running) set({ standing: 'saved' })
        return
      }
      keep()
      if (state.standing === 'saved') set({ standing: 'unsaved' })
      clearTimeout(timer)
      timer = setTimeout(flush, afterTypingMs)
    },
    flush,
    /** Ends a conflict with the chosen text of each part. */
    resolve(text: OwnStoryText) {
      if (state.story) saved = textOf(state.story)
      set({ text, standing: 'unsaved' })
      keep()
      if (!isUnsaved()) {
        forgetStory(idOf(), storyKey)
        set({ standing: 'saved' })
      }
      return flush()
    },
    /** Saves the text as a new story after its story was deleted elsewhere. */
    beginAnew() {
      forgetStory(idOf(), storyKey)
      storyKey = crypto.randomUUID()
      saved = blankStory
      set({ story: null, standing: 'unsaved' })
      keep()
      return flush()
    },
    /** Applies the answer of another call: submitted, taken back, asked about. */
    heard,
    /** Removes the stored text and sends nothing more: the story was deleted here. */
    forget() {
      clearTimeout(timer)
      forgetStory(idOf(), storyKey)
      saved = state.text
    },
    stop: () => clearTimeout(timer),
  }
}
export type StorySaving = ReturnType<typeof createSaving>
