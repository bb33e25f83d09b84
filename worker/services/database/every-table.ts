import * as emailChanges from '#schema/tables/accounts/email-changes.ts'
import * as notifications from '#schema/tables/accounts/notifications.ts'
import * as accounts from '#schema/tables/accounts.ts'
import * as administration from '#schema/tables/administration.ts'
import * as agentSettings from '#schema/tables/agent-settings.ts'
import * as badges from '#schema/tables/badges.ts'
import * as billing from '#schema/tables/billing.ts'
import * as chat from '#schema/tables/chat.ts'
import * as decisions from '#schema/tables/decisions.ts'
import * as disputes from '#schema/tables/disputes.ts'
import * as drafts from '#schema/tables/drafts.ts'
import * as embeddings from '#schema/tables/embeddings.ts'
import * as events from '#schema/tables/events.ts'
import * as gallery from '#schema/tables/gallery.ts'
import * as leads from '#schema/tables/leads.ts'
import * as meetings from '#schema/tables/meetings.ts'
import * as profiles from '#schema/tables/profiles.ts'
import * as questions from '#schema/tables/questions.ts'
import * as references from '#schema/tables/references.ts'
import * as reports from '#schema/tables/reports.ts'
import * as scorecards from '#schema/tables/scorecards.ts'
import * as search from '#schema/tables/search.ts'
import * as budgets from '#schema/tables/services/budgets.ts'
import * as cron from '#schema/tables/services/cron.ts'
import * as gateway from '#schema/tables/services/gateway.ts'
import * as outbox from '#schema/tables/services/outbox.ts'
import * as pageMarks from '#schema/tables/services/page-marks.ts'
import * as suppressions from '#schema/tables/services/suppressions.ts'
import * as sprints from '#schema/tables/sprints.ts'
import * as stories from '#schema/tables/stories.ts'
import * as taughtAgent from '#schema/tables/taught-agent.ts'
import * as waitlist from '#schema/tables/waitlist.ts'

export const everyTable = {
  ...accounts,
  ...administration,
  ...agentSettings,
  ...badges,
  ...billing,
  ...budgets,
  ...chat,
  ...cron,
  ...decisions,
  ...disputes,
  ...drafts,
  ...emailChanges,
  ...embeddings,
  ...events,
  ...gallery,
  ...gateway,
  ...outbox,
  ...leads,
  ...meetings,
  ...notifications,
  ...pageMarks,
  ...profiles,
  ...questions,
  ...references,
  ...reports,
  ...scorecards,
  ...search,
  ...sprints,
  ...stories,
  ...suppressions,
  ...taughtAgent,
  ...waitlist,
}
