import { useState, useSyncExternalStore } from 'react'
import { brand } from '#schema/brand.ts'
import { install, installOffer, onInstallOffer } from '#web/features/notifications/install-offer.ts'
import { isInIosBrowser, isInstalledApp } from '#web/features/notifications/push-available.ts'
import { Button } from '#web/ui/button.tsx'

/** How to have the product among the apps of a phone. */
export function InstallGuide() {
  const offer = useSyncExternalStore(onInstallOffer, installOffer)
  const [isInstalled] = useState(isInstalledApp)
  if (isInstalled)
    return (
      <p className="text-label">
        This is the installed app. On Android you can also share a text or a page to it from other apps: it
        becomes a story draft.
      </p>
    )
  return (
    <>
      <p className="text-label">
        Once installed, {brand.name} opens from your home screen, straight to your dashboard. {howTo(!!offer)}
      </p>
      {offer && (
        <Button className="justify-self-start max-sm:w-full" onClick={() => void install()}>
          Install {brand.name}
        </Button>
      )}
    </>
  )
}

function howTo(isOffered: boolean): string {
  if (isOffered) return 'On Android you can also share texts to it, which become story drafts.'
  return isInIosBrowser()
    ? 'Open this page in Safari, press Share, then “Add to Home Screen”.'
    : 'On an Android phone your browser’s menu has it as “Install app” or “Add to home screen”; on an iPhone Safari has it under Share, as “Add to Home Screen”.'
}
