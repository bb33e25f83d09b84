import { Fragment } from 'react'
import { type Notifications, type PushKind, pushKinds } from '#schema/notifications/notifications.ts'
import { useSaveNotifications } from './use-save-notifications.ts'

const kindNames: Record<PushKind, string> = {
  lead: 'Shared scorecard results',
  message: 'Messages, and visitors who ask for you',
  'meeting-booked': 'Meetings booked',
  'meeting-changed': 'Meetings moved or cancelled',
  'reference-answered': 'Answers from referees',
  verdict: 'Verdicts on your stories',
  sprint: 'Your sprint begins',
}

/** For each occasion whether it is told by mail, on the devices, or both. */
export function NotificationChannels({ settings: { kinds } }: { settings: Notifications }) {
  const isMailChosen = pushKinds.some((kind) => kinds[kind].mail !== null)
  return (
    <div className="account-phone-part">
      <h3>What reaches you, and how</h3>
      <div className="account-reaching text-label">
        <span />
        <span aria-hidden className="text-ink-soft text-small">
          Mail
        </span>
        <span aria-hidden className="text-ink-soft text-small">
          Device
        </span>
        {pushKinds.map((kind) => (
          <Fragment key={kind}>
            <div aria-hidden className="account-reaching-line" />
            <p>{kindNames[kind]}</p>
            {kinds[kind].mail === null ? (
              <span className="text-ink-soft text-small">
                <span className="sr-only">{kindNames[kind]}, by mail: </span>always
              </span>
            ) : (
              <Switch kind={kind} way="mail" isOn={kinds[kind].mail === true} />
            )}
            <Switch kind={kind} way="push" isOn={kinds[kind].push} />
          </Fragment>
        ))}
      </div>
      <p className="text-ink-soft text-small">
        {isMailChosen
          ? 'Mail about a meeting holds the entry for your calendar, and mail about a sprint the way in, so these always come.'
          : 'Which mails you are sent can be chosen once your address is confirmed.'}
      </p>
    </div>
  )
}

function Switch({ kind, way, isOn }: { kind: PushKind; way: 'mail' | 'push'; isOn: boolean }) {
  const { mutate, isPending, variables } = useSaveNotifications()
  const shown = isPending ? (variables.kinds?.[kind]?.[way] ?? isOn) : isOn
  return (
    <input
      type="checkbox"
      role="switch"
      aria-label={`${kindNames[kind]}, ${way === 'mail' ? 'by mail' : 'on devices'}`}
      className="account-switch"
      checked={shown}
      onChange={({ target }) => mutate({ kinds: { [kind]: { [way]: target.checked } } })}
    />
  )
}
