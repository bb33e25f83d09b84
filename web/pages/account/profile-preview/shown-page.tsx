import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { ProfilePage } from '#web/features/profile-page/profile-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** What can be used before the page is public: the editor, and what opens on the page itself. */
const works = '[data-works], summary, .profile-page-tell[aria-haspopup], .references-referee [aria-haspopup]'

/** The real page; whatever needs a public page says so when pressed. */
export function ShownPage({ profile, edit }: { profile: PublicProfile; edit: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    element.addEventListener('click', onPress, true)
    element.addEventListener('submit', refuse, true)
    return () => {
      element.removeEventListener('click', onPress, true)
      element.removeEventListener('submit', refuse, true)
    }
  }, [])
  return (
    <section ref={place} aria-label="Preview of your page" className="account-preview">
      <ProfilePage
        profile={profile}
        edit={<div data-works>{edit}</div>}
        aside={
          <ButtonLink to={paths.booking.href(profile.profileUrl)}>
            {profile.hasOpenHours ? 'Book Strategy Session' : 'Leave a message'}
          </ButtonLink>
        }
      />
    </section>
  )
}

/** In the capture phase on the DOM, so that dialogs in portals are not affected. */
function onPress(event: MouseEvent) {
  const pressed = (event.target as Element).closest('a, button, summary, input, textarea, label')
  if (!pressed || pressed.closest(works)) return
  const anchor = pressed instanceof HTMLAnchorElement && pressed.hash.slice(1)
  const there = anchor && pressed.origin === location.origin ? document.getElementById(anchor) : null
  if (!there) return refuse(event)
  event.preventDefault()
  event.stopPropagation()
  there.scrollIntoView()
}

function refuse(event: Event) {
  if ((event.target as Element).closest(works)) return
  event.preventDefault()
  event.stopPropagation()
  showToast({
    title: 'This is a preview',
    description: 'Visitors can use this as soon as your page is public.',
  })
}
