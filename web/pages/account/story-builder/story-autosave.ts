import { blankStory } from '#schema/stories/blank-story.ts'
import type { NewStory, OwnStoryText, StoryEdit } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { storyTexts } from '#schema/stories/story-limits.ts'
import { CallFailed, codeOf, isClientError } from '#web/client/api.ts'
import { currentUsername } from '#web/client/current-username.ts'
import { changedParts, changedTexts, mergedText, textOf } from '#web/features/stories/own-story-text.ts'
import type { AutosaveState } from './autosave-state.ts'
import { type StoredStory, storedStory } from './stored-story.ts'

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
export class StoryAutosave {
  #calls: Calls
  /** The user when the page was opened, who also owns text typed after the session ended. */
  #username = currentUsername()
  #storyKey: string
  /** The server's text, as far as this page knows. */
  #saved: OwnStoryText
  /** Texts that were sent without an answer; the server may have any of them. */
  #unanswered: OwnStoryText[] = []
  #state: AutosaveState
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  #listeners = new Set<() => void>()

  constructor(calls: Calls, story: OwnStory | null) {
    const stored = storedStory(story?.id ?? null).read(this.#username)
    this.#calls = calls
    this.#storyKey = stored?.storyKey ?? crypto.randomUUID()
    this.#saved = story ? textOf(story) : blankStory
    this.#state = { text: this.#saved, story, status: 'saved', savedAt: null, error: '', conflicts: [] }
    if (stored) this.#restore(stored)
  }

  getState = () => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  change = (changes: Partial<OwnStoryText>) => {
    this.#set({ text: { ...this.#state.text, ...changes } })
    if (this.#isPaused()) return this.#storeText()
    if (!this.#isUnsaved()) {
      this.#removeStored()
      if (!this.#running) this.#set({ status: 'saved' })
      return
    }
    this.#storeText()
    if (this.#state.status === 'saved') this.#set({ status: 'unsaved' })
    this.#flushIn(afterTypingMs)
  }

  /** Saves now; a call during a save waits for it and for the text it left. */
  flush = async (): Promise<void> => {
    clearTimeout(this.#timer)
    if (this.#running) {
      await this.#running
      return this.#isPaused() || this.#state.status !== 'unsaved' ? undefined : this.flush()
    }
    if (this.#isPaused() || !this.#isUnsaved()) return
    this.#running = this.#send()
    await this.#running
    this.#running = undefined
    // Text typed while it ran.
    if (this.#state.status === 'unsaved') this.#flushIn(afterTypingMs)
  }

  /** Ends a conflict with the chosen text of each part. */
  resolve(text: OwnStoryText) {
    if (this.#state.story) this.#saved = textOf(this.#state.story)
    this.#set({ text, status: 'unsaved' })
    this.#storeText()
    if (!this.#isUnsaved()) {
      this.#removeStored()
      this.#set({ status: 'saved' })
    }
    return this.flush()
  }

  /** Saves the text as a new story after its story was deleted elsewhere. */
  saveAsNew() {
    this.#removeStored()
    this.#storyKey = crypto.randomUUID()
    this.#saved = blankStory
    this.#set({ story: null, status: 'unsaved' })
    this.#storeText()
    return this.flush()
  }

  /** Applies the server's answer to any call about the story; text typed meanwhile stays and is sent next. */
  applyAnswer = (answer: OwnStory) => {
    const wasNew = this.#state.story === null
    this.#saved = textOf(answer)
    this.#unanswered = []
    this.#set({ story: answer })
    if (this.#state.status === 'conflict') return
    if (wasNew) this.#removeStored(null)
    if (this.#isUnsaved()) {
      this.#set({ status: 'unsaved' })
      this.#storeText()
    } else {
      this.#removeStored()
      this.#set({ status: 'saved', savedAt: new Date(), error: '' })
    }
  }

  /** Removes the stored text and sends nothing more: the story was deleted here. */
  discard = () => {
    clearTimeout(this.#timer)
    this.#removeStored()
    this.#saved = this.#state.text
  }

  stop() {
    clearTimeout(this.#timer)
  }

  /** Restores text that an earlier visit stored; it is a conflict if the story has changed since. */
  #restore({ text, base, basedOn }: StoredStory) {
    if (changedParts(text, this.#saved).length === 0) return this.#removeStored()
    const { story } = this.#state
    const version = story && versionOf(story)
    const isBasedOnThis = basedOn?.version === version?.version && basedOn?.editedAt === version?.editedAt
    this.#set({ text, status: 'unsaved' })
    if (story && base && !isBasedOnThis) {
      this.#saved = base
      this.#reconcile(story, text)
    } else if (!isBasedOnThis) this.#set({ status: 'conflict', conflicts: changedTexts(text, this.#saved) })
    if (!this.#isPaused()) this.#flushIn(0)
  }

  async #send(): Promise<void> {
    const { text, story } = this.#state
    this.#set({ status: 'saving' })
    try {
      if (!story) return this.applyAnswer(await this.#calls.begin({ ...text, storyKey: this.#storyKey }))
      const changes = Object.fromEntries(changedParts(text, this.#saved).map((name) => [name, text[name]]))
      this.applyAnswer(await this.#calls.edit(story.id, { ...changes, basedOn: versionOf(story) }))
    } catch (error) {
      await this.#fail(error, text)
    }
  }

  async #fail(error: unknown, sent: OwnStoryText): Promise<void> {
    const code = codeOf(error)
    const { story } = this.#state
    if (story && (code === 'STORY_CHANGED_ELSEWHERE' || code === 'STORY_SUBMITTED')) {
      try {
        return this.#reconcile(await this.#calls.read(story.id), sent)
      } catch (unread) {
        return this.#fail(unread, sent)
      }
    }
    if (code === 'STORY_NOT_FOUND') return this.#set({ status: 'deleted' })
    if (code === 'SIGN_IN_FIRST') return this.#set({ status: 'signed-out' })
    if (isClientError(error)) return this.#set({ status: 'refused', error: error.sentence })
    this.#unanswered.push(sent)
    this.#set({ status: error instanceof CallFailed ? 'failed' : 'offline' })
    this.#flushIn(tryAgainMs)
  }

  /** Goes on from the server's version after it refused a save as outdated, or asks the owner to choose. */
  #reconcile(serverStory: OwnStory, sent: OwnStoryText) {
    const { text } = this.#state
    const serverText = textOf(serverStory)
    // The answer to an earlier save was lost, and the server has that text.
    if ([sent, ...this.#unanswered].some((one) => changedParts(serverText, one).length === 0))
      return this.applyAnswer(serverStory)
    const bases = [this.#saved, ...this.#unanswered]
    const merged = mergedText(text, serverText, bases)
    if (serverStory.current.status === 'submitted')
      return this.#set({ story: serverStory, status: 'conflict', conflicts: changedTexts(text, serverText) })
    const conflicts = storyTexts.filter(
      (name) => ![merged, ...bases].some((one) => one[name] === serverText[name]),
    )
    this.#set({ text: merged })
    if (conflicts.length === 0) return this.applyAnswer(serverStory)
    this.#set({ story: serverStory, status: 'conflict', conflicts })
  }

  #set(changes: Partial<AutosaveState>) {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }

  #flushIn(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.flush, ms)
  }

  #storeText() {
    const { story, text } = this.#state
    const basedOn = story && versionOf(story)
    storedStory(story?.id ?? null).write(this.#username, {
      storyKey: this.#storyKey,
      basedOn,
      text,
      base: this.#saved,
    })
  }

  /** Leaves what another tab has stored for the same story. */
  #removeStored(id = this.#state.story?.id ?? null) {
    const stored = storedStory(id)
    if (stored.read(this.#username)?.storyKey === this.#storyKey) stored.remove(this.#username)
  }

  #isUnsaved() {
    return changedParts(this.#state.text, this.#saved).length > 0
  }

  /** Saving pauses in these states; typing goes on. */
  #isPaused() {
    return this.#state.status === 'conflict' || this.#state.status === 'deleted'
  }
}

const versionOf = ({ current: { version, editedAt } }: OwnStory) => ({ version, editedAt })
