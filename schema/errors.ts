import { z } from 'zod'
import { administrationErrors } from './administration/administration-errors.ts'
import { soldOut } from './billing/sprints.ts'
import { taughtAgentErrors } from './corrections/taught-agent-errors.ts'
import { signInMethodErrors } from './identities/sign-in-method-errors.ts'
import { maxOldAddresses } from './limits.ts'
import { notificationErrors } from './notifications/notification-errors.ts'
import { referenceErrors } from './references/reference-errors.ts'
import { storyErrors } from './stories/story-errors.ts'

export const wrongCredentials = 'Invalid username or password.'
export const wrongPassword = 'That is not your current password.'

/** Every error code with its HTTP status and the sentence that people read. */
export const errorCatalogue = {
  ...administrationErrors,
  ...taughtAgentErrors,
  ...signInMethodErrors,
  ...notificationErrors,
  ...referenceErrors,
  ...storyErrors,
  BAD_REQUEST: [400, 'Something in that request could not be understood. Please check it and try again.'],
  NOT_JSON: [415, 'Please send this as JSON.'],
  FOREIGN_ORIGIN: [403, 'This request came from another site, so it was not carried out.'],
  TOO_LARGE: [413, 'That is more than we can take in one go. Please send something shorter.'],
  NOT_FOUND: [404, 'There is nothing at this address.'],
  FORMAT_NOT_OFFERED: [501, 'This is offered as JSON only.'],
  PROFILE_NOT_FOUND: [404, "This profile doesn't exist or has been deactivated."],
  STORY_UNCONFIRMED: [409, 'No validated referee has confirmed this story yet, so it cannot be validated.'],
  OWN_INTEREST: [403, 'You have an interest in this profile, so somebody else has to decide.'],
  REWORDINGS_SPENT: [
    429,
    'That was the last rewording we can offer you today. You can go on writing, and ask again tomorrow.',
  ],
  PROFILE_MOVED: [404, 'This profile has a new address.'],
  PROFILE_URL_TAKEN: [409, 'Somebody else has this address. Please choose another one.'],
  ADDRESSES_SPENT: [
    409,
    `${maxOldAddresses} old addresses lead to your page, and that is as many as we keep. You can go back to one of them.`,
  ],
  NOT_A_DOMAIN: [
    400,
    'One of the sites is not an address that we can allow. Please write it as petra.example or https://petra.example, without a path.',
  ],
  NOT_ALLOWED_HERE: [403, 'The expert has not allowed this site to show their agent.'],
  PLAN_DOES_NOT_COVER: [403, 'Your plan does not cover this.'],
  PROFILE_CHANGED_ELSEWHERE: [
    409,
    'Your profile was changed on another device or in another tab meanwhile. Nothing is lost: what you wrote is still here.',
  ],
  LEAD_NOT_FOUND: [404, 'There is no such message here. It may have been deleted.'],
  CONVERSATION_NOT_FOUND: [
    404,
    'There is no such conversation here. It may have been erased, by its visitor or after 90 days.',
  ],
  REPORT_LIMIT: [
    429,
    'That was the last report we can take from your connection today. Nothing is lost: please send it tomorrow.',
  ],
  FORM_LIMIT: [
    429,
    'That was the last form we can take from your connection today. What you entered stays here: please send it tomorrow.',
  ],
  SESSION_NOT_YOURS: [403, 'This conversation belongs to another visitor. Please start a new one.'],
  NOT_A_SCRIPT_LINE: [403, "Only the agent's own lines can be saved as the agent's."],
  ANSWER_NOT_POSSIBLE: [400, 'One of the answers does not fit its question.'],
  SCORECARD_NOT_ACTIVE: [
    409,
    'This expert’s scorecard is closed at the moment. Your answers are still in this browser.',
  ],
  BADGE_NOT_FOUND: [404, 'There is no badge at this address. Please check that it was copied whole.'],
  BADGE_ERASED: [410, 'This badge was erased, and nobody has a copy of it here. It is revoked.'],
  BADGE_TAKEN_DOWN: [410, 'This badge is revoked, and what it said is no longer shown here.'],
  SCORECARD_NOT_FOUND: [404, 'There is no scorecard result at this address.'],
  DRAFT_NOT_FOUND: [
    404,
    'No solution profile found for this email address. You may need to create a new profile.',
  ],
  NO_DRAFT_HERE: [
    404,
    'There is no profile of yours on this device yet. Answer the eight questions first, and we can talk about what you wrote.',
  ],
  DRAFT_NOT_YOURS: [
    403,
    'This address has a profile that was made on another device. We have written to that address: the link in the mail opens the profile here.',
  ],
  PROFILE_CLAIMED: [403, 'This profile belongs to an account. Please log in to open it.'],
  SIGN_IN_FIRST: [401, 'Please sign in first.'],
  WRONG_CREDENTIALS: [401, wrongCredentials],
  WRONG_PASSWORD: [401, wrongPassword],
  NO_PASSWORD: [
    409,
    'This account has no password yet, so we cannot tell that it is you. Please choose one first: “Forgot your password?” mails you a link.',
  ],
  WRONG_CODE: [401, 'That code is wrong or too old. Please type the newest one.'],
  WRONG_BACKUP_CODE: [401, 'That is not one of your backup codes, or it was used before.'],
  FORBIDDEN: [403, 'Access denied'],
  TOTP_REQUIRED: [
    403,
    'Administrators need a second factor here. Please set one up in your account first, or sign in with a passkey.',
  ],
  NO_OWN_PROFILE: [404, 'This account has no profile of its own.'],
  SESSION_NOT_FOUND: [404, 'That device is no longer signed in.'],
  PASSWORD_TOO_COMMON: [400, 'This password is too common. Please choose another one.'],
  USER_EXISTS: [409, 'There is already an account with this email address.'],
  USERNAME_TAKEN: [409, 'Somebody else has this username.'],
  SIGN_IN_AGAIN: [410, 'That took too long. Please sign in again.'],
  LINK_USED: [410, 'This link was used already. Please ask for a new one.'],
  EMAIL_UNCONFIRMED: [
    409,
    'Please confirm your own email address first, with the link in our mail to it. Until then it may be somebody else’s.',
  ],
  BAD_SIGNATURE: [400, 'This notice is not signed as it should be.'],
  PRICE_MISMATCH: [
    400,
    'The price on your page is not the one we charge. Please load the page again: nothing was charged.',
  ],
  ALREADY_COVERED: [409, 'You have this level already, so there is nothing to pay.'],
  SLOT_NOT_OFFERED: [400, 'This time cannot be booked. Please choose another one.'],
  SLOT_TAKEN: [
    409,
    'Somebody was a moment faster, and this time is taken. What you wrote is still here: please choose another one.',
  ],
  BOOKING_CLOSED: [409, 'No meeting can be booked here at the moment. You can leave a message instead.'],
  BOOKING_LIMIT: [
    429,
    'That was the last meeting that can be booked from here today. What you wrote stays here: please try again tomorrow.',
  ],
  MOVE_LIMIT: [
    429,
    'This meeting cannot be moved again today. It stays where it is: please cancel it, or write to the other person.',
  ],
  MEETING_NOT_FOUND: [404, 'There is no meeting at this address. It may have been erased.'],
  TOO_LATE: [409, 'The meeting is too soon to change it here. Please write to the other person instead.'],
  MEETING_OVER: [409, 'This meeting is over.'],
  MEETING_CANCELLED: [409, 'This meeting was cancelled, so there is nothing to move.'],
  AVAILABILITY_CHANGED_ELSEWHERE: [
    409,
    'Your hours were changed on another device or in another tab meanwhile. What you see here was not saved.',
  ],
  NOT_A_CALENDAR: [400, 'There is no calendar at this address that we can read.'],
  SPRINT_SOLD_OUT: [409, soldOut],
  SEAT_HELD_ALREADY: [
    409,
    'We hold one place in this sprint for you already. Please pay for that one, or wait until it is released.',
  ],
  SEAT_HOLD_LAPSED: [
    409,
    'A place that we held for you, or for somebody on your network, was not paid for in time, so others have the next chance. You can try again in an hour, or join the waitlist.',
  ],
  SEATS_HELD_NEARBY: [
    409,
    'Few places are left, and one is held on your network at the moment; the others are for people elsewhere. Please try again in a quarter of an hour, or join the waitlist.',
  ],
  TRIAL_USED: [
    409,
    'You have had a free trial before, and each person gets one. Your free profile stays, and you can buy Starter at any time.',
  ],
  CARD_DECLINED: [402, 'Your card was declined.'],
  PAYMENT_CLOSED: [409, 'This payment was cancelled, and nothing was charged. Please begin again.'],
  MONTHS_NOT_BEGUN: [409, 'Your months never began: none is charged. What you paid for stays until it ends.'],
  PAYMENT_UNAVAILABLE: [
    503,
    'We cannot reach the payment provider at the moment. Nothing was charged. Please try again in a minute.',
  ],
  NOTHING_TO_CANCEL: [409, 'There is nothing to cancel: no month is charged after this one.'],
  NOTHING_TO_RESUME: [409, 'Nothing is cancelled, so there is nothing to undo.'],
  WITHDRAWN_TWICE: [
    409,
    'You have withdrawn from two purchases within a year, so you cannot buy here for now. If you would like to buy again, please write to us.',
  ],
  NOTHING_TO_WITHDRAW: [409, 'You have no purchase from the last 14 days to withdraw from.'],
  ORDER_NOT_FOUND: [404, 'There is no such order.'],
  ORDER_NOT_REFUNDABLE: [409, 'This order was not paid, or its money went back already.'],
  TOO_MANY_SIGN_INS: [
    429,
    'There have been too many attempts to sign in. Please wait a little and try again.',
  ],
  BUSY: [503, 'Many people are signing in at the moment. Please try again in a few seconds.'],
  LINK_EXPIRED: [410, 'This link does not work any more. Please ask for a new one.'],
  TOO_MANY_REQUESTS: [429, 'That was too fast for us. Please wait a moment and try again.'],
  ADDRESS_LINKS_SPENT: [
    429,
    'That was the last link to an address that we can mail today. Nothing was changed: please try again tomorrow.',
  ],
  DAILY_LIMIT: [429, 'That was the last question for today. The agent will be glad to talk again tomorrow.'],
  MESSAGE_LIMIT: [
    429,
    'That was the last message we can pass on from your connection today. It stays here: please send it tomorrow.',
  ],
  PICTURE_LIMIT: [429, 'We have drawn as many pictures as we can today. Please try again tomorrow.'],
  AGENT_RESTING: [
    429,
    'The language model of this agent has answered as much as it can today. Please try again tomorrow.',
  ],
  AGENT_UNAVAILABLE: [503, 'The agent could not answer just now.'],
  DATABASE_UNAVAILABLE: [
    503,
    'We cannot reach our records at the moment. Nothing is lost: please try again in a minute.',
  ],
  INTERNAL: [500, 'Something went wrong on our side. Please try again.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof errorCatalogue

/** The wire form of every error: `{code, error, details?}`. */
export const wireErrorSchema = z.object({
  code: z.string(),
  error: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type WireError = z.infer<typeof wireErrorSchema>
