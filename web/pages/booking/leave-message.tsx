import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { later } from '#web/client/later.tsx'

const MessageForm = later(async () => (await import('#web/features/questions/message-form.tsx')).MessageForm)

/** What stands in the place of free times where there is none (R16): why, and a message instead. */
export function LeaveMessage({
  profile,
  title = 'No open hours at the moment',
  why = `${profile.firstName} has put up no hours for meetings.`,
  about,
}: {
  profile: PublicProfile
  title?: string
  why?: string
  /** What the visitor has written already. */
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
