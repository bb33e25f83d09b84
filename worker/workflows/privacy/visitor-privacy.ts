import type { Call } from '../../call.ts'
import { openOrdersOfVisitor, ordersOfVisitor } from '../../features/billing/order-queries.ts'
import { eraseUnpaidOrders } from '../../features/billing/retention-commands.ts'
import { eraseConversationsOf } from '../../features/chat/commands.ts'
import { conversationsOf, exportedIn } from '../../features/chat/queries.ts'
import {
  redactCorrectionsOfConversations,
  redactCorrectionsOfMessages,
} from '../../features/corrections/commands.ts'
import { eraseDraftsOf } from '../../features/drafts/commands.ts'
import { answersOf, draftsOf } from '../../features/drafts/queries.ts'
import {
  messagesOf,
  ofVisitor,
  redactUnansweredOfConversations,
  redactUnansweredOfMessages,
} from '../../features/inbox/commands.ts'
import { eraseHandOffsOf } from '../../features/leads/hand-off-commands.ts'
import { handOffsOf } from '../../features/leads/queries.ts'
import { eraseMeetings, ofDevice } from '../../features/meetings/erasing-commands.ts'
import { releaseHoldsOf } from '../../features/meetings/hold-commands.ts'
import { meetingsOfDevice } from '../../features/meetings/meeting-queries.ts'
import { deletePushesAbout } from '../../features/notifications/push-commands.ts'
import { keysOfMailsFrom, pushesAboutVisitor } from '../../features/privacy/erase-queries.ts'
import { eraseQuestionsOf } from '../../features/questions/commands.ts'
import { questionsOf } from '../../features/questions/queries.ts'
import {
  redactTitlesOfConversations,
  redactTitlesOfMessages,
} from '../../features/stories/question-title-commands.ts'
import { taskStatements } from '../../services/gateway-tasks.ts'
import { withdrawMails } from '../../services/mail/outbox.ts'
import { readTogether, write } from '../../services/write.ts'

/**
 * Everything stored under a visitor's cookie: drafts, conversations, messages, meetings and orders, in one round trip
 * (R26).
 */
export async function exportVisitor(call: Call, visitorId: string) {
  const { drafts, lines, handOffs, messages, meetings, orders } = await readTogether(call, {
    drafts: draftsOf(call, visitorId),
    lines: conversationsOf(call, visitorId),
    handOffs: handOffsOf(call, visitorId),
    messages: questionsOf(call, visitorId),
    meetings: meetingsOfDevice(call, visitorId),
    orders: ordersOfVisitor(call, visitorId),
  })
  return {
    drafts: drafts.map((draft) => ({
      ...answersOf(draft),
      createdAt: draft.createdAt.toISOString(),
      updatedAt: draft.updatedAt.toISOString(),
      expiresAt: draft.expiresAt.toISOString(),
    })),
    conversations: lines.map(({ at, said, ...line }) => ({
      ...line,
      ...exportedIn(said),
      at: at.toISOString(),
    })),
    handOffs: handOffs.map(({ at, ...handed }) => ({ ...handed, at: at.toISOString() })),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
    meetings: meetings.map(({ start, end, at, ...meeting }) => ({
      ...meeting,
      start: start.toISOString(),
      end: end.toISOString(),
      at: at.toISOString(),
    })),
    orders: orders.map(({ at, paidAt, ...order }) => ({
      ...order,
      at: at.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
    })),
  }
}

/**
 * Erases all of it at once, except payments and what an account took over, and mails experts that coming meetings are
 * cancelled. Safe to repeat.
 */
export async function eraseVisitor(call: Call, visitorId: string): Promise<void> {
  const messages = messagesOf(visitorId)
  await write(call, {
    drafts: eraseDraftsOf(call, visitorId),
    // Before the conversations and messages by which they are found.
    pushes: deletePushesAbout(call, pushesAboutVisitor(visitorId)),
    mails: withdrawMails(call, keysOfMailsFrom(visitorId)),
    messages: [
      ...redactUnansweredOfMessages(call, messages),
      redactCorrectionsOfMessages(call, messages),
      redactTitlesOfMessages(call, messages),
    ],
    questions: eraseQuestionsOf(call, visitorId),
    // After the messages, which would wait for an answer.
    asked: redactUnansweredOfConversations(call, ofVisitor(visitorId)),
    taught: redactCorrectionsOfConversations(call, ofVisitor(visitorId)),
    titles: redactTitlesOfConversations(call, ofVisitor(visitorId)),
    handOffs: eraseHandOffsOf(call, visitorId),
    conversations: eraseConversationsOf(call, visitorId),
    meetings: await eraseMeetings(call, ofDevice(visitorId), 'owner'),
    holds: releaseHoldsOf(call, visitorId),
    payments: taskStatements(call, 'cancel-intent', openOrdersOfVisitor(visitorId)),
    orders: eraseUnpaidOrders(call, visitorId),
  })
}
