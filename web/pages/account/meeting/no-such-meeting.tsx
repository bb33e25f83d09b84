import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'

/** Says that the link is incomplete, or that its meeting was erased. */
export const NoSuchMeeting = () => (
  <>
    <div className="room h-20" />
    <div className="wide py-room-gap">
      <EmptyState
        heading="h1"
        title="There is no such meeting"
        action={
          <ButtonLink variant="main" to={paths.gallery.href()}>
            Go to the gallery
          </ButtonLink>
        }
      >
        <div role="alert" className="grid gap-s3">
          <p>
            A part of the link may have been lost on the way. Open it from the mail once more, or copy all of
            it into the address bar. Meetings that were long ago are erased.
          </p>
          <p>
            If you think there should be one here, write to{' '}
            <Link to={`mailto:${contacts.support}`} className="text-madder-text">
              {contacts.support}
            </Link>
            .
          </p>
        </div>
      </EmptyState>
    </div>
  </>
)
