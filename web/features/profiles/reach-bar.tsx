import { useEffect, useState } from 'react'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { focusComposer } from '#web/features/chat/composer-focus.ts'
import { storedChat } from '#web/features/chat/conversation/stored-chat.ts'
import { Button } from '#web/ui/button.tsx'
import { ContactLink } from './contact-link.tsx'

const waysToAct = '.profiles-hero-actions, .chat-place'

/** A bar with the link to the agent on a phone, shown while neither the hero's buttons nor the agent are visible. */
export function ReachBar({ profile }: { profile: PublicProfile }) {
  const isNeeded = useNothingInView()
  return (
    <div className="profiles-reach" hidden={!isNeeded}>
      <Button onClick={() => focusComposer()}>
        {isNeeded && hasChat(profile) ? 'Continue Chat' : `Ask ${profile.firstName}’s agent`}
      </Button>
      <ContactLink profile={profile} variant="main" />
    </div>
  )
}

const hasChat = ({ pictureSlug }: PublicProfile) => storedChat(pictureSlug).lines.length > 0

function useNothingInView() {
  const [isNothing, setNothing] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      setNothing(inView.size === 0)
    })
    for (const way of document.querySelectorAll(waysToAct)) watch.observe(way)
    return () => watch.disconnect()
  }, [])
  return isNothing
}
