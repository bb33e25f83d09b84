import { z } from 'zod'
import { agentSettingsSchema } from '#schema/agent-settings/agent-settings.ts'
import { benchSchema } from '#schema/chat/bench.ts'
import { correctionEditSchema, newCorrectionSchema } from '#schema/corrections/corrections.ts'
import { inboxAnswerSchema, inboxLinkSchema, inboxQuerySchema } from '#schema/inbox/inbox.ts'
import { pageQuerySchema } from '#schema/paging.ts'
import { widgetSettingsSchema } from '#schema/widget/widget-settings.ts'
import { type CallRow, nothing, ownId, profile, teacher, widgetOwner } from './call-row.ts'

/**
 * The calls by which owners teach their agent (R29) and show it on their own site (R23); what only reads or takes away is
 * open to every plan.
 */
export const taughtAgentCalls = {
  inbox: {
    'GET /inbox': profile({ query: inboxQuerySchema }),
    'GET /inbox/:id': profile({ param: ownId }),
    'POST /inbox/:id/answer': teacher({ param: ownId, json: inboxAnswerSchema }),
    'POST /inbox/:id/story': teacher({ param: ownId, json: nothing }),
    'POST /inbox/:id/tie': teacher({ param: ownId, json: inboxLinkSchema }),
    // With every plan, so that the list stays of use.
    'POST /inbox/:id/:action{dismiss|restore}': profile({
      param: ownId.extend({ action: z.enum(['dismiss', 'restore']) }),
      json: nothing,
    }),
  },
  corrections: {
    'GET /corrections': profile({ query: pageQuerySchema }),
    'GET /corrections/:id': profile({ param: ownId }),
    'POST /corrections': teacher({ json: newCorrectionSchema }),
    'PUT /corrections/:id': teacher({ param: ownId, json: correctionEditSchema }),
    // What was taught can be deleted with every plan.
    'POST /corrections/:id/delete': profile({ param: ownId, json: nothing }),
  },
  bench: {
    'POST /agent-bench': teacher({ json: benchSchema }),
  },
  'agent-settings': {
    'GET /agent-settings': profile(),
    'PUT /agent-settings': teacher({ json: agentSettingsSchema }),
    'POST /agent-settings/address/again': {
      caller: { unlocked: 'advancedAgent' },
      limit: 'FORM',
      input: { json: nothing },
    },
  },
  widget: {
    'GET /widget-settings': profile(),
    'PUT /widget-settings': widgetOwner({ json: widgetSettingsSchema }),
  },
} satisfies Record<string, Record<string, CallRow>>
