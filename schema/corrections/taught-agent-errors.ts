import { maxCorrections } from './correction-limits.ts'

/** The errors of teaching an agent and of answering who asked it: HTTP status and the sentence that people read. */
export const taughtAgentErrors = {
  UNANSWERED_NOT_FOUND: [404, 'There is no such question here. It may have been erased by whoever asked it.'],
  UNANSWERED_CHANGED: [
    409,
    'Whoever asked this has just erased their words. Please say in yours what was asked, then send it again.',
  ],
  CORRECTION_NOT_FOUND: [
    404,
    'There is no such answer here. It may have been deleted, or a newer one took its place.',
  ],
  CORRECTIONS_FULL: [
    409,
    `Your agent knows ${maxCorrections} answers of yours, and that is as many as we keep. Please delete one first.`,
  ],
  HAND_OFF_CLOSED: [
    409,
    'This agent cannot hand over to anybody at the moment. You can leave a message instead.',
  ],
  PROFILE_SUSPENDED: [
    403,
    'Your profile is off public view at the moment, so nothing is mailed in its name. The settings of your dashboard say why.',
  ],
  ANSWERS_SPENT: [
    429,
    'Nothing was sent: this address has had as many answers today as we send to one in a day. Your words are still here, so please send them tomorrow.',
  ],
} as const
