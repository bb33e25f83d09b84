import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

const title = 'Your account is erased'

/** The message after erasure; `isMailed` if the address was confirmed, since no other is mailed. */
export function ErasureNotice({ isMailed }: { isMailed: boolean }) {
  return (
    <div className="wide account-settings">
      <PageHead title={title} hidden />
      {/* The focus was in a dialog that is gone. */}
      <div
        role="status"
        tabIndex={-1}
        ref={(element) => element?.focus()}
        className="grid max-w-measure gap-s4"
      >
        <h1 className="text-head">{title}</h1>
        <p>
          Your page shows nothing any more, and the drafts and notes in this browser are gone.{' '}
          {isMailed && 'One last mail to you says so. '}
          Copies on other sites go when they look again.
        </p>
        <p>
          What you asked agents as a visitor belongs to this browser:{' '}
          <Link className="link" to={paths.myProfile.href()}>
            download or erase it there
          </Link>
          .
        </p>
        <p className="text-ink-soft">Thank you for having been with us.</p>
        <ButtonLink className="justify-self-start" to={paths.home.href()}>
          To the front page
        </ButtonLink>
      </div>
    </div>
  )
}
