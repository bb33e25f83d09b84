import type { Call } from '../call.ts'
import { eraseConversationsOf } from '../features/chat/commands.ts'
import { conversationsOf } from '../features/chat/queries.ts'
import { eraseDraftsOf } from '../features/drafts/commands.ts'
import { answersOf, draftsOf } from '../features/drafts/queries.ts'
import { eraseQuestionsOf } from '../features/questions/commands.ts'
import { questionsOf } from '../features/questions/queries.ts'

/** Everything that is kept under a visitor's cookie: drafted profiles, conversations and messages, in one round trip (R26). */
export async function exportVisitor(call: Call, visitorId: string) {
  const [drafts, lines, messages] = await call.db.batch([
    draftsOf(call, visitorId),
    conversationsOf(call, visitorId),
    questionsOf(call, visitorId),
  ])
  return {
    drafts: drafts.map((draft) => ({
      ...answersOf(draft),
      createdAt: draft.createdAt.toISOString(),
      updatedAt: draft.updatedAt.toISOString(),
      expiresAt: draft.expiresAt.toISOString(),
    })),
    conversations: lines.map(({ at, suggestion, ...line }) => ({
      ...line,
      ...(suggestion && { suggestion }),
      at: at.toISOString(),
    })),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
  }
}

/** Erases all of it at once. Safe to repeat; what an account has taken over stays with the account. */
export async function eraseVisitor(call: Call, visitorId: string): Promise<void> {
  await call.db.batch([
    eraseDraftsOf(call, visitorId),
    eraseConversationsOf(call, visitorId),
    eraseQuestionsOf(call, visitorId),
  ])
}
