import { z } from 'zod'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import {
  base64url,
  bytesIn,
  issueExpiringToken,
  keyedHash,
  randomToken,
  readExpiringToken,
} from '../../services/tokens.ts'
import type { Challenge } from '../accounts/challenge-commands.ts'

/** How long a challenge may be answered. */
export const challengeSeconds = 300
type Purpose = 'passkey-sign-in' | 'new-passkey'

const claims = z.object({ id: z.string(), holder: z.string(), until: z.number() })
const clientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() })

const holderOf = ({ variables }: Call, holder: string) =>
  keyedHash(variables.AUTH_SECRET, 'passkey-holder', holder)

/**
 * A challenge for a holder (a browser, or an account's session) as base64url. Nothing is stored before it is answered,
 * so that asking for many costs nothing.
 */
export async function issueChallenge(call: Call, purpose: Purpose, holder: string): Promise<string> {
  const until = new Date(call.now.getTime() + challengeSeconds * 1000)
  const token = await issueExpiringToken(
    call.variables.AUTH_SECRET,
    purpose,
    { id: randomToken(), holder: await holderOf(call, holder), until: until.getTime() },
    until,
  )
  return base64url(new TextEncoder().encode(token).buffer)
}

/**
 * The challenge that a browser answered, as it stands in what it signed.
 * @throws AppError CHALLENGE_EXPIRED where it is over, forged, somebody else's or from a frame of another site.
 */
export async function readChallenge(
  call: Call,
  purpose: Purpose,
  holder: string | undefined,
  clientDataJSON: string,
): Promise<Challenge & { text: string }> {
  const { data } = clientData.safeParse(jsonIn(clientDataJSON))
  const token = data && !data.crossOrigin ? textIn(data.challenge) : undefined
  const read = claims.safeParse(
    await readExpiringToken(call.variables.AUTH_SECRET, purpose, token, call.now),
  ).data
  if (!data || !holder || read?.holder !== (await holderOf(call, holder)))
    throw new AppError('CHALLENGE_EXPIRED')
  return {
    identifier: await keyedHash(call.variables.AUTH_SECRET, purpose, read.id),
    until: new Date(read.until),
    text: data.challenge,
  }
}

function textIn(encoded: string): string | undefined {
  try {
    return new TextDecoder().decode(bytesIn(encoded))
  } catch {
    return undefined
  }
}

function jsonIn(encoded: string): unknown {
  try {
    return JSON.parse(textIn(encoded) ?? '')
  } catch {
    return undefined
  }
}
