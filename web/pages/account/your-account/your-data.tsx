import type { Account } from '#schema/accounts/account-answers.ts'
import { paths, services } from '#schema/paths.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { Link } from '#web/ui/link.tsx'

const exportHref = `${services.api}/privacy/export`

/** Exports and erases the account's data (R26). */
export function AccountData({ account, onErased }: { account: Account; onErased: () => void }) {
  const isOwner = account.role === 'owner'
  return (
    <>
      <p className="text-ink-soft text-label">
        Everything that we keep of you here, as one file. What belongs to this browser, not to the account, is
        at <Link to={paths.myProfile.href()}>your saved profile</Link>.
      </p>
      <a className={buttonLook('plain', 'justify-self-start')} href={exportHref} download>
        Download everything
      </a>
      {isOwner && (
        <>
          <p className="text-ink-soft text-label">
            A JSON Resume is a CV in an open form that other services and many templates read: yours holds
            what your page shows, with your stories as projects.
          </p>
          <a
            className={buttonLook('plain', 'justify-self-start')}
            href={`${exportHref}?form=json-resume`}
            download
          >
            Download as JSON Resume
          </a>
          <div className="grid gap-s3 border-line border-t pt-s5">
            <p className="text-ink-soft text-label">
              Or have all of it erased: your page, your stories and your account. We show you first what goes.
            </p>
            <span className="justify-self-start">
              <DialogButton
                load={() => import('./erase-account-dialog.tsx')}
                dialog={({ EraseAccountDialog }, state) => (
                  <EraseAccountDialog
                    {...state}
                    account={account}
                    exportHref={exportHref}
                    onErased={onErased}
                  />
                )}
              >
                Erase my account
              </DialogButton>
            </span>
          </div>
        </>
      )}
    </>
  )
}
