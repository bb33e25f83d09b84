import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { isSetInList, StatusListError } from '../status-list.ts'
import { datesOf } from './dates.ts'
import { wordIn } from './form.ts'
import type { Load, LoadProblem } from './load.ts'
import { checkProof, issuerIn, type KeyOf } from './proof.ts'
import { listOf, typesOf } from './read-badge.ts'
import { parseStrictJson } from './strict-json.ts'

export type StatusProblem =
  | 'status-of-other-kind'
  | 'status-unread'
  | 'status-unreadable'
  | 'status-of-another'
  | 'status-altered'
  | 'status-unsigned'
  | 'status-outdated'

export type CheckedStatus =
  | { status: 'not-revoked' | 'revoked' | 'suspended' | 'none' }
  | { problem: StatusProblem; detail?: string; because?: LoadProblem }

const purposes = new Map<string, 'revoked' | 'suspended'>([
  ['revocation', 'revoked'],
  ['suspension', 'suspended'],
])
const maxEntries = 8
const harmless = ['message', 'refresh']

/** Whether the issuer has revoked a credential, by the signed lists that it names. */
export async function checkStatus(
  credential: JsonObject,
  load: Load,
  keyOf: KeyOf,
  now: Date,
): Promise<CheckedStatus> {
  const entries = listOf(credential.credentialStatus)
  if (!entries.length) return { status: 'none' }
  if (entries.length > maxEntries) return { problem: 'status-of-other-kind' }
  let worst: CheckedStatus = { status: 'none' }
  for (const entry of entries) {
    const checked = await checkEntry(entry, issuerIn(credential), { load, keyOf, now })
    if (weightOf(checked) > weightOf(worst)) worst = checked
    if ('status' in worst && worst.status === 'revoked') break
  }
  return worst
}

const weights = { none: 0, 'not-revoked': 1, suspended: 3, revoked: 4 }
/** Of several findings the heaviest counts; what is not known weighs more than that nothing was found. */
const weightOf = (found: CheckedStatus) => ('problem' in found ? 2 : weights[found.status])

async function checkEntry(
  entry: Json,
  issuer: string,
  { load, keyOf, now }: { load: Load; keyOf: KeyOf; now: Date },
): Promise<CheckedStatus> {
  if (!isJsonObject(entry)) return { problem: 'status-of-other-kind', detail: '' }
  const purpose = wordIn(entry.statusPurpose) ?? ''
  const address = wordIn(entry.statusListCredential)
  const index = wordIn(entry.statusListIndex) ?? ''
  const types = typesOf(entry)
  const isPlain = entry.statusSize === undefined || wordIn(entry.statusSize) === '1'
  const isKnown = types.includes('BitstringStatusListEntry') && isPlain && /^\d{1,9}$/.test(index)
  if (!isKnown || !address) return { problem: 'status-of-other-kind', detail: types[0] ?? '' }
  // What is only a message for its reader takes nothing away.
  if (harmless.includes(purpose)) return { status: 'none' }
  const meaning = purposes.get(purpose)
  if (!meaning) return { problem: 'status-of-other-kind', detail: purpose }
  const answer = await load(address, 'status')
  if ('problem' in answer) return { problem: 'status-unread', because: answer.problem }
  const read = parseStrictJson(new TextDecoder().decode(answer.bytes))
  if (!('json' in read) || !isJsonObject(read.json)) return { problem: 'status-unreadable' }
  const list = read.json
  if (!typesOf(list).includes('BitstringStatusListCredential')) return { problem: 'status-unreadable' }
  if (list.id !== address || issuerIn(list) !== issuer) return { problem: 'status-of-another' }
  const proof = await checkProof(list, keyOf, now)
  if ('problem' in proof)
    return { problem: proof.problem === 'signature-broken' ? 'status-altered' : 'status-unsigned' }
  if (datesOf(list, now) !== 'in-time') return { problem: 'status-outdated' }
  const subject = listOf(list.credentialSubject).find(isJsonObject)
  if (!subject || !listOf(subject.statusPurpose).includes(purpose)) return { problem: 'status-of-another' }
  try {
    const isSet = await isSetInList(String(subject.encodedList), Number(index))
    return { status: isSet ? meaning : 'not-revoked' }
  } catch (error) {
    if (error instanceof StatusListError) return { problem: 'status-unreadable' }
    throw error
  }
}
