import { paths } from '#schema/paths.ts'
import type { CallFailed } from '#web/client/api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The subject of the mail whose link does not work. */
type Mail = 'address' | 'story' | 'invitation' | 'own-page'
type Props = { mail: Mail; error?: CallFailed }

/** Says why a link does not work and what to do, from the failed call; without an error there was no link. */
export function DeadLink({ mail, error }: Props) {
  const { title, why, next } = reasonOf(mail, error)
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

const ownPage =
  'To read what we keep of you, or to take it back, open the link to your own page in the mail that thanked you.'

function reasonOf(mail: Mail, error: CallFailed | undefined) {
  if (!error)
    return {
      title: 'This page needs a link',
      why: 'It opens with the link in our mail to you.',
      next: 'Open that mail and press the link there, or copy all of it into the address bar.',
    }
  if (error.code === 'STORY_CHANGED')
    return {
      title: 'The story is not as you were asked any more',
      why: 'It has been changed since, or is being changed: you would confirm other words.',
      next: 'Nothing was stored. If your word is still wanted, a new mail with a new link comes to you.',
    }
  if (error.code === 'LINK_USED')
    return mail === 'invitation'
      ? {
          title: 'There is nothing left to decline',
          why: 'You have answered this invitation.',
          next: ownPage,
        }
      : {
          title: 'This has been done already',
          why: 'The link was used once, and once is enough: nothing more is needed of you.',
          next: ownPage,
        }
  if (mail === 'own-page')
    return {
      title: 'There is nothing behind this link',
      why: 'What it stood for has been erased, or a part of the link was lost on the way. Please check that it is whole.',
      next: 'The newest mail from us about your reference holds the link that counts.',
    }
  return {
    title: 'This link does not work any more',
    why: 'It works for 30 days, so it may be too old; what it was about may have been taken back; or a part of it is missing. Please check that you copied all of it.',
    next: 'Nothing was stored. Ask the person who named you for a new one.',
  }
}
