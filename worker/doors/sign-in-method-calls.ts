import { identityIdSchema, joinSchema, providerSchema } from '#schema/identities/identities.ts'
import {
  freshProofSchema,
  newPasskeySchema,
  passkeyIdSchema,
  passkeyNameSchema,
} from '#schema/passkeys/passkeys.ts'
import { account, type CallRow, nothing } from './call-row.ts'

/** The calls by which people manage how they sign in: passkeys, Google and LinkedIn. */
export const signInMethodCalls = {
  passkeys: {
    'GET /passkeys': account(),
    'POST /passkeys/options': { caller: 'account', limit: 'SIGNIN', input: { json: freshProofSchema } },
    'POST /passkeys': { caller: 'account', limit: 'SIGNIN', input: { json: newPasskeySchema } },
    'POST /passkeys/:id/rename': account({ param: passkeyIdSchema, json: passkeyNameSchema }),
    'POST /passkeys/:id/remove': {
      caller: 'account',
      limit: 'SIGNIN',
      input: { param: passkeyIdSchema, json: freshProofSchema },
    },
  },
  identities: {
    'GET /identities': account(),
    'POST /login/identity/join': { caller: 'account', limit: 'SIGNIN', input: { json: nothing } },
    'POST /identities/:provider/join': {
      caller: 'account',
      limit: 'SIGNIN',
      input: { param: providerSchema, json: joinSchema },
    },
    'POST /identities/:id/remove': {
      caller: 'account',
      limit: 'SIGNIN',
      input: { param: identityIdSchema, json: freshProofSchema },
    },
  },
} satisfies Record<string, Record<string, CallRow>>
