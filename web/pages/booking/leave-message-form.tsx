import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'

const MessageForm = hydrateOnIdle(
  async () => (await import('#web/features/questions/message-form.tsx')).MessageForm,
)

/** The message form in the place of free times (R16), with the reason. */
export function LeaveMessageForm({
  profile,
  title = 'No open hours at the moment',
  why = `${profile.firstName} has put up no hours for meetings.`,
  about,
}: {
  profile: PublicProfile
  title?: string
  why?: string
  /** The visitor's text so far. */
  about?: string
}) {
  return (
    <>
      <h2 id="hours">{title}</h2>
      <p className="mt-s3 max-w-[30em] text-ink-soft">{why}</p>
      <div className="mt-s5">
        <MessageForm
          to={profile}
          lead="Leave a message instead: what it is about, and when it would suit you."
          question={about}
        />
      </div>
    </>
  )
}
