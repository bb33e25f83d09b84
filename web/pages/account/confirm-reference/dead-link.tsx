import { paths } from '#schema/paths.ts'
import type { CallFailed } from '#web/client/api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Why a link opens nothing, told from the call that failed; without one there was no link. */
export function DeadLink({ error }: { error?: CallFailed }) {
  const { title, why, next } = reasonOf(error)
  return (
    <div className="wide py-room-gap">
      <EmptyState
        heading="h1"
        title={title}
        action={
          <ButtonLink variant="main" to={paths.home.href()}>
            Go to the home page
          </ButtonLink>
        }
      >
        <div role="alert" className="grid gap-s3">
          <p>{why}</p>
          <p>{next}</p>
        </div>
      </EmptyState>
    </div>
  )
}

function reasonOf(error: CallFailed | undefined) {
  if (!error)
    return {
      title: 'This page needs a link',
      why: 'It opens by the link in the mail that we sent you.',
      next: 'Open that mail and press the link there, or copy all of it into the address bar.',
    }
  if (error.code === 'LINK_USED')
    return {
      title: 'This has been done already',
      why: 'The link was used once, and once is enough: nothing more is needed of you.',
      next: 'To read what we keep of you, or to take it back, open the link to your own page, which we mailed you.',
    }
  if (error.code === 'STORY_CHANGED')
    return {
      title: 'The story has changed',
      why: 'Since you were asked, other words stand in it, and those are what you would confirm.',
      next: 'Nothing was stored. If your word is still wanted, a new mail with a new link comes to you.',
    }
  return {
    title: 'This link opens nothing any more',
    why: 'It may be over, since it is good for 30 days; what it was about may have been taken back; or a part of it was lost on the way. Please check that it is whole.',
    next: 'Nothing was stored. Ask the person who named you for a new one.',
  }
}
