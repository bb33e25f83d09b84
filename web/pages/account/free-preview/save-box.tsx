import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Preview } from './preview.ts'

/** The call to save the draft with an account. */
export function SaveBox({ preview: { kind } }: { preview: Preview }) {
  return (
    <section className="room account-save" aria-labelledby="save">
      <div className="wide">
        <h2 id="save">
          {kind === 'sample'
            ? 'Create a free account to save your profile and access it anytime.'
            : 'Your profile has been saved! Create an account to access it from any device.'}
        </h2>
        <div className="grid gap-s3">
          <ButtonLink variant="main" to={paths.register.href()}>
            Create Free Account
          </ButtonLink>
          <ButtonLink to={paths.login.href()}>Already Have Account? Login</ButtonLink>
          <ButtonLink variant="quiet" to={paths.setup.href()}>
            Or begin with your CV
          </ButtonLink>
          <p className="mt-s2 text-label text-room-soft">
            100% Free • No Credit Card Required • Access Your Profile Forever
          </p>
        </div>
      </div>
    </section>
  )
}
