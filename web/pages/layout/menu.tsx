import { Menu as MenuIcon, X } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { Navigation } from './navigation.tsx'

/** The navigation behind a toggle, for narrow screens. Opens without JavaScript too. */
export function Menu({ over }: { over: boolean }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = useCallback(() => {
    if (menu.current) menu.current.open = false
  }, [])

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) close()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [close])

  const sheet = over ? 'border-room-line bg-room' : 'border-line bg-wall'
  return (
    <details ref={menu} className="group ml-auto md:hidden">
      <summary
        aria-label="Menu"
        className="-mr-s3 grid size-tap list-none place-items-center [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon size={24} strokeWidth={1.75} aria-hidden className="group-open:hidden" />
        <X size={24} strokeWidth={1.75} aria-hidden className="hidden group-open:block" />
      </summary>
      <nav aria-label="Main" className={`absolute inset-x-0 top-18 z-5 border-b px-gutter pb-s5 ${sheet}`}>
        <Navigation
          className="flex min-h-13 w-full items-center font-serif font-title text-[1.5rem] no-underline"
          onPress={close}
        />
      </nav>
    </details>
  )
}
