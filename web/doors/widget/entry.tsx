import './frame.css'
import { createRoot } from 'react-dom/client'
import type { WidgetProfile } from '#schema/widget/widget-profile.ts'
import { ApiProvider } from '#web/client/queries.ts'
import { frameApi } from '#web/pages/widget/frame-api.ts'
import { beginVisit } from '#web/pages/widget/visitor-fetch.ts'
import { WidgetFrame } from '#web/pages/widget/widget-frame.tsx'

const root = document.getElementById('root')
const state = document.getElementById('state')?.textContent
if (!root || !state) throw new Error('The document has no root')

const profile: WidgetProfile = JSON.parse(state)
// The launcher names its site; the policy of this document lets no other one be the parent.
const fragment = new URLSearchParams(parent === window ? '' : location.hash.slice(1))
const ticket = fragment.get('ticket')
if (ticket !== null) beginVisit(profile.profileUrl, ticket)

createRoot(root).render(
  <ApiProvider value={frameApi}>
    <WidgetFrame profile={profile} host={fragment.get('host') ?? undefined} />
  </ApiProvider>,
)
