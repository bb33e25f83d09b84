import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'

/**
 * A modal dialog: a full sheet on a phone, a panel above 40rem. Focus goes back to what opened it,
 * also when the dialog itself was loaded late. Import it lazily: it carries Radix.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
}) {
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-room-deep/70" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // What opened it may be drawn, too.
            const { current } = opener
            if (current instanceof HTMLElement || current instanceof SVGElement) current.focus()
          }}
          className="fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-wall px-gutter pb-s7 focus:outline-none sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[86dvh] sm:w-[min(44rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:border-ink sm:border-t-3 sm:px-s7 sm:shadow-hung"
        >
          <div className="sticky top-0 z-1 -mr-s3 flex justify-end bg-wall py-s2 sm:-mr-s5">
            <Radix.Close aria-label="Close" className="grid size-tap place-items-center">
              <X size={22} strokeWidth={1.75} aria-hidden />
            </Radix.Close>
          </div>
          <Radix.Title className="text-head">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-s3 text-ink-soft">{description}</Radix.Description>
          )}
          <div className="mt-s5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
