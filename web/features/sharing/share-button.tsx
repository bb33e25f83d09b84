import { Share2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { copyText } from './copy-text.ts'

/** Shares a page with the device's share sheet, or copies its link. `href` is a path. */
export function ShareButton({ href, title, children }: { href: string; title: string; children: string }) {
  return (
    <Button variant="quiet" className="print:hidden" onClick={() => void share(href, title)}>
      <Share2 size={18} strokeWidth={1.75} aria-hidden />
      {children}
    </Button>
  )
}

async function share(href: string, title: string) {
  const url = new URL(href, location.origin).href
  const isTouched = matchMedia('(pointer: coarse)').matches
  if (isTouched && 'share' in navigator && (await handedOn({ title, url }))) return
  await copyText(url, { label: 'Link', next: 'Whoever opens it finds this page, with its own picture.' })
}

/** True when it was shared or the visitor cancelled. */
const handedOn = (data: ShareData) =>
  navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
