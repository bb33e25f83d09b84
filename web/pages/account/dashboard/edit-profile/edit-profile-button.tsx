import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { Button } from '#web/ui/button.tsx'
import { useLazyCode } from '#web/ui/lazy-code.ts'

export const loadEditProfile = () => import('./profile-editor.tsx')

/**
 * Opens the profile editor. It has an address, `edit=profile` or the name of the first field, so that other pages
 * link to it, a sign-in returns to it, and the back button closes it.
 */
export function EditProfileButton({ profile }: { profile: OwnProfile }) {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { code, failed, prepare, fetch } = useLazyCode(loadEditProfile)
  const edited = search.get('edit')
  const open = edited !== null
  const fetchFor = useEffectEvent(() => void fetch())
  useEffect(() => {
    if (open) fetchFor()
  }, [open])
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) setSearch(withEdit('profile'), { state: { isOpened: true }, preventScrollReset: true })
    else if (state?.isOpened) void navigate(-1)
    else setSearch(withEdit(null), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => onOpenChange(true)}
      >
        Edit Profile Information
      </Button>
      {failed && (
        <span role="alert" className="text-small">
          This could not be opened. Please try again.
        </span>
      )}
      {code && (
        <code.ProfileEditor profile={profile} field={edited ?? ''} open={open} onOpenChange={onOpenChange} />
      )}
    </>
  )
}

const withEdit = (edit: string | null) => (search: URLSearchParams) => {
  const next = new URLSearchParams(search)
  if (edit === null) next.delete('edit')
  else next.set('edit', edit)
  return next
}
