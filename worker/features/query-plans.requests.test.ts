import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type InStatement } from '@libsql/client/web'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql/web'
import { expect, test } from 'vitest'
import type { GalleryFilter } from '#schema/gallery/gallery.ts'
import { defaultAvailability } from '#schema/meetings/meeting-options.ts'
import { scorecardInputSchema } from '#schema/scorecard/submission.ts'
import { callOn } from '#test/call.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import type { Call, SignedIn } from '../call.ts'
import {
  chargeReserved,
  deleteSubject,
  expireAllowances,
  reserve,
  reserveUntilSettled,
  reserveWithin,
} from '../services/allowances.ts'
import { isRunning } from '../services/cron-runs.ts'
import { allOf } from '../services/database/conditions.ts'
import { tables } from '../services/database.ts'
import {
  cancelTask,
  claimTasks,
  expireTasks,
  failedTasks,
  hasNotFailed,
  isOfCall,
  isTaskWaiting,
  renewedTasks,
  retryTask,
  taskState,
  taskStatement,
  taskStatements,
  tasksAbout,
} from '../services/gateway-tasks.ts'
import { fewerMailsThan } from '../services/mail/mail-limits.ts'
import {
  countByState,
  isAddressBlocked,
  isBeingSent,
  isNoAddress,
  isNotResendable,
  selectAddress,
  selectMails,
  selectSuppressed,
} from '../services/mail/mail-list-queries.ts'
import {
  blankSentTo,
  claimMails,
  eraseMailsByKey,
  eraseMailsByPrefix,
  eraseMailsByPrefixes,
  expireMails,
  isMailed,
  sendAgain,
  withdrawMails,
} from '../services/mail/outbox.ts'
import { findMail, mailState } from '../services/mail/outbox-queries.ts'
import {
  allowAddress,
  declineAlso,
  deleteSuppressions,
  isSuppressed,
  selectSuppressions,
} from '../services/mail/suppressions.ts'
import {
  deleteWaitingMails,
  deleteWaitingUnderAnyTag,
  holdBackMails,
  readdressMails,
} from '../services/mail/waiting-mails.ts'
import { writeCursor } from '../services/paging.ts'
import { sandbox } from '../services/payments/sandbox.ts'
import { dueObjects, findObject } from '../services/payments/sandbox-objects.ts'
import { readTogether, write } from '../services/write.ts'
import { finishSecondFactor } from '../workflows/accounts/finish-second-factor.ts'
import { resetUnverifiedAccount } from '../workflows/accounts/reset-unverified-account.ts'
import { expireOrders } from '../workflows/billing/expire-orders.ts'
import { releaseSeats } from '../workflows/billing/release-seats.ts'
import { saveVisitorLine } from '../workflows/chat/answer-visitor.ts'
import { remindOfExpiry } from '../workflows/drafts/remind-of-expiry.ts'
import { submitScorecard } from '../workflows/scorecard/submit-scorecard.ts'
import { advanceSprints } from '../workflows/sprints/advance-sprints.ts'
import { findAccount } from './accounts/administered-account-queries.ts'
import {
  deleteValidator,
  endSessionsOf,
  isNotAddress,
  isSignedIn,
  isUserSuspended,
  isValidator,
  restoreUser,
  suspendUser,
  unlessMayAdminister,
} from './accounts/administered-commands.ts'
import { findAccounts, findOthersAccount, selectAccounts } from './accounts/administered-queries.ts'
import { isChallengeUsed } from './accounts/challenge-commands.ts'
import { eraseUser, isUnverified, setPassword, verifyAddress } from './accounts/commands.ts'
import {
  confirmEmail,
  expireEmailChanges,
  insertEmailChange,
  saveMovedRows,
  undoEmail,
} from './accounts/email-change-commands.ts'
import {
  findTaken,
  findUndoable,
  isReservedForUndo,
  provenMailboxes,
  unlessConfirmable,
  unlessUndoable,
  waitingChangeOf,
} from './accounts/email-change-queries.ts'
import {
  endOtherLinks,
  eraseLinksOf,
  findLink,
  findOpened,
  isFirstProof,
  isUnused,
  spendLink,
  spendPurchase,
} from './accounts/link-commands.ts'
import { isLastSignInMethod, isStillPassword, unlessProven } from './accounts/proof-commands.ts'
import {
  findForSignIn,
  findRegistered,
  findSignedIn,
  findUser,
  passwordOf,
  sessionBegunAt,
  sessionsOf,
  storedFactorOf,
  userAt,
} from './accounts/queries.ts'
import {
  adoptPasskey,
  beginSession,
  endOtherSessions,
  endSessionOf,
  endSessionsOfIdentity,
  endSessionsOfPasskey,
  expireSessions,
  extendSession,
  isSessionStarted,
  keepSignInMethod,
  renewToken,
} from './accounts/session-commands.ts'
import { beginSignIn } from './accounts/sign-in-commands.ts'
import { findValidators } from './accounts/validator-queries.ts'
import { isUnalerted, selectAdministrators } from './administration/alert-queries.ts'
import { chatPageOf } from './administration/chat-queries.ts'
import { journeysOf } from './administration/journey-queries.ts'
import {
  type AdminList,
  registrationList,
  submissionList,
  waitlistList,
} from './administration/list-kinds-queries.ts'
import { pageOf } from './administration/list-queries.ts'
import { summaryOf } from './administration/queries.ts'
import {
  confirmHandOffEmail,
  eraseSettingsOf,
  isNewHandOffEmail,
  isUnconfirmedHandOff,
  mailHandOffLink,
  refusalsOfLink,
  removeHandOffEmail,
  renewHandOffLink,
  saveSettings,
} from './agent-settings/commands.ts'
import { handOffAddressEmail } from './agent-settings/emails.ts'
import {
  findDeclined,
  greetingAt,
  handOffAddressOf,
  isAgentChangedSince,
  issueHandOffLink,
  readHandOffLink,
  settingsOf,
} from './agent-settings/queries.ts'
import {
  claimBadgeWork,
  eraseBadgesNaming,
  eraseBadgesOf,
  insertBadges,
  postponeBadgeWork,
  queueBadges,
  queueSignedBy,
  queueWhereLost,
  revokeBadges,
  revokeInvalid,
  revokeReported,
} from './badges/commands.ts'
import { badgesAfter, badgesNaming, findOwnBadge, findOwnBadges } from './badges/own-badge-queries.ts'
import {
  badgesWaiting,
  findBadgeBody,
  findBadgeState,
  findBadgesOf,
  findFreeEntries,
  findRevoked,
} from './badges/queries.ts'
import {
  countOpenMatters,
  selectDisputed,
  selectUnmatchedDisputes,
  selectUnrefunded,
} from './billing/administration/open-matter-queries.ts'
import { readOrder } from './billing/administration/order-detail-queries.ts'
import {
  countWithoutAccount,
  ordersOfTasks,
  ordersPage,
  selectOrders,
} from './billing/administration/order-list-queries.ts'
import { findBilling, selectPastDue } from './billing/billing-queries.ts'
import { earlyDisputes, isDisputeNews, saveDispute, wasSeatLost } from './billing/dispute-commands.ts'
import {
  assignOrders,
  awaitIntent,
  cancelOrders,
  cancelOthersOrder,
  claimPurchases,
  closeDispute,
  declineOrder,
  disputeOrder,
  expireOrder,
  expireUncapturedOrder,
  hasOrderMoney,
  insertEvent,
  insertReceipt,
  isOpenOrder,
  isSeatedOrder,
  keepLateIntent,
  openOrder,
  payOrder,
  saveRefund,
  setSprint,
  winDispute,
} from './billing/order-commands.ts'
import { trialDeclinedEmail } from './billing/order-emails.ts'
import {
  endedOrderOf,
  findOrder,
  findOrderOf,
  findPaid,
  isTaskOf,
  type Order,
  openOrdersOfAccount,
  openOrdersOfVisitor,
  ordersOfVisitor,
  ownerOf,
  subscriptionsOf,
} from './billing/order-queries.ts'
import { grantsOfPerson, isCovered, personOfOrder } from './billing/person-grants-queries.ts'
import { findPurchase, unclaimedOrdersAt } from './billing/purchase-queries.ts'
import {
  blankPartReasons,
  countFailedRefunds,
  endPartRefund,
  findPartRefund,
  hasFailedRefund,
  insertPartRefund,
  isNewPart,
  isNotWithdrawable,
  isOtherPart,
  isPartRefundRequested,
  isRefundNews,
  monthRefusals,
} from './billing/refund-commands.ts'
import { reopenMonth, reopenOrder } from './billing/reopen-commands.ts'
import {
  abandonedOrders,
  deleteUnseated,
  eraseUnpaidOrders,
  expirePaymentEvents,
  expireUnmatchedPayments,
  releaseOrders,
} from './billing/retention-commands.ts'
import { reviewOf, reviewOfAccount } from './billing/review-commands.ts'
import {
  askRefund,
  askWhereUnclear,
  isCharged,
  isMonthRefundNews,
  isMonthUnrefunded,
  isValidOrder,
  keepEnded,
  markEndedFor,
  markMonthRefunded,
  refundUncoveredMonth,
  refundUncoveredMonths,
  saveMonthRefund,
  setEndedFor,
} from './billing/subscription-commands.ts'
import {
  endingTrials,
  expiredPlans,
  findCharge,
  findChargeOrder,
  findCustomerEmail,
  findFirstCharge,
  findReceipt,
  findSubscription,
  findSubscriptionIdOf,
  overdueSubscriptions,
  paysMonthly,
  runningOf,
} from './billing/subscription-queries.ts'
import {
  forgoTrials,
  forgoTrialsOf,
  hadTrial,
  hasTrial,
  insertTrial,
  mailNoTrial,
  shareTrial,
  unshareTrial,
  whyNoTrial,
} from './billing/trial-commands.ts'
import {
  findUnmatchedPayment,
  isPaymentSettled,
  relistUnmatchedPayment,
  selectUnmatchedPayments,
  settleUnmatchedPayment,
} from './billing/unmatched-payment-commands.ts'
import { hasWithdrawnTwice, keepWithdrawals, openAfterWithdrawals } from './billing/withdrawal-commands.ts'
import {
  eraseConversation,
  eraseConversationsOf,
  eraseConversationsWith,
  expireConversations,
  markConversationRead,
  openToExpert,
  removeReferee,
  removeTakenBack,
  removeWithdrawn,
} from './chat/commands.ts'
import {
  conversationsWith,
  everyConversation,
  findConversation,
  linesAfter,
} from './chat/conversation-queries.ts'
import {
  findExpertOf,
  isNoConversation,
  transcriptOf,
  visitorOfConversation,
} from './chat/hand-off-queries.ts'
import {
  conversationsOf,
  findAnswer,
  readConversation,
  recentMessages,
  recentQuestionsOf,
} from './chat/queries.ts'
import { taughtAt, taughtTo } from './chat/taught/taught.ts'
import {
  deleteCorrection,
  editCorrection,
  eraseCorrectionsOf,
  isFull,
  markLookAgain,
  redactCorrectionsOfConversations,
  redactCorrectionsOfMessages,
  retireCurrent,
  teach,
} from './corrections/commands.ts'
import {
  answersTaughtBy,
  currentCorrectionId,
  findCorrection,
  isAskedErased,
  ownCorrections,
  selectCurrent,
} from './corrections/queries.ts'
import { selectOwn } from './dashboard/queries.ts'
import { selectWaiting, waitingOf } from './dashboard/waiting-queries.ts'
import {
  anonymiseDecisions,
  isFirstDecisionSince,
  isNotRecordedSince,
  isRecorded,
  recordDecision,
} from './decisions/commands.ts'
import { lastDecision, wasRecordedSince } from './decisions/queries.ts'
import { findRecord } from './decisions/record-queries.ts'
import {
  claimDraft,
  eraseDraftOf,
  eraseDraftsOf,
  eraseDraftsOfAccount,
  expireDrafts,
  isElsewhere,
  moveDraft,
  readdressDraft,
  upsertDraft,
} from './drafts/commands.ts'
import { draftAt, draftForMailbox, draftsOf, draftToClaim } from './drafts/queries.ts'
import { selectActivity } from './figures/activity-queries.ts'
import {
  countCompletion,
  eraseFiguresOf,
  expireEvents,
  expireFigures,
  recordEvent,
} from './figures/commands.ts'
import { countsOf, figuresOf } from './figures/queries.ts'
import { searchTaught, unpublishProfile, unpublishUnproven } from './gallery/commands.ts'
import { listForSitemap, listGallery, searchGallery } from './gallery/queries.ts'
import {
  deleteIdentitiesOf,
  deleteIdentitiesSince,
  deleteIdentity,
  insertIdentity,
  noteUse,
} from './identities/commands.ts'
import {
  findIdentity,
  identitiesOf,
  isFirstToJoin,
  isIdentityOf,
  unlessFree,
  unlessOwnAddress,
} from './identities/queries.ts'
import {
  eraseUnansweredOf,
  expireUnanswered,
  keepOpen,
  linkQuestion,
  markAnswered,
  markAnsweredByStory,
  markTaught,
  messageOfLead,
  messagesOf,
  messagesUnder,
  noteStoryStarted,
  ofConversation,
  ofVisitor,
  recordUnanswered,
  redactUnansweredOfConversations,
  redactUnansweredOfMessages,
  setDismissed,
  unmarkTaught,
} from './inbox/commands.ts'
import { findUnanswered, inboxOf, isNotTheirs, waitingFor } from './inbox/queries.ts'
import {
  claimDue,
  insertModel,
  postponeEmbedding,
  queueProfiles,
  releaseEmbedding,
  saveEmbeddings,
} from './knowledge/embedding-commands.ts'
import {
  findEmbedded,
  findUnqueued,
  nearestProfiles,
  passageSimilarities,
} from './knowledge/embedding-queries.ts'
import {
  deleteLead,
  eraseLeadsFrom,
  eraseLeadsTo,
  expireLeads,
  insertMeetingLead,
  insertQuestionLead,
  insertScorecardLead,
  mailNewLead,
  markLeadAnswered,
  markLeadRead,
} from './leads/commands.ts'
import {
  eraseHandOffsOf,
  insertHandOffLead,
  isHandedOff,
  isOtherHandOff,
  mailHandOff,
  mailHandOffAnswer,
} from './leads/hand-off-commands.ts'
import { everyLead, findLead, handOffsOf, leadsOf, profileOfLead } from './leads/queries.ts'
import {
  deleteAvailability,
  isChangedSince,
  isStillSet,
  replaceAvailability,
} from './meetings/availability-commands.ts'
import { endingOpenHours, findAvailability } from './meetings/availability-queries.ts'
import {
  claimCalendars,
  claimStale,
  removeCalendar,
  saveBusyTimes,
  saveCalendarFailure,
} from './meetings/busy-calendar/commands.ts'
import { findBusyCalendar, findReader, selectStale } from './meetings/busy-calendar/queries.ts'
import { eraseMeetings, ofDevice, underMailbox, withExpert } from './meetings/erasing-commands.ts'
import { eraseFeed, hasFeed } from './meetings/feed-commands.ts'
import { findFeed, findFeedUrl, meetingsInFeed } from './meetings/feed-queries.ts'
import { expireHolds, holdStatements, releaseHold, releaseHoldsOf } from './meetings/hold-commands.ts'
import {
  cancelMeeting,
  expireMeetings,
  insertMeeting,
  isInserted,
  markReminded,
  moveMeeting,
} from './meetings/meeting-commands.ts'
import {
  type Found,
  findMeeting,
  meetingsOfDevice,
  ownMeetings,
  selectBooked,
  selectExpert,
} from './meetings/meeting-queries.ts'
import { mailMeetingChange } from './meetings/notice-commands.ts'
import { linkedMeetings, replaceOwnerLinks } from './meetings/owner-link-commands.ts'
import { meetingsToRemindOf } from './meetings/reminder-queries.ts'
import { offeredSlots } from './meetings/slot-queries.ts'
import { selectUpcoming } from './meetings/upcoming-queries.ts'
import {
  deleteEndpoint,
  keepSubscription,
  saveNotificationSettings,
  subscribe,
  switchPushes,
  unsubscribe,
  unsubscribeAll,
} from './notifications/commands.ts'
import {
  type ClaimedPush,
  claimPushes,
  deletePushes,
  deletePushesAbout,
  expirePushes,
  postponePushes,
  pushStatement,
  recheckPushes,
  recordUse,
  releasePushes,
  settlePushes,
} from './notifications/push-commands.ts'
import { pushState } from './notifications/push-state-queries.ts'
import {
  devicesOf,
  findPushDevice,
  hasTooManyDevices,
  ownerOfProfile,
  pushDevicesOf,
  selectDeclined,
  selectSettings,
} from './notifications/queries.ts'
import {
  beginByPasskey,
  deletePasskey,
  deletePasskeysOf,
  deletePasskeysSince,
  renamePasskey,
} from './passkeys/commands.ts'
import { findPasskey, hasPasskeys, isAdded, isNoPasskeyOf, passkeysOf } from './passkeys/queries.ts'
import {
  isTo,
  isToMailbox,
  keyOfHandOff,
  keysOfLead,
  keysOfMailsFrom,
  keysOfReportsOn,
  keysOfWhatCameFrom,
  mailsAboutReferencesOf,
  pushesAboutMailbox,
  pushesAboutVisitor,
} from './privacy/erase-queries.ts'
import { accountRows, profileRows } from './privacy/export-queries.ts'
import { rowsUnder } from './privacy/mailbox-export-queries.ts'
import {
  conversationsAfter,
  leadsAfter,
  mailsAfter,
  meetingsAfter,
  messagesAfter,
} from './privacy/paged-export-queries.ts'
import {
  findBlanked,
  findMovedTo,
  isRetired,
  selectEditable,
  takenProfileUrls,
} from './profiles/address-queries.ts'
import {
  blankProfile,
  deleteBlanked,
  deleteRetired,
  editProfile,
  markCvEdited,
  markCvGenerated,
  markOwnersProfileChanged,
  markShared,
  moveProfile,
  retireAddresses,
  saveHasOpenHours,
  setGreeting,
  setOwnersEmail,
} from './profiles/commands.ts'
import { findChangedSince, findProfileIdOf, findToPublish } from './profiles/listing-queries.ts'
import { fillFields, fillProfile } from './profiles/new-profile-commands.ts'
import { fallsToFree, recomputePlan } from './profiles/plan-commands.ts'
import { findPublicProfile, findPublicProfiles } from './profiles/public-profile-queries.ts'
import {
  findAgent,
  findRecipient,
  findScorecardOwner,
  isSampleProfile,
  profileIdOf,
  publicIdAt,
} from './profiles/queries.ts'
import {
  deactivateProfileOf,
  isSuspended,
  restoreProfile,
  suspendProfile,
} from './profiles/suspension-commands.ts'
import {
  eraseQuestionOfLead,
  eraseQuestionsFrom,
  eraseQuestionsTo,
  expireQuestions,
  insertQuestion,
  mailAnswer,
  mailQuestion,
} from './questions/commands.ts'
import { isQuestionKeyTaken } from './questions/queries.ts'
import {
  answerInvitation,
  confirmAddress,
  deleteConfirmations,
  eraseReferenceRow,
  insertRequest,
  isReferenceOpen,
  isUnanswered,
  isUnconfirmed,
  markRequestAnswered,
  ofVersion,
  upsertConfirmations,
  upsertUnconfirmed,
  withdrawReferenceRow,
} from './references/answer-commands.ts'
import {
  findCandidate,
  findConfirmations,
  findFlags,
  findReference,
  findReferenceOf,
  findRequest,
  isFormerMailbox,
  openRequestsFor,
  selectConfirmationRequests,
} from './references/answer-queries.ts'
import { eraseReferencesOf, expireUnconfirmed } from './references/commands.ts'
import { hideReferenceRow, showReferenceRow } from './references/hiding-commands.ts'
import {
  areManyWaiting,
  expireInvitations,
  mailInvitation,
  mailReminder,
  markCancelled,
  markDeclined,
  upsertInvitation,
} from './references/invitation-commands.ts'
import {
  countMailsUnder,
  expiredInvitations,
  findInvited,
  findRequestedReferences,
  invitationStateOf,
  unremindedInvitations,
  waitingInvitations,
} from './references/invitation-queries.ts'
import { findOwnReference, idsUnder } from './references/own-reference-queries.ts'
import { deleteRefusals, findRefusal, insertRefusal, refuseOwn } from './references/refusal-commands.ts'
import {
  findLoss,
  isConfirmedOnlyBy,
  isLeftBy,
  storiesToConfirm,
  wasDecidedWith,
} from './references/story-queries.ts'
import { isRejectable, isUnread, markRead, rejectReference } from './references/verdict-commands.ts'
import {
  eraseReportsFrom,
  eraseReportsOn,
  expireReports,
  hasNoReporter,
  insertReport,
  mailReport,
  resolveReport,
  selectReporter,
} from './reports/commands.ts'
import { findReport, findReports, isReported } from './reports/queries.ts'
import { findReview } from './reviews/queries.ts'
import { findQueue } from './reviews/queue-queries.ts'
import {
  findDecidable,
  findInterest,
  findSuspendable,
  findVersionState,
  isConfirmed,
  isReadyToGoLive,
  mayDecide,
  wasValidatedLast,
} from './reviews/verdict-queries.ts'
import { eraseSubmissionsFrom, expireSubmissions, releaseSubmissions } from './scorecard/commands.ts'
import { findSubmission } from './scorecard/queries.ts'
import {
  closeStartedSprints,
  holdSeat,
  isRoomChanged,
  markSoldOut,
  openSprint,
  paySeat,
  releaseSeat,
  releaseSeatsOf,
  setRoom,
} from './sprints/commands.ts'
import {
  accountsWithSeat,
  isSeatValid,
  seatsToRemindOf,
  selectSeats,
  selectSprints,
} from './sprints/people-queries.ts'
import { findExpiredHolds, isOfExpiredHold, seatsLeft, whyNoSeat } from './sprints/queries.ts'
import {
  beginStory,
  deleteStory,
  eraseStoriesOf,
  orderStories,
  republishValidated,
  resubmitPublished,
  saveText,
  submitNewest,
  withdrawSubmitted,
} from './stories/commands.ts'
import { selectOwnStories } from './stories/own-stories-queries.ts'
import { findOwnStory, findStory, storyOfKey } from './stories/queries.ts'
import { redactTitlesOfConversations, redactTitlesOfMessages } from './stories/question-title-commands.ts'
import { markDecided, markReturned, publishVersion } from './stories/verdict-commands.ts'
import { findReadableVersions } from './stories/version-queries.ts'
import { expireEntries, leaveWaitlist, mailFreeSeat, moveEntry, upsertEntry } from './waitlist/commands.ts'
import { entryOf, waitingForSprint } from './waitlist/queries.ts'
import { eraseWidgetOf, noteRefusal, saveWidgetSettings } from './widget/commands.ts'
import { findWidget, refusalsOf, widgetSettingsOf } from './widget/queries.ts'

type Statement = Exclude<InStatement, string>
const now = new Date()
const ownerWhoIsGone = { id: -1, firstName: 'Nobody', email: 'nobody@nowhere.example', isSample: false }
const nothingShared = {
  name: 'Nobody',
  email: 'nobody@nowhere.example',
  totalScore: 0,
  stage: '',
  selectedCategory: '',
}
const nothingOpen = { availability: { length: 30, buffer: 0, noticeMinutes: 60 }, editedAt: now }
const nothingBooked: Found['meeting'] & { from: undefined; profileUrl: string } = {
  id: -1,
  uid: 'none',
  tokenHash: '',
  ownerKey: '',
  ownerTokenHash: '',
  bookingKey: 'none',
  profileId: -1,
  startsAt: now,
  endsAt: now,
  blockedUntil: now,
  noticeMinutes: 60,
  status: 'booked',
  sequence: 0,
  name: 'Nobody',
  email: 'nobody@nowhere.example',
  normalisedEmail: 'nobody@nowhere.example',
  visitorId: 'nobody',
  timeZone: 'UTC',
  about: '',
  brief: '',
  cancelledBy: null,
  cancelReason: '',
  changedAt: now,
  remindedAt: null,
  createdAt: now,
  from: undefined,
  profileUrl: 'nobody-here',
}
const nobodyToMeet: Found['expert'] = {
  id: -1,
  profileUrl: 'nobody-here',
  pictureSlug: null,
  firstName: 'Nobody',
  lastName: '',
  email: '',
  businessAreas: '[]',
  keySkills: '[]',
  isSample: false,
  ownerId: null,
  plan: 'sprint',
  isPublic: false,
  isSuspended: false,
}
const nothingDrafted = {
  fullName: 'Nobody',
  email: 'nobody@nowhere.example',
  problemSolved: 'None',
  keySkills: ['', '', '', ''] as string[],
  targetClient: 'None',
  clientProblemsBefore: 'None',
  deliverables: 'None',
  industry: 'Other',
  businessArea: 'People',
  experience: 'None',
} as const
const nobodysMailbox = { email: 'nobody@nowhere.example', until: new Date(0) }
const nobodysGmail = { email: 'nobody@gmail.com', until: new Date(0) }
const nobodys = isTo({ email: 'nobody@nowhere.example', emailVerified: false })
const nobody = { id: -1, name: 'Nobody', firstName: 'Nobody', profileUrl: 'nobody-here', isSample: false }
const nothingAsked = {
  questionKey: 'nothing',
  visitorId: 'nobody',
  sessionId: 'nothing',
  question: '',
  name: '',
  email: 'nobody@nowhere.example',
}
const nothingReported = {
  reportKey: 'nothing',
  profileUrl: 'nobody-here',
  text: '',
  email: '',
  reason: 'other' as const,
}
const noSlot = { profileId: -1, visitorId: 'nobody', network: 'none', start: now, blockedMs: 1, until: now }
const noCalendar = {
  profileId: -1,
  url: 'sealed',
  host: 'nowhere.example',
  etag: null,
  lastReadAt: null,
  problem: null,
  failingSince: new Date(0),
  notifiedAt: null,
  attempts: 1,
  dueAt: null,
}
const nobodysOrder = { visitorId: 'nobody', email: 'nobody@nowhere.example' }
const noSeats = { number: -1, startsAt: now, of: 10, left: 0 }
const nothingEntered = { name: '', email: 'nobody@nowhere.example' }
const noNamed = { id: -1, profileId: -1, name: 'Nobody None', role: '', company: '', feedback: '' }
const noReference = { id: -1, profileId: -1 }
const noMailbox = { profileId: -1, hash: '', earlier: [''] }
const noInvitation = { id: -1, invitedAt: 0 }
const noText = { id: -1, submittedAt: 0 }
const noRequest = { id: -1, storyId: -1, version: 1 }
const noReferee = { id: -1, createdAt: 0 }
const nothingTold = { confirmed: [], claims: [] }
const nothingAnswered = {
  name: 'Nobody',
  company: '',
  role: '',
  answers: {
    relationship: '',
    uniqueStrengths: '',
    naturalAbilities: '',
    problemsToSolve: '',
    contextAndSituations: '',
    measurableResults: '',
    differentiatingFactors: '',
    workingRelationship: '',
    additionalComments: '',
  },
}
const noStory = {
  title: '',
  subtitle: '',
  industry: '',
  timeline: '',
  marked: [],
  problemDescription: '',
  task: '',
  solution: '',
  results: '',
}
const noVersion = {
  ...noStory,
  version: 1,
  status: 'draft' as const,
  note: '',
  editedAt: now.toISOString(),
  submittedAt: null,
  decidedAt: null,
}
const noChange = {
  id: 'none',
  userId: 'nobody',
  email: 'nobody@nowhere.example',
  newEmail: 'nobody@else.example',
  wasVerified: true,
  basis: '',
  askedAt: now,
  confirmedAt: now,
  expiresAt: now,
  moved: {},
}
const noOrder = {
  id: 'an order of nobody',
  visitorId: 'nobody',
  name: '',
  email: 'nobody@nowhere.example',
  mobile: '',
  level: 2,
  plan: 'sprint' as const,
  amount: 1,
  gateway: 'sandbox' as const,
}
const noIntent = {
  id: 'nothing',
  orderId: 'none',
  amount: 1,
  kind: 'payment' as const,
  status: 'succeeded' as const,
}
const noEvent = {
  id: 'an event of nothing',
  type: '',
  objectId: 'nothing',
  at: now,
  kind: 'dispute' as const,
  intentId: 'nothing',
  amount: 1,
  isWon: false,
  isLost: true,
}
const noChallenge = { identifier: 'none', until: new Date() }
const noPush = { id: -1, subscriptionId: 'none', dueAt: 1 } as ClaimedPush
const noPasskey = {
  id: 'none',
  publicKey: 'none',
  userHandle: 'none',
  verifiesUser: true,
  counter: 0,
  role: 'owner',
  hasTotp: false,
} as const
const noIdentity = {
  id: 'none',
  userId: 'nobody',
  provider: 'google' as const,
  issuer: 'https://nobody.example',
  subject: 'none',
  email: null,
}
const asNobody = (call: Call): Call => ({
  ...call,
  actor: { kind: 'owner', address: '', account: { userId: 'nobody', sessionId: 'none' } as SignedIn },
})
const noLink = { userId: 'nobody', identifier: 'none' }
const nothingSaid = { id: 'nothing', text: '', isUser: true }
const everywhere = { businessArea: 'all', industry: 'all' } as const
const bothFilters = { businessArea: 'Sales', industry: 'Retail' } as const
const page = { limit: 24 }
const direction = new Float32Array(512).fill(1)
const nearestIn = (filter: GalleryFilter) => (call: Call) =>
  nearestProfiles(call, { model: 'nobody’s', vector: direction }, filter, 24)
const longAgo = { now: new Date(0) }
const nothing = { unit: 'nothing', subject: 'nobody', amount: 1, limit: 0, window: 'day' } as const
const invited = {
  id: -1,
  profileId: -1,
  firstName: 'Nobody',
  lastName: 'None',
  name: 'Nobody',
  status: 'invited' as const,
  email: 'nobody@nowhere.example',
  invitationStory: '',
  words: '',
  invitedAt: now,
  expiresAt: now,
  remindedAt: null,
  createdAt: now,
  decidedAt: null,
  validatedAt: null,
  candidateFirstName: 'Nobody',
  candidateLastName: '',
  ownerEmail: 'nobody@nowhere.example',
} as const
const askedFor = { ...invited, solutionStory: '', role: '' }
const onNothing = { storyId: -1, version: 1, profileId: -1 }
const noVerdict = { subject: 'story', subjectId: -1, profileId: -1, verdict: 'read', note: '' } as const
/** Asks as a validator. */
const asValidator = (call: Call): Call => {
  const account = { userId: 'nobody', sessionId: 'none', name: 'Nobody', role: 'validator' } as SignedIn
  return { ...call, db: call.db, actor: { kind: 'validator', address: '', account } }
}
const badgeWork = { profileId: -1, change: 'none', attempts: 1 }
const signedBadge = {
  id: 'nobody',
  profileUrl: 'nobody',
  title: '',
  statusList: 1,
  statusIndex: 0,
  keyId: 'none',
  body: '',
  content: { storyId: -1, version: 1, contentHash: 'none', endorsements: [] },
}
const claim = { profileId: -1, change: 'none', attempts: 1 }

const unansweredItem = { question: 'Nothing?', source: 'chat', visitor: 'nobody', own: null } as const
const taught = { asked: 'nothing', answer: 'nothing', isActive: true, storyId: null }
const aSession = { sessionId: 'nothing', visitorId: 'nobody' }
const aHandOff = { name: 'Nobody', email: 'nobody@nowhere.example' }
const nobodyToMail = { email: 'nobody@nowhere.example', firstName: '', profileUrl: 'nobody', isSample: false }
/** One that nobody else writes to: each question is asked, too. */
const databaseUrl = await startOwnDatabase()

const nobodyWaiting = { id: -1, email: 'nobody@nowhere.example', mailbox: 'nobody', question: '' }

/** Everything the product asks the database on behalf of a visitor or a cron job, on rows that do not exist. */
const questions: Record<string, (call: Call) => Promise<unknown>> = {
  'the gallery': (call) => listGallery(call, everywhere, page),
  'the gallery of an area': (call) => listGallery(call, { ...everywhere, businessArea: 'Sales' }, page),
  'the gallery of an industry': (call) => listGallery(call, { ...everywhere, industry: 'Retail' }, page),
  'the gallery of both': (call) => listGallery(call, bothFilters, page),
  'a later page of the gallery': (call) =>
    listGallery(call, everywhere, { ...page, cursor: writeCursor([160, 100]) }),
  'a later page of both': (call) =>
    listGallery(call, bothFilters, { ...page, cursor: writeCursor([160, 100]) }),
  'a search': (call) => searchGallery(call, { query: 'late project', ...everywhere }),
  'a search with filters': (call) => searchGallery(call, { query: 'late project', ...bothFilters }),
  'a page of the sitemap': (call) => listForSitemap(call, 2),
  'who is nearest in meaning': nearestIn(everywhere),
  'who is nearest in an area': nearestIn({ ...everywhere, businessArea: 'Sales' }),
  'who is nearest in an industry': nearestIn({ ...everywhere, industry: 'Retail' }),
  'who is nearest in both': nearestIn(bothFilters),
  'how near a profile’s passages are': async (call) =>
    passageSimilarities(call, publicIdAt('nobody-here'), { model: 'nobody’s', vector: direction }),
  'a profile whose badges may be issued': (call) => queueBadges(call, -1),
  'a profile of whose shown stories one lost its badge': (call) => queueWhereLost(call, -1),
  'whose badges a stolen key signed': (call) => queueSignedBy(call, ['nobody’s', 'nobody else’s']),
  'whose badges are due': (call) => claimBadgeWork(call, 0),
  'badges put off': async (call) => postponeBadgeWork(call, badgeWork),
  'what is known of somebody’s badges': async (call) => findBadgesOf(call, -1),
  'free entries in the status list': (call) => findFreeEntries(call, [1, 2, 3], 1),
  'badges stored': (call) => write(call, insertBadges(call, badgeWork, 0, [signedBadge])),
  'badges that no longer stand': (call) => revokeInvalid(call, -1),
  'badges reported to be revoked': (call) => write(call, { reported: revokeReported(call, ['nobody']) }),
  'badges that the task revokes': async (call) => revokeBadges(call, ['nobody'], 'changed'),
  'the badges of somebody who is erased': (call) => write(call, { erased: eraseBadgesOf(call, -1) }),
  'the badges that name a referee who is erased': (call) =>
    write(call, { erased: eraseBadgesNaming(call, -1) }),
  'a badge as it was signed': (call) => findBadgeBody(call, 'nobody'),
  'a page of an owner’s badges for their export': async (call) => badgesAfter(call, -1, 0),
  'how many wait for their badges': (call) => badgesWaiting(call),
  'a status list': (call) => findRevoked(call, -1),
  'how a badge stands': (call) => findBadgeState(call, 'nobody'),
  'a badge of an owner': (call) => findOwnBadge(call, -1, 'nobody'),
  'the badges of an owner': (call) => findOwnBadges(call, -1),
  'what is embedded of profiles': async (call) => findEmbedded(call, [1, 2, 3]),
  'a model that is configured': (call) => write(call, insertModel(call, 'nobody’s')),
  'who was not embedded yet': async (call) => findUnqueued(call, -1, 100),
  'a model that has seen some': (call) => write(call, queueProfiles(call, -1, [])),
  'who is due to be embedded': (call) => claimDue(call, 0),
  'an embedding put off': async (call) => postponeEmbedding(call, [claim]),
  'an embedding put back': async (call) => releaseEmbedding(call, [claim], 0),
  'an embedding stored': (call) =>
    write(call, {
      saved: saveEmbeddings(call, -1, [
        { claim, keys: ['head'], embedded: [{ key: 'head', hash: 'none', vector: direction }] },
      ]),
    }),
  'a profile with its stories, references and confirmations': (call) =>
    findPublicProfile(call, 'nobody-here'),
  'the profiles of a search': (call) => findPublicProfiles(call, [1, 2, 3]),
  'who speaks for a profile': (call) => findAgent(call, 'nobody-here'),
  'what changed': async (call) => findChangedSince(call, now, 100),
  'a purchase by its link': (call) => findPurchase(call, 'nothing'),
  'what a mailbox bought without an account': async (call) =>
    unclaimedOrdersAt(call, 'nobody@nowhere.example'),
  'whether a purchase opened an account': (call) => findOpened(call, 'nothing'),
  'a purchase that opened an account': (call) =>
    spendPurchase(call, { identifier: 'nothing', validDays: 30 }, isSessionStarted('nothing')),
  'purchases claimed': async (call) => claimPurchases(call, 'nobody'),
  'the orders that administrators find': async (call) => {
    await selectOrders(call, { isFew: true })
    const states = ['paid', 'refunded', 'disputed', 'open', 'expired', 'without-account'] as const
    for (const state of states)
      await selectOrders(call, { state, cursor: writeCursor([0, 'none']), isFew: true })
    for (const search of ['Nobody', 'nobody@', '1'])
      for (const isFew of [true, false]) await selectOrders(call, { search, state: 'paid', isFew })
    await ordersPage(call, { search: 'Nobody' })
  },
  'an order as administrators see it': async (call) => {
    await readOrder(call, 'none')
    await findPartRefund(call, 'none')
  },
  'what is wrong with money': async (call) => {
    await failedTasks(call)
    await ordersOfTasks(call, ['none'])
    await tasksAbout(call, 'refund-stray', ['none'])
    await selectUnmatchedPayments(call)
    await selectUnmatchedPayments(call, writeCursor([1, 'none']))
    await findUnmatchedPayment(call, 'none')
    await selectDisputed(call, 1)
    await selectUnmatchedDisputes(call, 1)
    await countWithoutAccount(call)
    await countOpenMatters(call)
    await selectUnrefunded(call, 1)
    await hasFailedRefund(call, 'none')
    await countFailedRefunds(call, 'none')
    await findChargeOrder(call, 'none')
    await findReceipt(call, -1)
  },
  'a refund that failed': async (call) => {
    const refund = { id: 'none', amount: 1, reason: '' }
    const [first, ...others] = [
      closeDispute(call, 'none', 'none'),
      ...reopenOrder(call, noOrder.id, { ...refund, partId: 'none' }, 0),
      ...reopenMonth(call, {
        orderId: noOrder.id,
        invoiceId: 'none',
        total: 0,
        refund: { ...refund, partId: 'none' },
      }),
    ]
    await call.db.batch([first, ...others])
  },
  'sprints, their people and their room': async (call) => {
    await selectSprints(call)
    await selectSeats(call, -1)
    await seatsToRemindOf(call, 10)
    await call.db.run(sql`select ${isSeatValid('none')}`)
    const room = { number: -1, room: null, before: null }
    await write(
      call,
      { room: setRoom(call, room) },
      { unless: [[sql`(${isRoomChanged(room)} and 0)`, 'SPRINT_CHANGED']] },
    )
  },
  'mail as administrators see it': async (call) => {
    await countByState(call)
    for (const state of ['waiting', 'failed', 'given-up'] as const) await selectMails(call, state, 1, 1)
    await selectSuppressed(call, { at: 1, id: 'a1' }, 1)
    for (const id of ['1', 'a1', 's1']) await selectAddress(call, id)
    await sendAgain(call, -1)
    const conditions = [isNotResendable(-1), isBeingSent(call, -1), isAddressBlocked(-1), isNoAddress('a1')]
    for (const condition of conditions) await call.db.run(sql`select ${condition}`)
  },
  'who is told what is wrong': async (call) => {
    await selectAdministrators(call)
    await call.db.run(sql`select ${isUnalerted(call, { to: 'nobody@nowhere.example', kind: 'alerts' })}`)
  },
  'whether a job runs': async (call) => call.db.run(sql`select ${isRunning(call, 'none')}`),
  'the expiry of money without an order': (call) => expireUnmatchedPayments({ ...call, ...longAgo }),
  'the refund of a part': async (call) => {
    const part = { id: 'none', orderId: 'none', amount: 1, refundedBefore: 0, reason: '' }
    await write(
      call,
      {
        part: insertPartRefund(call, { ...part, orderId: noOrder.id }),
        ended: endPartRefund(call, 'none'),
        blanked: blankPartReasons(call, 'nobody'),
        retried: retryTask(call, -1),
        dropped: cancelTask(call, 'start-subscription', 'none'),
        stray: settleUnmatchedPayment(call, 'none'),
        month: saveMonthRefund(call, 'none', 1),
      },
      {
        unless: [
          ...monthRefusals({ invoiceId: 'none', orderId: 'none', refunded: 0 }, 'none').map(
            ([condition]) => [sql`(${condition} and 0)`, 'ORDER_CHANGED'] as const,
          ),
          [
            sql`(${isOtherPart(part)} and ${isNewPart('none')} and ${isPartRefundRequested('none')})`,
            'ORDER_CHANGED',
          ],
          [sql`(${isPaymentSettled('none')} and ${isTaskWaiting('refund', 'none')} and 0)`, 'ORDER_CHANGED'],
          [sql`(${isNotWithdrawable(call, 'none')} and ${hasNotFailed(-1)} and 0)`, 'ORDER_CHANGED'],
        ],
      },
    ).catch(() => undefined)
  },
  'orders let go of by an account that is erased': async (call) => releaseOrders(call, 'nobody'),
  'places freed by an account that is erased': async (call) => releaseSeatsOf(call, 'nobody'),
  'the orders of a device': async (call) => ordersOfVisitor(call, 'nobody'),
  'orders of a device that are emptied': async (call) => eraseUnpaidOrders(call, 'nobody'),
  'payments of a device and of an account that are cancelled': async (call) =>
    call.db.batch([
      taskStatements(call, 'cancel-intent', openOrdersOfVisitor('nobody')),
      taskStatements(call, 'cancel-intent', openOrdersOfAccount('nobody')),
    ]),
  'payments cancelled after two withdrawals': async (call) => {
    const open = await openAfterWithdrawals(call, { id: 'none', email: 'nobody@nowhere.example' })
    await call.db.batch([taskStatements(call, 'cancel-intent', open), cancelOrders(call, open)])
  },
  'withdrawals kept when an account is erased': async (call) =>
    call.db.batch(await keepWithdrawals(call, 'nobody', ['nobody@nowhere.example'])),
  'what an owner has not paid, for the dashboard': (call) => selectPastDue(call, 'nobody'),
  'what an owner pays for': (call) => findBilling(call, 'nobody'),
  'whose months they are': (call) => findSubscription(call, 'nothing'),
  'which plans are over': async (call) => expiredPlans(call, 30),
  'which months are overdue': async (call) => overdueSubscriptions(call, 30),
  'which trials end': async (call) => endingTrials(call, 200),
  'what a person pays for looked at': async (call) => {
    await personOfOrder(call, 'none')
    await grantsOfPerson(call, { userId: 'nobody', mailbox: 'nobody@nowhere.example' })
    await findCharge(call, 'none')
    await call.db.batch([
      reviewOf(call, 'none'),
      reviewOfAccount(call, 'nobody'),
      askRefund(call, 'none', '', isValidOrder(call, 'none')),
      taskStatement(call, 'refund-month', 'none', sql`(${isMonthUnrefunded('none')} and 0)`),
      markMonthRefunded(call, 'none'),
      refundUncoveredMonth(call, 'none', 'none'),
      refundUncoveredMonths(call, 'none', call.now),
      call.db.run(
        sql`select ${isFirstDecisionSince({ subject: 'order', subjectKey: 'none', verdict: 'cancelled' }, now, isCharged('none'))}`,
      ),
      askWhereUnclear(call, { id: 'none', status: 'active' }, call.now),
      call.db.delete(tables.gatewayTasks).where(eq(tables.gatewayTasks.subject, 'none')),
    ])
  },
  'a plan recomputed': async (call) => recomputePlan(call, 'nobody'),
  'whether a plan falls': async (call) => call.db.run(sql`select ${fallsToFree(call, 'nobody')}`),
  'a profile taken down': (call) =>
    call.db.batch(unpublishProfile(call, { id: -1, profileUrl: 'nobody', listedAt: null }).statements),
  'a profile unpublished where it is unproven': (call) =>
    call.db.batch(unpublishUnproven(call, { id: -1, profileUrl: 'nobody' }).statements),
  'whether a profile may be public': (call) => findToPublish(call, -1),
  'whose profile it is': (call) => findProfileIdOf(call, 'nobody'),
  'that the profile of an account changed': async (call) => markOwnersProfileChanged(call, 'nobody'),
  'a story that is left by who confirmed it': (call) => {
    const [first, ...others] = resubmitPublished(call, isLeftBy({ id: -1, storyId: -1 }))
    return call.db.batch([first, ...others])
  },
  'a profile deleted with all that belongs to it': (call) =>
    call.db.delete(tables.profiles).where(eq(tables.profiles.id, -1)),
  'a conversation': (call) => readConversation(call, 'nobody-here', 'nobody'),
  'titles of stories redacted from what was asked': (call) =>
    write(call, {
      said: redactTitlesOfConversations(call, ofVisitor('nobody')),
      written: redactTitlesOfMessages(call, messagesOf('nobody')),
      mailed: redactTitlesOfMessages(call, messagesUnder(nobodysMailbox)),
    }),
  'an answer that was lost': (call) => findAnswer(call, 'nobody-here', 'nobody'),
  'a line said': (call) =>
    saveVisitorLine(
      call,
      { visitorId: 'nobody', profileUrl: 'nobody-here', sessionId: 'nobody-here' },
      nothingSaid,
    ).catch(() => {}),
  'what was said last': async (call) => recentMessages(call, 'nobody-here'),
  'two allowances': (call) => reserve(call, [nothing, { ...nothing, window: '5 min' }]),
  'two allowances within a batch': (call) => {
    const { isLeft, exceededRows, take } = reserveWithin(call, [nothing, { ...nothing, window: '5 min' }])
    return call.db.batch([call.db.all(sql`select 1 where ${isLeft}`), exceededRows, ...take(sql`false`)])
  },
  'two allowances held': (call) => reserveUntilSettled(call, [nothing, { ...nothing, window: '5 min' }]),
  'an allowance given back': (call) =>
    Promise.all(chargeReserved(call, [nothing, { ...nothing, reservation: 'none' }], { nothing: 0 })),
  'the windows of past days': (call) => expireAllowances({ ...call, ...longAgo }),
  'the expiry of conversations': (call) => expireConversations({ ...call, ...longAgo }),
  'a scorecard handed in, and its mail': (call) =>
    submitScorecard(
      call,
      scorecardInputSchema.parse({
        submissionKey: '00000000-0000-4000-8000-000000000000',
        name: 'Nobody',
        email: 'nobody@nowhere.example',
        answers: {},
      }),
    ),
  'the result that a private link opens': (call) => findSubmission(call, 'nobody’s'),
  'a CV made': async (call) => markCvGenerated(call, -1, 'nobody'),
  'a story saved after a CV': async (call) => markCvEdited(call, -1),
  'how much there is of each kind': (call) => summaryOf({ ...call, ...longAgo }),
  ...listedInEveryOrder(registrationList),
  ...listedInEveryOrder(submissionList, ['none']),
  ...listedInEveryOrder(waitlistList),
  'the conversations that administrators see': (call) =>
    chatPageOf(call, { limit: 50, cursor: writeCursor([-1, -1]) }),
  'how far owners came': (call) => journeysOf(call, writeCursor(['owner', 1])),
  'how far people without an account came': (call) => journeysOf(call, writeCursor(['visitor', 1])),
  'which mail is due': async (call) => claimMails({ ...call, now: new Date(-1) }, 0),
  'a mail': (call) => findMail(call, -1),
  'the expiry of mails': async (call) => expireMails({ ...call, ...longAgo }),
  'how mail does': (call) => mailState(call),
  'how pushes do': (call) => pushState(call),
  'the expiry of assessments': (call) => expireSubmissions({ ...call, ...longAgo }),
  'the expiry of leads': (call) => expireLeads({ ...call, ...longAgo }),
  'the expiry of events': (call) => expireEvents({ ...call, ...longAgo }),
  'the expiry of figures': (call) => expireFigures({ ...call, ...longAgo }),
  'the assessments of an address': async (call) =>
    call.db
      .select()
      .from(tables.scorecardSubmissions)
      .where(eq(tables.scorecardSubmissions.normalisedEmail, 'nobody’s')),
  'the leads of an address': async (call) =>
    call.db.select().from(tables.leads).where(eq(tables.leads.normalisedEmail, 'nobody’s')),
  'a draft stored': async (call) => upsertDraft({ ...call, ...longAgo }, 'nobody', nothingDrafted),
  'the draft of an address': async (call) => draftAt(call, 'nobody@nowhere.example'),
  'the draft that a mailbox may have': async (call) => draftForMailbox(call, 'nobody@nowhere.example'),
  'whom an owner asked': (call) => findRequestedReferences(call, -1),
  'a page of whom an owner asked': (call) => findRequestedReferences(call, -1, { page: 2 }),
  'one whom an owner asked': (call) => findRequestedReferences(call, -1, { id: -1 }),
  'an invitation': (call) => findInvited(call, -1),
  'how the reference of an address stands': async (call) =>
    invitationStateOf(call, -1, 'nobody@nowhere.example'),
  'somebody asked': (call) =>
    write(call, upsertInvitation(call, noMailbox, askedFor), {
      unless: [[areManyWaiting(-1), 'INVITATIONS_WAIT']],
    }).catch(() => {}),
  'which invitations wait': async (call) => waitingInvitations(call, { after: 0, atMost: 50 }),
  'which invitations of a profile wait': async (call) =>
    waitingInvitations(call, { after: 0, atMost: 50, ownerId: 'o' }),
  'an invitation mailed': async (call) => write(call, await mailInvitation(call, invited)),
  'who is reminded': async (call) => unremindedInvitations(call, { after: 0, atMost: 50 }),
  'a reminder mailed': async (call) => write(call, await mailReminder(call, invited, 1)),
  'how often somebody was reminded': (call) => countMailsUnder(call, 'reference/-1/reminder/0/'),
  'an invitation taken back': async (call) => markCancelled(call, { id: -1, profileId: -1 }),
  'an invitation declined': async (call) =>
    write(call, await markDeclined(call, invited, { reason: '', never: true })),
  'which invitations are over': async (call) => expiredInvitations({ ...call, ...longAgo }, 50),
  'the expiry of answers that nobody confirmed': (call) => expireUnconfirmed({ ...call, ...longAgo }),
  'invitations ended': async (call) => call.db.batch(await expireInvitations(call, [invited])),
  'the stories that a referee is asked about': (call) => storiesToConfirm(call, -1),
  'whom a referee writes about': (call) => findCandidate(call, 'nobody@nowhere.example'),
  'a reference and whom it is about': (call) => findReference(call, -1),
  'what a validator looks at twice': (call) => findFlags(call, -1),
  'what an address said of a profile': (call) => findReferenceOf(call, -1, 'nobody@nowhere.example'),
  'what a referee confirmed': (call) => findConfirmations(call, -1),
  'the badges that name a referee': (call) => badgesNaming(call, -1),
  'what is stored of a referee': (call) => findOwnReference(call, noReferee).catch(() => {}),
  'an invitation answered': (call) =>
    call.db.batch([
      ...deleteConfirmations(call, -1, isReferenceOpen(call, noInvitation)),
      ...upsertConfirmations(call, -1, nothingTold, isReferenceOpen(call, noInvitation)),
      answerInvitation(call, noInvitation, nothingAnswered, null),
    ]),
  'an answer without an invitation': (call) =>
    write(
      call,
      upsertUnconfirmed(
        call,
        { mailbox: noMailbox, email: 'nobody@nowhere.example', network: null },
        nothingAnswered,
      ),
    ).catch(() => {}),
  'whether a mailbox is refused': (call) => findRefusal(call, noMailbox),
  'a no that is stored': async (call) => insertRefusal(call, -1, noMailbox),
  'who is refused, deleted': async (call) => deleteRefusals(call, -1),
  'an address confirmed': (call) =>
    call.db.batch([...deleteConfirmations(call, -1, isUnconfirmed(noText)), confirmAddress(call, noText)]),
  'what a profile loses with a referee': (call) => findLoss(call, noReference),
  'a reference hidden': async (call) => hideReferenceRow(call, -1),
  'a reference shown again': async (call) => showReferenceRow(call, -1),
  'stories republished': (call) => {
    const [first, ...others] = republishValidated(call, wasDecidedWith(noReference), wasValidatedLast)
    return call.db.batch([first, ...others])
  },
  'stories put back': (call) => {
    const [first, ...others] = resubmitPublished(call, isConfirmedOnlyBy(noReference))
    return call.db.batch([first, ...others])
  },
  'a story of an owner': (call) => findOwnStory(call, -1, -1),
  'the stories of an owner': async (call) => selectOwnStories(call, -1),
  'whose story it is': (call) => findStory(call, -1),
  'a story begun': (call) =>
    write(call, { ...beginStory(call, -1, 'none', noStory), begun: storyOfKey(call, -1, 'none') }).catch(
      () => {},
    ),
  'a draft typed on': (call) => write(call, saveText(call, -1, noVersion, noStory)),
  'a version opened': (call) =>
    write(call, saveText(call, -1, { ...noVersion, status: 'returned' }, noStory)),
  'a story submitted': (call) => write(call, submitNewest(call, -1, noVersion)),
  'a story taken back': (call) => call.db.batch(withdrawSubmitted(call, -1)),
  'a story deleted': async (call) => deleteStory(call, -1, -1),
  'stories in another order': (call) => write(call, orderStories(call, -1, [-1])),
  'a reference withdrawn': async (call) => withdrawReferenceRow(call, noReferee),
  'a reference erased': (call) =>
    call.db.batch([eraseMailsByPrefix(call, 'nothing/'), eraseReferenceRow(call, noReferee)]),
  'who is asked about a story': async (call) =>
    selectConfirmationRequests(call, { profileId: -1, ids: [1, 2, 3], storyId: -1, version: 1 }),
  'who was asked about a version and has not answered': (call) => openRequestsFor(call, -1, 1),
  'whether somebody was asked about a story': (call) => findRequest(call, noRequest),
  'a question about a story': async (call) =>
    insertRequest(call, { referenceId: -1, storyId: -1, version: 1 }, isUnanswered(noRequest)),
  'what was said of a story': (call) =>
    call.db.batch([
      ...deleteConfirmations(call, -1, ofVersion(noRequest, isUnanswered(noRequest))),
      markRequestAnswered(call, noRequest),
    ]),
  'what waits for a validator': (call) => findQueue(asValidator(call)),
  'a later page of what waits': (call) => findQueue(asValidator(call), writeCursor([1, 100, 100])),
  'a story that waits': (call) => findReview(asValidator(call), -1).catch(() => {}),
  'the versions of a story that validators read': (call) => findReadableVersions(call, -1),
  'whose story is decided on': (call) => findDecidable(call, -1, 1),
  'why nothing was decided': (call) => findVersionState(asValidator(call), onNothing),
  'whether a validator has an interest': (call) => findInterest(asValidator(call), -1),
  'a story validated': (call) => {
    const before = allOf(mayDecide(asValidator(call), onNothing), isConfirmed(onNothing), isReadyToGoLive(-1))
    return call.db.batch([
      ...publishVersion(call, onNothing, before),
      recordDecision(asValidator(call), noVerdict, before),
      markDecided(call, { ...onNothing, verdict: 'validated', note: '' }, before),
    ])
  },
  'a story returned': (call) => {
    const before = mayDecide(asValidator(call), onNothing)
    return call.db.batch([
      ...markReturned(call, onNothing, before),
      markDecided(call, { ...onNothing, verdict: 'returned', note: '' }, before),
    ])
  },
  'a reference read': async (call) => markRead(call, -1, 'Nobody', isUnread({ id: -1, submittedAt: now })),
  'a reference rejected': async (call) =>
    rejectReference(call, -1, '', isRejectable({ id: -1, submittedAt: now })),
  'whose profile is suspended': (call) => findSuspendable(call, 'nobody-here'),
  'a profile suspended': async (call) => suspendProfile(call, -1, ''),
  'a profile restored': async (call) => restoreProfile(call, -1),
  'a decision on a profile that is suspended': async (call) =>
    recordDecision(asValidator(call), noVerdict, isSuspended(-1)),
  'an act on what has a text for an id': async (call) => {
    const act = { subject: 'job', subjectKey: 'no-job', verdict: 'run' } as const
    return recordDecision(asValidator(call), act, isRecorded(asValidator(call), act))
  },
  'an act on an account': async (call) => {
    const act = { subject: 'account', accountId: 'nobody', verdict: 'sessions ended' } as const
    return recordDecision(asValidator(call), act, isRecorded(asValidator(call), act))
  },
  'what was decided last': async (call) => lastDecision(call, 'reference', -1),
  'the drafts of a device': async (call) => draftsOf(call, 'nobody'),
  'a message under its key': async (call) => isQuestionKeyTaken(call, 'no-key'),
  'a draft taken to another device': async (call) => moveDraft(call, 'nobody', { draftId: -1, adoptions: 0 }),
  'the drafts of a device erased': async (call) => eraseDraftsOf(call, 'nobody'),
  'the expiry of drafts': (call) => expireDrafts({ ...call, ...longAgo }),
  'whose draft will expire': (call) => remindOfExpiry({ ...call, ...longAgo }),
  'what a visitor said': async (call) => conversationsOf(call, 'nobody'),
  'what a visitor said erased': async (call) => eraseConversationsOf(call, 'nobody'),
  'whose scorecard it is': (call) => findScorecardOwner(call, 'nobody-here'),
  'a scorecard counted': async (call) => countCompletion(call, { token: 'nothing' }, 'nobody'),
  'a lead stored': async (call) => insertScorecardLead(call, ownerWhoIsGone, 'nothing', nothingShared),
  'a referee taken out of conversations': async (call) =>
    call.db.batch([
      ...removeReferee(call, { ...noNamed, validatedAt: call.now }),
      ...removeTakenBack(call, { id: -1, profileId: -1 }, { storyId: -1, version: 1 }),
      ...removeWithdrawn(call, 'nothing'),
    ]),
  'a lead told of': async (call) =>
    call.db.batch(await mailNewLead(call, ownerWhoIsGone, 'nothing', nothingShared)),
  'who is written to': (call) => findRecipient(call, 'nobody-here'),
  'whether a profile is a sample': (call) => isSampleProfile(call, -1),
  'a message stored': async (call) => insertQuestion(call, nobody, nothingAsked).catch(() => {}),
  'a lead that wrote': async (call) => insertQuestionLead(call, nobody, nothingAsked),
  'a message told of': async (call) => call.db.batch(await mailQuestion(call, nobody, nothingAsked)),
  'the expiry of messages': (call) => expireQuestions({ ...call, ...longAgo }),
  'whom one books, and what a key has booked': (call) =>
    call.db.batch([
      selectExpert(call, 'nobody-here'),
      selectBooked(call, { bookingKey: 'none', visitorId: 'nobody', email: 'nobody@nowhere.example' }),
    ]),
  'a meeting stored, mailed and made a lead': async (call) =>
    write(call, {
      ...(await insertMeeting(call, { ...nothingBooked, start: now.toISOString() }, nothingOpen, sql`true`)),
      lead: insertMeetingLead(call, nothingBooked.uid),
      mails: await mailMeetingChange(
        call,
        { meeting: nothingBooked, expert: nobodyToMeet, hours: null },
        { occasion: 'booked', onlyIf: isInserted(nothingBooked.uid, 0) },
      ),
    }),
  'a meeting moved, cancelled, reminded of': (call) =>
    call.db.batch([
      moveMeeting(call, nothingBooked, now, nothingOpen),
      cancelMeeting(call, nothingBooked, 'visitor', ''),
      markReminded(call, nothingBooked),
    ]),
  'the meeting that a link opens': (call) => findMeeting(call, 'a'.repeat(22)),
  'what is booked of an owner, for the dashboard': (call) => selectUpcoming(call, -1),
  'the meetings of an owner, to come': (call) =>
    ownMeetings(call, -1, { show: 'coming', cursor: writeCursor([1, 1]) }),
  'the meetings of an owner, past': (call) => ownMeetings(call, -1, { show: 'past' }),
  'the meetings of a feed, and its address': async (call) => {
    await meetingsInFeed(call, -1)
    await findFeed(call, 'a'.repeat(22))
    await findFeedUrl(call, -1)
  },
  'the links of an owner to their meetings': async (call) =>
    write(call, {
      linked: linkedMeetings(call, profileIdOf('nobody')),
      replaced: await replaceOwnerLinks(call, [{ uid: 'none' }], isUnused(noLink)),
      renewed: await replaceOwnerLinks(call, [{ uid: 'none' }], hasFeed(-1)),
    }),
  'the meetings to remind of': async (call) => meetingsToRemindOf(call, 50),
  'what a visitor asked an agent': async (call) => recentQuestionsOf(call, 'nobody', 'nobody-here'),
  'what a device booked': async (call) => meetingsOfDevice(call, 'nobody'),
  'the meetings of an erased owner, of a device, of a mailbox': async (call) =>
    call.db.batch([
      eraseFeed(call, -1),
      ...(await eraseMeetings(call, withExpert(-1), 'visitor')),
      ...(await eraseMeetings(call, ofDevice('nobody'), 'owner')),
      ...(await eraseMeetings(call, underMailbox(nobodysMailbox), 'owner')),
    ]),
  'an expert’s meetings, to take along': async (call) => meetingsAfter(call, -1, 0),
  'the expiry of meetings': (call) => expireMeetings({ ...call, ...longAgo }),
  'what an erased account has left': (call) => findBlanked(call, 20),
  'an account erased': (call) =>
    call.db.batch([
      eraseMailsByKey(call, keysOfReportsOn(-1), nobodys),
      eraseMailsByKey(call, keysOfWhatCameFrom(nobodysMailbox), isToMailbox(nobodysMailbox)),
      blankSentTo(call, nobodys),
      eraseMailsByPrefixes(call, mailsAboutReferencesOf(-1)),
      eraseSubmissionsFrom(call, nobodysMailbox),
      ...redactUnansweredOfMessages(call, messagesUnder(nobodysMailbox)),
      redactCorrectionsOfMessages(call, messagesUnder(nobodysMailbox)),
      eraseQuestionsFrom(call, nobodysMailbox),
      eraseLeadsFrom(call, nobodysMailbox),
      eraseReportsFrom(call, nobodysMailbox),
      eraseReportsOn(call, -1),
      eraseDraftOf(call, nobodysMailbox),
      eraseDraftsOfAccount(call, 'nobody'),
      eraseStoriesOf(call, -1),
      eraseReferencesOf(call, -1),
      ...deleteAvailability(call, -1),
      anonymiseDecisions(call, -1),
      ...deleteSuppressions(call, nobodysMailbox),
      ...Object.values(selectSuppressions(call, nobodysMailbox)),
      deleteSubject(call, 'nothing'),
      retireAddresses(call, []),
      blankProfile(call, -1),
      eraseUser(call, 'nobody'),
    ]),
  'what belongs to an erased profile': async (call) => {
    await eraseConversationsWith(call, -1)
    await eraseQuestionsTo(call, -1)
    await eraseLeadsTo(call, -1)
    await eraseFiguresOf(call, -1)
    await releaseSubmissions(call, -1)
    await deleteBlanked(call, -1)
  },
  'whether an address is kept from strangers': (call) => isRetired(call, 'nobody-here'),
  'retired addresses deleted': (call) => deleteRetired({ ...call, ...longAgo }),
  'what is exported of an account': (call) =>
    accountRows(call, { userId: 'nobody', email: 'nobody@nowhere.example' } as SignedIn),
  'what is exported of a profile': (call) => profileRows(call, -1),
  'the mailboxes that an account had': (call) =>
    provenMailboxes(call, { userId: 'nobody', email: 'nobody@nowhere.example', emailVerified: true }),
  'the subscription of an order': (call) => findSubscriptionIdOf(call, 'nothing'),
  'what is exported of an address': (call) => rowsUnder(call, { email: 'nobody@nowhere.example' }),
  'what is exported of a former address': (call) => rowsUnder(call, nobodysMailbox),
  'the references under a mailbox': (call) => idsUnder(call, nobodysMailbox),
  'the references under a mailbox with many spellings': (call) => idsUnder(call, nobodysGmail),
  'what is exported of a mailbox with many spellings': (call) => rowsUnder(call, nobodysGmail),
  'what a mailbox with many spellings left, erased': (call) =>
    call.db.batch([
      eraseMailsByKey(call, keysOfWhatCameFrom(nobodysGmail), isToMailbox(nobodysGmail)),
      deletePushesAbout(call, pushesAboutMailbox(nobodysGmail)),
      eraseSubmissionsFrom(call, nobodysGmail),
      ...redactUnansweredOfMessages(call, messagesUnder(nobodysGmail)),
      redactCorrectionsOfMessages(call, messagesUnder(nobodysGmail)),
      eraseQuestionsFrom(call, nobodysGmail),
      eraseLeadsFrom(call, nobodysGmail),
      eraseReportsFrom(call, nobodysGmail),
      eraseDraftOf(call, nobodysGmail),
      leaveWaitlist(call, nobodysGmail),
      ...deleteSuppressions(call, nobodysGmail),
    ]),
  'a page of exported leads': async (call) => leadsAfter(call, -1, 0),
  'a page of exported messages': async (call) => messagesAfter(call, -1, 0),
  'a page of exported mails': async (call) => mailsAfter(call, nobodysMailbox, 0),
  'a page of exported conversations': (call) => conversationsAfter(call, -1, [0, '']),
  'when an owner can be met': (call) => findAvailability(call, -1),
  'what is offered to a visitor': (call) => offeredSlots(call, 'nobody-here', { days: 14 }),
  'hours changed': (call) =>
    write(
      call,
      {
        ...replaceAvailability(call, -1, {
          ...defaultAvailability,
          timeZone: 'UTC',
          weekly: [],
          daysApart: [],
        }),
        open: saveHasOpenHours(call, -1, false, isStillSet(-1, now)),
      },
      { unless: [[isChangedSince(-1, null), 'AVAILABILITY_CHANGED_ELSEWHERE']] },
    ).catch(() => {}),
  'whose open hours are about to end': async (call) => endingOpenHours(call, 0, 50),
  'hours deleted': (call) => call.db.batch(deleteAvailability(call, -1)),
  'a slot held, and let go of': async (call) => {
    await write(call, holdStatements(call, noSlot)).catch(() => {})
    await releaseHold(call, -1, 'nobody')
    await releaseHoldsOf(call, 'nobody')
    await expireHolds({ ...call, db: call.db, ...longAgo })
  },
  'an owner’s calendar': (call) => findBusyCalendar(call, -1),
  'by whose clock a calendar is read': (call) => findReader(call, -1),
  'calendars that are due': (call) => claimCalendars({ ...call, ...longAgo }, 5),
  'a calendar before a booking': async (call) => {
    await selectStale(call, publicIdAt('nobody-here'))
    await claimStale(call, -1)
  },
  'a calendar read, failed and taken away': (call) =>
    call.db.batch([
      ...saveBusyTimes(call, noCalendar, { spans: [{ from: 1, to: 2 }], etag: undefined, note: undefined }),
      ...saveCalendarFailure(call, noCalendar, 'broken', { name: 'Nobody', email: 'nobody@nowhere.example' }),
      ...removeCalendar(call, -1),
    ]),
  'a report stored': async (call) => insertReport(call, -1, nothingReported).catch(() => {}),
  'the record': (call) => findRecord(call, {}),
  'the record of one person': (call) => findRecord(call, { by: 'nobody', cursor: writeCursor([100]) }),
  'the record of one kind': (call) => findRecord(call, { subject: 'job' }),
  'the record about an account': (call) => findRecord(call, { account: 'nobody' }),
  'every account': (call) => findAccounts(call, { search: '', cursor: writeCursor([100, 'nobody']) }),
  'accounts whose names all begin alike': async (call) =>
    selectAccounts(call, { text: 'n', cursor: writeCursor([100, 'nobody']), isFew: false }),
  'accounts by name': (call) => findAccounts(call, { search: 'nobody' }),
  'an account as administrators see it': (call) => findAccount(asValidator(call), 'nobody').catch(() => {}),
  'an account that is acted on': (call) => findOthersAccount(asValidator(call), 'somebody').catch(() => {}),
  'an account suspended': async (call) =>
    write(
      asValidator(call),
      { suspended: suspendUser(call, 'nobody') },
      { unless: unlessMayAdminister(asValidator(call), 'x') },
    ).catch(() => {}),
  'an account restored': async (call) => restoreUser(call, 'nobody'),
  'the sessions of an account ended': async (call) => {
    await recordDecision(asValidator(call), noVerdict, isSignedIn(call, 'nobody'))
    await recordDecision(asValidator(call), noVerdict, isUserSuspended('nobody'))
    return endSessionsOf(call, 'nobody')
  },
  'a link sent to an account': async (call) => {
    const act = { accountId: 'nobody', verdict: 'sign-in link sent' } as const
    await wasRecordedSince(call, act, now)
    return recordDecision(
      asValidator(call),
      noVerdict,
      allOf(isNotRecordedSince(act, now), isMailed('no-key')),
    )
  },
  'a bounce lifted': async (call) => {
    await recordDecision(asValidator(call), noVerdict, isSuppressed('nobody@nowhere.example'))
    return allowAddress(call, 'nobody@nowhere.example')
  },
  'the validators': async (call) => {
    await findValidators(call)
    await findValidators(call, writeCursor([1, 'none']))
  },
  'a validator removed': async (call) => {
    await recordDecision(
      asValidator(call),
      noVerdict,
      allOf(isValidator('nobody'), isNotAddress('nobody', 'x')),
    )
    return deleteValidator(call, 'nobody')
  },
  'open reports': (call) => findReports(call, 'open'),
  'a later page of dismissed reports': (call) => findReports(call, 'dismissed', writeCursor([100, 100])),
  'a report decided on': async (call) => {
    await findReport(call, -1)
    await lastDecision(call, 'report', -1)
    await selectReporter(call, -1)
    await call.db.run(sql`select ${hasNoReporter(-1)}`)
    return resolveReport(asValidator(call), -1, 'dismissed')
  },
  'a report told of': async (call) => mailReport(call, nobody, nothingReported),
  'a report under its key': (call) => isReported(call, 'no-key'),
  'the expiry of reports': (call) => expireReports({ ...call, ...longAgo }),
  'whether a mailbox is on the waitlist': async (call) => entryOf(call, 'nobody@nowhere.example'),
  'the waitlist joined and left': (call) =>
    call.db.batch([
      upsertEntry(call, nothingEntered),
      leaveWaitlist(call, { ...nothingEntered, until: new Date(0) }),
    ]),
  'an order opened, waited for and declined': (call) =>
    call.db.batch([
      openOrder(call, noOrder),
      awaitIntent(call, 'none', 'nothing'),
      keepLateIntent(call, 'none', 'nothing'),
      renewedTasks(call, 'cancel-intent', endedOrderOf('none', 'nothing')),
      ...cancelOthersOrder(call, noOrder),
      setSprint(call, { visitorId: 'nobody', email: 'nobody@nowhere.example' }),
      declineOrder(call, 'none', 'no'),
      call.db.delete(tables.orders).where(eq(tables.orders.id, noOrder.id)),
    ]),
  'an order found': async (call) => {
    await findOrder(call, 'none')
    await findOrderOf(call, 'nothing')
    await findPaid(call, 'none')
    await ownerOf(call, { id: 'none', email: '' })
    await subscriptionsOf(call, 'none')
  },
  'an order that was bought before': async (call) =>
    isCovered(call, {
      visitorId: 'nobody',
      email: 'nobody@nowhere.example',
      plan: 'starter',
      account: undefined,
    }),
  'an order paid': (call) =>
    call.db.batch([
      insertReceipt(call, { key: 'none', orderId: 'none', what: '', amount: 1 }, isSeatedOrder('none')),
      taskStatement(call, 'capture', 'none', isOpenOrder('none')),
      payOrder(call, noOrder as Order, noIntent),
    ]),
  'an order that is over': (call) =>
    call.db.batch([
      expireOrder(call, 'none', 'no'),
      expireUncapturedOrder(call, 'none'),
      saveRefund(call, noOrder as Order, 1),
      taskStatement(call, 'refund', 'none', hasOrderMoney('none')),
    ]),
  'months that end for another purchase': (call) =>
    call.db.batch([
      setEndedFor(call, 'none', null),
      markEndedFor(call, 'none', 'none'),
      keepEnded(call, 'nobody', 'none'),
    ]),
  'whether somebody pays by the month': (call) =>
    call.db
      .select({ pays: paysMonthly(tables.profiles.ownerId) })
      .from(tables.profiles)
      .where(eq(tables.profiles.id, -1)),
  'the first charge after a trial': (call) => findFirstCharge(call, 'none'),
  'what was refunded of an order elsewhere': async (call) =>
    call.db.all(sql`select ${isRefundNews({ ...noOrder, amountRefunded: 0 } as Order, 1)}`),
  'what was refunded of a month elsewhere': async (call) =>
    call.db.all(sql`select ${isMonthRefundNews('none', { amountRefunded: 0 }, 1)}`),
  'whether a dispute is news': async (call) =>
    call.db.all(sql`select ${isDisputeNews(noEvent, { orderId: 'none', isPayer: true })},
      ${isDisputeNews({ ...noEvent, isLost: false }, { orderId: 'none', isPayer: true })},
      ${isDisputeNews({ ...noEvent, isWon: true }, { orderId: 'none', isPayer: true })}`),
  'a dispute that was lost and is won': async (call) => {
    await wasSeatLost(call, { ...noEvent, isWon: true, isLost: false }, 'none')
    await relistUnmatchedPayment(call, 'none', { ...noEvent, isWon: true, isLost: false })
    await earlyDisputes(call, 'none')
  },
  'an order disputed': (call) =>
    call.db.batch([
      insertEvent(call, noEvent),
      saveDispute(call, noEvent, { orderId: 'none' }),
      disputeOrder(call, 'none', noEvent),
      winDispute(call, 'none', noEvent),
      call.db.delete(tables.paymentEvents).where(eq(tables.paymentEvents.id, noEvent.id)),
      call.db.delete(tables.disputes).where(eq(tables.disputes.id, noEvent.objectId)),
    ]),
  'a trial': async (call) => {
    const email = 'nobody@nowhere.example'
    await hadTrial(call, { email, userId: 'nobody' })
    await forgoTrials(call, 'nobody')
    await forgoTrialsOf(call, 'nobody', isUnverified('nobody'))
    const trial = { orderId: 'none', email, byAccount: true, fingerprint: 'none', endsAt: now }
    await call.db.batch([
      ...(await insertTrial(call, trial)),
      payOrder(call, noOrder as Order, noIntent, { onlyIf: hasTrial('none') }),
      mailNoTrial(call, 'none', trialDeclinedEmail(noOrder as Order, 'http://nowhere.example')),
      expireOrder(call, 'none', whyNoTrial('none', { mailbox: ['none', 'none'], byAccount: true })),
    ])
  },
  'orders that nobody paid, and events of old': async (call) => {
    await abandonedOrders({ ...call, db: call.db, ...longAgo }, 100)
    await expireOrders({ ...call, db: call.db, ...longAgo })
    await deleteUnseated(call, 'none')
    await expirePaymentEvents({ ...call, db: call.db, ...longAgo })
  },
  'what waits at the payment gateway': async (call) => {
    await claimTasks({ ...call, db: call.db, ...longAgo }, 5, isTaskOf(sandbox))
    await claimTasks({ ...call, db: call.db, ...longAgo }, 5, isOfCall({ ...call, ...longAgo }))
    await taskState(call)
    await expireTasks({ ...call, db: call.db, ...longAgo })
  },
  'what the sandbox keeps': async (call) => {
    await findObject(call, 'none')
    await dueObjects(call, new Date(0), 5)
  },
  'a sprint opened, and a place in it held, paid for and given back': (call) =>
    write(call, {
      opened: openSprint(call),
      ...holdSeat(call, nobodysOrder),
      paid: paySeat(call, 'nothing'),
      released: releaseSeat(call, 'nothing'),
    }),
  'sprints that turn': async (call) => {
    await advanceSprints(call)
    await call.db.batch([closeStartedSprints({ ...call, ...longAgo }), markSoldOut({ ...call, ...longAgo })])
  },
  'holds that lapsed are let go': (call) => releaseSeats({ ...call, ...longAgo }),
  'which holds lapsed': async (call) => findExpiredHolds({ ...call, ...longAgo }, 30),
  'whether a hold lapsed': async (call) => call.db.all(sql`select ${isOfExpiredHold(call, 'nothing')}`),
  'who waits for a sprint': async (call) => waitingForSprint(call, { number: -1, soldOutAt: now }, 50),
  'who waits for a sprint is told': async (call) =>
    call.db.batch(await mailFreeSeat(call, { id: -1, ...nothingEntered }, noSeats)),
  'how many places are left in a sprint': async (call) => seatsLeft(call),
  'why somebody got no place': async (call) => whyNoSeat(call, nobodysOrder),
  'the expiry of the waitlist': (call) => expireEntries({ ...call, ...longAgo }),
  'the messages of an address': async (call) =>
    call.db.select().from(tables.questions).where(eq(tables.questions.normalisedEmail, 'nobody’s')),
  'the leads of an expert': (call) => leadsOf(call, -1),
  'the unanswered questions of an expert, by time': (call) =>
    inboxOf(call, -1, { show: 'open', order: 'newest' }),
  'a later page of unanswered questions': (call) =>
    inboxOf(call, -1, { show: 'open', order: 'newest', cursor: writeCursor([1, 1]) }),
  'the unanswered questions of an expert, by count': (call) =>
    inboxOf(call, -1, { show: 'open', order: 'most-asked', cursor: writeCursor([1, 1]) }),
  'one unanswered question': (call) => findUnanswered(call, -1, -1),
  'who waits for an answer': async (call) => waitingFor(call, -1, -1),
  'a question recorded as unanswered': (call) =>
    write(call, { unanswered: recordUnanswered(call, -1, unansweredItem) }),
  'an answer to an unanswered question': async (call) =>
    write(call, {
      replaced: retireCurrent(call, -1, 'nothing'),
      ...teach(call, -1, taught),
      answered: markAnswered(call, -1, -1, currentCorrectionId(-1, 'nothing')),
      taught: markTaught(call, -1, 'nothing', currentCorrectionId(-1, 'nothing')),
      ...(await mailAnswer(
        call,
        { id: -1, name: 'Nobody', profileUrl: 'nobody', isSample: false },
        [nobodyWaiting],
        '',
      )),
      open: keepOpen(call, -1, -1),
    }).catch(() => {}),
  'a question dismissed, and a story begun from one': (call) =>
    write(call, { dismissed: setDismissed(call, -1, -1, true), begun: noteStoryStarted(call, -1, -1, -1) }),
  'what an expert taught, found by search': async (call) => {
    await write(call, { searched: searchTaught(call, -1) })
    await answersTaughtBy(call, [-1, -2])
  },
  'a question tied to a story, and answered by one': (call) =>
    write(
      call,
      { tied: linkQuestion(call, -1, -1, -1), answered: markAnsweredByStory(call, -1, sql`true`) },
      { unless: [[isNotTheirs(-1, -1), 'STORY_NOT_FOUND']] },
    ).catch(() => {}),
  'a visitor’s words taken out of what was asked': (call) =>
    write(call, {
      mails: withdrawMails(call, keysOfMailsFrom('nobody')),
      messages: [
        ...redactUnansweredOfMessages(call, messagesOf('nobody')),
        redactCorrectionsOfMessages(call, messagesOf('nobody')),
      ],
      words: redactUnansweredOfConversations(call, ofVisitor('nobody')),
      taught: redactCorrectionsOfConversations(call, ofVisitor('nobody')),
    }),
  'a conversation’s words taken out of what was asked': (call) =>
    write(call, {
      mails: withdrawMails(call, keyOfHandOff('nothing', 'nobody')),
      words: redactUnansweredOfConversations(call, ofConversation('nothing', 'nobody')),
      taught: redactCorrectionsOfConversations(call, ofConversation('nothing', 'nobody')),
    }),
  'the expiry of unanswered questions': (call) => expireUnanswered({ ...call, ...longAgo }),
  'the erasing of unanswered questions': (call) => eraseUnansweredOf(call, -1),
  'whether an expert taught all they can': async (call) => call.db.all(sql`select ${isFull(-1, 'nothing')}`),
  'whether what an expert is taught for was erased': async (call) =>
    call.db.all(sql`select ${isAskedErased(-1, -1, 'nothing')}`),
  'the corrections of an expert': (call) => ownCorrections(call, -1),
  'a later page of corrections': (call) => ownCorrections(call, -1, writeCursor([1, 1])),
  'a correction': async (call) => {
    await findCorrection(call, -1, -1)
    await selectCurrent(call, -1, 'nothing')
  },
  'what an agent was taught': async (call) => {
    await readTogether(call, taughtAt(call, 'nobody-here'))
    await readTogether(call, taughtTo(call, -1))
  },
  'a conversation handed off to the expert': async (call) => {
    await visitorOfConversation(call, 'nothing')
    await findExpertOf(call, 'nothing')
    await transcriptOf(call, 'nothing')
    await write(call, {
      lead: insertHandOffLead(call, aSession, aHandOff),
      readable: openToExpert(call, 'nothing', 'nobody'),
      mails: await mailHandOff(call, nobodyToMail, { sessionId: 'nothing', ...aHandOff }, []),
      others: isOtherHandOff(call, 'nothing', aHandOff),
    })
    await isHandedOff(call, 'nothing', aHandOff)
    await call.db.all(sql`select ${isNoConversation('nothing', 'nobody')}`)
  },
  'an answer to who handed a conversation over': async (call) => {
    const expert = {
      id: -1,
      name: 'Nobody',
      email: 'nobody@nowhere.example',
      profileUrl: 'nobody',
      isSample: false,
    }
    const answer = await mailHandOffAnswer(call, expert, { id: -1, ...aHandOff }, '')
    const { mail, mailed, line, isSpent, isBarred } = answer
    const answered = markLeadAnswered(call, -1, -1, true)
    await write(call, { mail, answered, mailed, said: answer.said('nothing') })
    await call.db.all(sql`select ${line}, ${isSpent}, ${isBarred}`)
  },
  'the hand-offs of a visitor': async (call) => handOffsOf(call, 'nobody'),
  'the hand-offs of a visitor, erased': (call) => write(call, { erased: eraseHandOffsOf(call, 'nobody') }),
  'one conversation erased': (call) => write(call, { erased: eraseConversation(call, 'nothing', 'nobody') }),
  'a correction edited': (call) =>
    write(call, {
      parted: unmarkTaught(call, -1, -1, 'Nothing?'),
      ...editCorrection(call, -1, -1, { asked: 'Nothing?', storyId: -1 }),
    }),
  'a correction deleted': (call) => write(call, { deleted: deleteCorrection(call, -1, -1) }),
  'what is taught about a changed story': (call) => write(call, { again: markLookAgain(call, -1) }),
  'what an expert taught, erased': (call) =>
    write(call, { taught: eraseCorrectionsOf(call, -1), settings: eraseSettingsOf(call, -1) }),
  'how an agent behaves': async (call) =>
    readTogether(call, {
      settings: settingsOf(call, -1),
      address: handOffAddressOf(call, -1),
      greeting: greetingAt(call, -1),
    }),
  'how an agent behaves, saved': (call) =>
    write(call, {
      settings: saveSettings(call, -1, { manner: 'plain' }),
      greeting: setGreeting(call, -1, ''),
    }).catch(() => {}),
  'an address for transcripts': async (call) => {
    const at = 'nobody@nowhere.example'
    await readHandOffLink(call, await issueHandOffLink(call, -1, at)).catch(() => {})
    await findDeclined(call, at)
    const content = handOffAddressEmail(at, { name: '', profileUrl: 'nobody' }, '', 'http://nowhere')
    const isAsked = isNewHandOffEmail(-1, at)
    const { mail, isSpent } = mailHandOffLink(call, -1, content, isAsked)
    const renewed = renewHandOffLink(call, -1, at)
    const removed = removeHandOffEmail(call, profileIdOf('nobody'), new Date())
    await write(call, { mail, renewed, confirmed: confirmHandOffEmail(call, -1, at), removed })
    const refusals = refusalsOfLink(-1, isUnconfirmedHandOff(-1, at), isSpent, false)
    for (const [condition] of refusals) await call.db.all(sql`select ${condition}`)
  },
  'where a widget may be shown': (call) => findWidget(call, 'nobody'),
  'how a widget looks, and where it was refused': (call) =>
    readTogether(call, { settings: widgetSettingsOf(call, -1), refused: refusalsOf(call, -1) }),
  'how a widget looks, saved': (call) =>
    write(call, {
      settings: saveWidgetSettings(call, -1, {
        domains: [],
        accent: '',
        position: 'left',
        greeting: '',
        theme: 'auto',
      }),
    }).catch(() => {}),
  'a site that is refused a widget': (call) =>
    write(call, { refusal: noteRefusal(call, -1, 'https://nobody.example') }).catch(() => {}),
  'the widget of an owner, erased': (call) => write(call, { erased: eraseWidgetOf(call, -1) }),
  'the unanswered leads of an expert': (call) => leadsOf(call, -1, { show: 'unanswered', search: 'nobody' }),
  'one lead of an expert': (call) => findLead(call, -1, -1),
  'a lead is read': (call) => markLeadRead(call, -1, -1),
  'a lead is answered': (call) => markLeadAnswered(call, -1, -1, true),
  'whose lead it is': (call) => profileOfLead(call, -1),
  'a lead is deleted': (call) =>
    call.db.batch([
      ...withdrawMails(call, keysOfLead(-1, -1)),
      deletePushesAbout(call, keysOfLead(-1, -1)),
      ...redactUnansweredOfMessages(call, messageOfLead(-1, -1)),
      eraseQuestionOfLead(call, -1, -1),
      deleteLead(call, -1, -1),
    ]),
  'the leads of an expert in a file': (call) => everyLead(call, -1).next(),
  'the conversations with an agent in a file': (call) => everyConversation(call, -1).next(),
  'the next lines of a conversation in a file': async (call) =>
    linesAfter(call, 'nothing', { at: now, id: 'nothing' }),
  'the conversations with an agent': (call) => conversationsWith(call, -1),
  'a conversation with an agent': (call) => findConversation(call, -1, 'nothing'),
  'a conversation is read': (call) => markConversationRead(call, -1, { sessionId: 'nothing' }),
  'the figures of a profile': (call) => figuresOf(call, -1, { days: 90, isDetailed: true }),
  'what happened on a profile': async (call) => selectActivity(call, { id: -1, plan: 'starter' }),
  'what happened on a profile before': async (call) =>
    selectActivity(call, { id: -1, plan: 'starter' }, { cursor: writeCursor([46_655, 2, '1']) }),
  'a profile is passed on': (call) => markShared(call, -1),
  'the counts of a profile': async (call) => countsOf(call, -1),
  'what an owner’s dashboard says': async (call) => selectOwn(call, -1),
  'what waits for an owner': async (call) => {
    await selectWaiting(call, -1)
    await waitingOf(call, 'nobody')
  },
  'an event': async (call) =>
    recordEvent(call, {
      kind: 'storyOpened',
      subject: '1',
      profileUrl: 'nobody-here',
      visitor: 'nobody',
      from: 'harbour.example',
    }),
  'a widget opened on a site': async (call) =>
    recordEvent(
      { ...call, widgetVisitor: { profileId: 1, site: 'harbour.example' } },
      { kind: 'widgetOpened', profileUrl: 'nobody-here', visitor: 'nobody' },
    ),
  'who is signed in': (call) => findSignedIn(call, 'no-token'),
  'who signs in': (call) => findForSignIn(call, 'nobody@nowhere.example'),
  'an account': (call) => findUser(call, 'nobody'),
  'the account of an address': async (call) => userAt(call, 'nobody@nowhere.example'),
  'what was registered': (call) => findRegistered(call, 'nobody'),
  'the devices of an account': async (call) => sessionsOf(call, 'nobody'),
  'the password of an account': async (call) => passwordOf(call, 'nobody'),
  'the second factor of an account': async (call) => storedFactorOf(call, 'nobody'),
  'a device seen': (call) => call.db.batch(extendSession(call, { sessionId: 'none', userId: 'nobody' })),
  'a device signed out': async (call) => endSessionOf(call, 'nobody', 'none'),
  'the other devices signed out': async (call) => endOtherSessions(call, 'nobody', 'none'),
  'a link to sign in opened': (call) =>
    call.db.batch([
      ...resetUnverifiedAccount(
        call,
        { id: 'nobody', email: 'nobody@nowhere.example', name: 'Nobody' },
        isFirstProof(noLink),
      ),
      verifyAddress(call, 'nobody', isUnused(noLink)),
      beginSession(call, { userId: 'nobody', token: 'no-token' }, isUnused(noLink)),
      endOtherLinks(call, noLink, isUnused(noLink)),
      eraseLinksOf(call, 'nobody'),
      spendLink(call, noLink),
    ]),
  'a sign-in by password, or a pending one': async (call) =>
    write(
      call,
      (await beginSignIn(call, { userId: 'nobody' }, isStillPassword('nobody', 'no-hash'))).statements,
    ),
  'a pending sign-in to be finished': (call) =>
    finishSecondFactor(call, 'none', { code: '000000' }).catch(() => {}),
  'what must still be proven': (call) =>
    readTogether(call, {
      unproven: unlessProven(
        {
          ...call,
          actor: { kind: 'owner', address: '', account: { userId: 'nobody', sessionId: 'none' } as SignedIn },
        },
        { passwordHash: 'no-hash', factor: { id: 'none', secret: '' } },
      ).map(([condition]) => call.db.run(sql`select ${condition}`)),
    }),
  'the passkeys of an account': async (call) => passkeysOf(call, 'nobody'),
  'a passkey': async (call) => findPasskey(call, 'none'),
  'when a session began': async (call) => sessionBegunAt(call, 'none'),
  'a passkey added': (call) =>
    readTogether(call, {
      refused: [isAdded('none'), hasPasskeys('nobody', 20), isChallengeUsed(noChallenge)].map((condition) =>
        call.db.run(sql`select ${condition}`),
      ),
    }),
  'a passkey renamed': async (call) => renamePasskey(call, 'nobody', 'none', 'Nothing'),
  'a passkey removed': (call) => {
    const account = { userId: 'nobody', sessionId: 'none' } as SignedIn
    const asOwner: Call = { ...call, actor: { kind: 'owner', address: '', account } }
    return call.db.batch([
      call.db.run(sql`select ${isNoPasskeyOf('nobody', 'none')}, ${isLastSignInMethod('nobody', 'none')}`),
      deletePasskey(call, 'nobody', 'none'),
      ...endSessionsOfPasskey(asOwner, 'none'),
      keepSignInMethod(asOwner, 'no-token'),
      adoptPasskey(asOwner, 'none'),
      renewToken(asOwner, 'another token'),
      deletePasskeysOf(call, 'nobody'),
      deletePasskeysSince(call, 'nobody', new Date()),
    ])
  },
  'the identities of an account': async (call) => identitiesOf(call, 'nobody'),
  'an identity': async (call) => findIdentity(call, noIdentity),
  'an identity joined': (call) =>
    call.db.batch([
      insertIdentity(call, noIdentity, isFirstToJoin('nobody', noIdentity)),
      ...[...unlessFree('nobody', 'google', noIdentity), unlessOwnAddress(asNobody(call), '')].map(
        ([condition]) => call.db.run(sql`select ${condition}`),
      ),
    ]),
  'an identity removed': (call) =>
    call.db.batch([
      deleteIdentity(call, 'nobody', 'none'),
      ...endSessionsOfIdentity(asNobody(call), 'none'),
      deleteIdentitiesOf(call, 'nobody'),
      deleteIdentitiesSince(call, 'nobody', new Date()),
    ]),
  'a sign-in by an identity': async (call) => {
    const identity = { userId: 'nobody', identityId: 'none' }
    const { statements } = await beginSignIn(call, identity, isIdentityOf('nobody', 'none'))
    await write(call, { ...statements, used: noteUse(call, 'none', null) })
  },
  'how somebody is notified': (call) =>
    readTogether(call, {
      settings: selectSettings(call, 'nobody'),
      declined: selectDeclined(call, 'nobody'),
      devices: pushDevicesOf(call, 'nobody'),
      device: findPushDevice(call, 'nobody', 'none'),
      ofPushes: devicesOf(call, ['none']),
    }),
  'how somebody wants to be notified': async (call) =>
    write(call, {
      first: saveNotificationSettings(call, 'nobody', {}, 'Europe/London'),
      settings: saveNotificationSettings(call, 'nobody', { quiet: null, showsNames: true }, 'Europe/London'),
      on: switchPushes(call, 'nobody', 'lead', true),
      waiting: recheckPushes(call, 'nobody'),
    }).catch(() => undefined),
  'a device for pushes': (call) => {
    const account = { userId: 'nobody', sessionId: 'none' } as SignedIn
    const asOwner: Call = { ...call, actor: { kind: 'owner', address: '', account } }
    return write(
      asOwner,
      {
        ...subscribe(asOwner, { endpoint: 'https://nowhere.example', p256dh: '', auth: '', name: '' }),
        kept: keepSubscription(asOwner, 'no-token'),
        removed: unsubscribe(call, 'nobody', 'none'),
        deleted: deleteEndpoint(call, 'none', 'https://nowhere.example'),
        all: unsubscribeAll(call, sql`select 'nobody'`),
      },
      { unless: [[hasTooManyDevices('nobody', 'none'), 'PUSH_SUBSCRIPTIONS_FULL']] },
    )
  },
  'a push': (call) =>
    write(call, {
      written: pushStatement(call, {
        key: 'nothing',
        to: sql`${ownerOfProfile(-1)} union all ${accountsWithSeat(-1)}`,
        idOf: sql`(select id from leads where id = -1)`,
        kind: 'lead',
        title: '',
        text: '',
        named: { title: '', text: '' },
        path: '/',
      }),
      settled: settlePushes(call, [noPush]),
      released: releasePushes(call, [noPush], new Date()),
      postponed: [postponePushes(call, [noPush], undefined), postponePushes(call, [noPush], 1000)],
      used: recordUse(call, 'none'),
      dropped: [
        deletePushes(call, 'reference/-1'),
        deletePushesAbout(call, pushesAboutVisitor('nobody')),
        deletePushesAbout(call, pushesAboutMailbox({ email: 'nobody@nowhere.example' })),
      ],
    }),
  'the pushes that are due': (call) => claimPushes({ ...call, now: new Date(0) }, 4),
  'the pushes that are over': (call) => expirePushes({ ...call, ...longAgo }),
  'a sign-in by a passkey': (call) =>
    write(
      call,
      beginByPasskey(
        call,
        { ...noPasskey, userId: 'nobody' },
        { counter: 0, isUserVerified: true, isBackedUp: false },
        { challenge: noChallenge, token: 'no-token' },
      ),
    ),
  'an administrator without their passkey': (call) =>
    readTogether(call, {
      refused: unlessProven({
        ...call,
        actor: {
          kind: 'admin',
          address: '',
          account: { userId: 'nobody', sessionId: 'none', role: 'admin' } as SignedIn,
        },
      }).map(([condition]) => call.db.run(sql`select ${condition}`)),
    }),
  'a new password': async (call) => setPassword(call, 'nobody', 'no-hash', isUnused(noLink)),
  'whether a link was used': async (call) => findLink(call, noLink),
  'a new address asked for': async (call) => {
    await waitingChangeOf(call, 'nobody')
    await findTaken(call, 'nobody@nowhere.example', 'nobody')
    await call.db.batch(
      insertEmailChange(call, { id: 'none', userId: 'nobody', newEmail: 'nobody@else.example' }),
    )
  },
  'whether a new address can be undone': async (call) => findUndoable(call, noChange),
  'a new address confirmed, and undone': async (call) => {
    const [from, to] = ['nobody@nowhere.example', 'nobody@else.example']
    const refusals = [...unlessConfirmable(call, noChange), ...unlessUndoable(call, noChange)]
    await readTogether(call, {
      refused: refusals.map(([condition]) => call.db.run(sql`select ${condition}`)),
      reserved: call.db.run(sql`select ${isReservedForUndo(call, from)}`),
    })
    await call.db.batch([
      assignOrders(call, { userId: 'nobody', email: from }),
      ...confirmEmail(call, noChange),
      saveMovedRows(call, 'none', {}),
      setOwnersEmail(call, 'nobody', to),
      readdressDraft(call, { id: -1, userId: 'nobody', from, to }),
      moveEntry(call, { id: -1, from, to }),
      renewedTasks(call, 'update-customer', runningOf('nobody')),
      deleteWaitingMails(call, from, ['welcome']),
      deleteWaitingUnderAnyTag(call, from, ['lead']),
      holdBackMails(call, from, ['welcome']),
      readdressMails(call, from, to),
      declineAlso(call, from, to),
      ...(await shareTrial(call, { userId: 'nobody', emails: [from, to], changeId: 'none' })),
      unshareTrial(call, 'none'),
      refuseOwn(call, -1, to),
      ...undoEmail(call, noChange),
      deactivateProfileOf(call, 'nobody', isAgentChangedSince(sql`-1`, now)),
    ])
    await findCustomerEmail(call, 'none')
    await isFormerMailbox(call, 'nobody', from)
  },
  'the expiry of new addresses': (call) => expireEmailChanges({ ...call, ...longAgo }),
  'the expiry of sessions': (call) => expireSessions({ ...call, ...longAgo }),
  'which names are taken': async (call) => takenProfileUrls(call, 'nobody-here'),
  'what an owner may change': async (call) => selectEditable(call, -1),
  'a profile edited': async (call) => editProfile(call, -1, { phone: '' }),
  'a profile moved': (call) => call.db.batch(moveProfile(call, -1, 'nobody-here')).catch(() => {}),
  'where a profile moved to': (call) => findMovedTo(call, 'nobody-here'),
  'the draft that a device hands over': async (call) =>
    draftToClaim(call, 'nobody', 'nobody@nowhere.example'),
  'a draft claimed': (call) =>
    write(
      call,
      { claimed: claimDraft(call, -1, 'nobody') },
      { unless: [[isElsewhere(-1, 'nothing'), 'PROFILE_CLAIMED']] },
    ).catch(() => {}),
  'a profile filled': async (call) => fillProfile(call, 'nobody', nothingDrafted),
  'fields of a profile filled': async (call) =>
    fillFields(call, -1, { values: { phone: '1', keySkills: ['Recipes'] }, seen: { phone: '2' } }),
  'the accounts of a mailbox': async (call) =>
    call.db
      .select({ id: tables.users.id })
      .from(tables.users)
      .where(eq(tables.users.normalisedEmail, 'nobody’s')),
}

test.each(Object.entries(questions))('%s is answered from an index', async (_, ask) => {
  for (const { sql, steps } of await plansOf(ask))
    expect(steps.filter(readsWhole), `add an index in schema/tables: ${sql}\n${steps.join('\n')}`).toEqual([])
})

const isRead =
  /gallery|unanswered questions of an expert, by|the corrections of an expert|the (?:unanswered )?leads of an expert|the conversations with an agent/
test.each(Object.entries(questions).filter(([name]) => isRead.test(name)))(
  '%s is in order as it is read',
  async (_, ask) => {
    for (const { sql, steps } of await plansOf(ask))
      expect(steps.join('\n'), sql).not.toContain('USE TEMP B-TREE FOR ORDER BY')
  },
)

test('a filtered search looks at the few places of each profile, not at all of an area', async () => {
  const areaOnly = (call: Call) => searchGallery(call, { query: 'late', ...bothFilters, industry: 'all' })
  const industryOnly = (call: Call) =>
    searchGallery(call, { query: 'late', ...bothFilters, businessArea: 'all' })
  for (const ask of [questions['a search with filters'] ?? areaOnly, areaOnly, industryOnly]) {
    const steps = (await plansOf(ask)).flatMap((plan) => plan.steps)
    expect(steps).toContain('SEARCH p USING INDEX gallery_placements_profile (profile_id=?)')
  }
})

test('the nearest in meaning are found from the sketches alone, before any vector is read', async () => {
  const sketches = 'SEARCH e USING COVERING INDEX profile_embeddings_sketches'
  const stepsFor = async (filter: GalleryFilter) =>
    (await plansOf(nearestIn(filter))).flatMap((plan) => plan.steps)
  expect(await stepsFor(everywhere)).toContain(`${sketches} (model_id=?)`)
  expect(await stepsFor(bothFilters)).toContain(`${sketches} (model_id=? AND profile_id=?)`)
})

test('an owner’s coming meetings are read without looking at any that is long over', async () => {
  for (const name of ['the meetings of an owner, to come', 'what is booked of an owner, for the dashboard']) {
    const plans = await plansOf(questions[name] ?? expect.unreachable(name))
    const steps = plans
      .filter(({ sql }) => sql.includes('ends_at" >'))
      .flatMap((plan) => plan.steps.filter((step) => step.startsWith('SEARCH meetings')))
    expect(steps.length, name).toBeGreaterThan(0)
    for (const step of steps) expect(step, name).toMatch(/\(profile_id=\?.* AND starts_at>\?\)/)
  }
})

test('how often somebody was written to is read from their own mails', async () => {
  const [plan] = await plansOf((call) =>
    call.db.all(
      sql`select ${fewerMailsThan(call, 20, { to: 'Daniel+work@okafor.example', kind: 'adopt-draft' })}`,
    ),
  )
  expect(plan?.steps.join('\n')).toContain(
    'SEARCH outbox USING COVERING INDEX outbox_mailbox_kind (normalised_recipient=? AND kind=? AND created_at>?)',
  )
})

test('a purchase under an address is read from its own orders, not from all without an account', async () => {
  const mailbox = 'nobody@nowhere.example'
  const plans = await plansOf(async (call) => {
    await grantsOfPerson(call, { userId: null, mailbox })
    await call.db.run(sql`select ${await hasWithdrawnTwice(call, { email: mailbox, userId: undefined })}`)
    await unclaimedOrdersAt(call, mailbox)
  })
  for (const { sql, steps } of plans) {
    expect(steps, sql).toContain('SEARCH orders USING INDEX orders_one_mailbox (one_mailbox=?)')
    expect(steps.join('\n'), sql).not.toContain('orders_status')
  }
})

/** A list of administrators in each of its orders, with a long search, a short one and none. */
function listedInEveryOrder<Shown>(list: AdminList<Shown>, stages?: string[]) {
  const entries = Object.keys(list.orders).flatMap((order) =>
    ['', 'nobody’s', 'n'].map((search): [string, (call: Call) => Promise<unknown>] => [
      `the list of ${list.kind} by ${order} with the search ‘${search}’`,
      (call) =>
        pageOf(call, list, {
          search,
          stages,
          sort: `-${order}`,
          limit: 50,
          cursor: writeCursor(['nobody', -1]),
        }),
    ]),
  )
  return Object.fromEntries(entries)
}

/** Runs a statement again while other tests lock the database, which has then done nothing. */
async function whileLocked<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1)
    try {
      return await run()
    } catch (error) {
      if (tries === 50 || !String(error).includes('SQLITE_BUSY')) throw error
      await sleep(100)
    }
}

/** The statements that a question makes, and how the database would find their answers. */
async function plansOf(ask: (call: Call) => Promise<unknown>) {
  const client = createClient({ url: databaseUrl })
  const statements: Statement[] = []
  const remember = (statement: InStatement) => {
    if (typeof statement === 'object') statements.push(statement)
  }
  const [batch, execute] = [client.batch.bind(client), client.execute.bind(client)]
  const watched: typeof client = Object.assign(client, {
    batch: (statements: InStatement[], mode?: 'deferred') => {
      statements.forEach(remember)
      return whileLocked(() => batch(statements, mode))
    },
    execute: (statement: Statement) => {
      remember(statement)
      return whileLocked(() => execute(statement))
    },
  })
  await ask(callOn(drizzle(watched)))
  expect(statements.length).toBeGreaterThan(0)
  return Promise.all(
    statements.map(async ({ sql, args = [] }) => {
      const { rows } = await execute({ sql: `explain query plan ${sql}`, args })
      return { sql, steps: rows.map(({ detail }) => String(detail)) }
    }),
  )
}

/** Full text and an index of what is wrongly published (nobody, mostly) show as scans too. */
const readsWhole = (step: string) =>
  /^SCAN (?!\()/.test(step) &&
  !/VIRTUAL TABLE INDEX|CONSTANT ROW|^SCAN (requested|counted|granted|misspelt|near)$|profiles_hanging_wrongly$/.test(
    step,
  )
