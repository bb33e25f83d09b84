import { useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { keepRegistration, keptRegistration } from '../entrance/kept-registration.ts'

/** Nobody's account has it yet: how one is made with the address that paid, and what happens then (R13). */
export function NeedsAccount({ email, name, what }: { email: string; name: string; what: 'plan' | 'trial' }) {
  const navigate = useNavigate()
  const register = () => {
    const kept = keptRegistration()
    keepRegistration({ ...kept, email, fullName: name || kept.fullName })
    void navigate(paths.register.href())
  }
  return (
    <section aria-labelledby="one-step" className="grid gap-s3 border-line border-t pt-s5">
      <h2 id="one-step" className="text-title">
        One step is left: your account
      </h2>
      <p>
        Make it with <b className="wrap-anywhere">{email}</b>, the address that you gave. We mail a link
        there; once you have opened it and pressed its button, the {what} is switched on by itself.
      </p>
      <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
        <Button variant="main" onClick={register}>
          Create my account
        </Button>
        <ButtonLink variant="quiet" to={paths.login.href({ next: paths.account.href() })}>
          I have one: sign in and confirm the address
        </ButtonLink>
      </div>
    </section>
  )
}
