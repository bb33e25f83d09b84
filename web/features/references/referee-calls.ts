import { services } from '#schema/paths.ts'
import type { Invitation, StoryInvitation } from '#schema/reference-form.ts'
import type { OwnReference } from '#schema/references.ts'
import { dataOf } from '#web/client/api.ts'

type Confirmed = { candidateFirstName: string; own: string }
type Submitted = { status: 'validated' | 'submitted'; candidateFirstName: string; own?: string }

// Stands in for the typed client until the worker has these calls.
const get = <Data>(path: string) => dataOf<Data>(fetch(`${services.api}${path}`))
const post = <Data>(path: string, body: object) =>
  dataOf<Data>(
    fetch(`${services.api}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

export const loadInvitation = (token: string) =>
  get<Invitation>(`/reference-invitations/${encodeURIComponent(token)}`)
export const submitReference = (json: object) => post<Submitted>('/submit-reference', json)
export const confirmAddress = (token: string) => post<Confirmed>('/references/confirm', { token })
export const loadStoryInvitation = (token: string) =>
  get<StoryInvitation>(`/story-confirmations/${encodeURIComponent(token)}`)
export const confirmStory = (json: object) => post<Confirmed>('/references/confirm-story', json)
export const loadOwnReference = (token: string) =>
  get<OwnReference>(`/references/mine/${encodeURIComponent(token)}`)
export const declineInvitation = (json: object) => post<unknown>('/references/decline', json)
export const withdrawReference = (token: string) => post<unknown>('/references/withdraw', { token })
export const eraseReference = (token: string) => post<unknown>('/references/erase', { token })
