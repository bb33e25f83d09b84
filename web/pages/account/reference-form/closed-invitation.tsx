import type { ErrorCode } from '#schema/errors.ts'
import { paths } from '#schema/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Says why a link does not work, and what to do. */
export function ClosedInvitation({ code }: { code: ErrorCode | undefined }) {
  const isUsed = code === 'LINK_USED'
  return (
    <div className="wide py-room-gap">
      <EmptyState
        heading="h1"
        title={isUsed ? 'This invitation has been answered' : 'This link opens no invitation'}
        action={
          isUsed ? (
            <ButtonLink variant="main" to={paths.home.href()}>
              Go to the home page
            </ButtonLink>
          ) : (
            <>
              <ButtonLink variant="main" to={paths.referenceForm.href()}>
                Write without the link
              </ButtonLink>
              <Button variant="quiet" onClick={() => location.reload()}>
                Try the link again
              </Button>
            </>
          )
        }
      >
        <div role="alert" className="grid gap-s3">
          {isUsed ? (
            <>
              <p>Your words have arrived, so this link no longer opens the form.</p>
              <p>
                To read them again or to take them back, open the link to your own page in the mail that
                thanked you.
              </p>
            </>
          ) : (
            <>
              <p>
                It may be over, since an invitation is good for 30 days; it may have been taken back; or a
                part of the link was lost on the way. Please check that it is whole.
              </p>
              <p>
                What you wrote on this device is kept. Ask the person who invited you for a new link, and it
                stands in the form again. Or write without a link: then we mail you one to confirm your
                address.
              </p>
            </>
          )}
        </div>
      </EmptyState>
    </div>
  )
}
