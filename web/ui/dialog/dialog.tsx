import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Tooltip, TooltipProvider } from '../tooltip.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'

// Without a transform: a fixed toast inside it keeps its place on the page, and its edges fall on whole pixels.
const sizes = {
  panel: {
    box: 'pb-s7 sm:m-auto sm:h-fit sm:max-h-[86dvh] sm:w-[min(44rem,92vw)] sm:px-s7',
    head: '-mr-s3 sm:-mr-s5',
  },
  sheet: {
    box: 'sm:inset-x-[max(3vw,calc(50vw-40rem))] sm:inset-y-[3dvh]',
    head: '-mx-gutter px-s3',
  },
} as const

/**
 * A modal dialog, nearly the whole page with `sheet`; it starts at `data-begins`, else at the first control. It includes
 * Radix, so import it lazily.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'panel',
  onClosed,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  size?: 'panel' | 'sheet'
  /** Called once it is closed; returns true if it moves the focus itself. */
  onClosed?: () => boolean
  children: ReactNode
}) {
  const opener = useRef<Element | null>(null)
  useCloseOnBack(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-room-deep/70" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          data-size={size}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            const first = (event.target as Element).querySelector<HTMLElement>('[data-begins]')
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (onClosed?.()) return
            // The focus may return to an SVG element; a dialog that came with its page has no opener, so the page
            // gets the focus.
            const current = opener.current === document.body ? document.querySelector('main') : opener.current
            if (current instanceof HTMLElement || current instanceof SVGElement) current.focus()
          }}
          className={`fixed inset-0 z-50 scroll-pt-24 overflow-y-auto overscroll-contain bg-wall px-gutter focus:outline-none sm:border-ink sm:border-t-3 sm:shadow-hung ${sizes[size].box}`}
        >
          <div className={`sticky top-0 z-3 flex justify-end bg-wall py-s2 ${sizes[size].head}`}>
            <TooltipProvider>
              <Tooltip text="Close">
                <Radix.Close aria-label="Close" className="grid size-tap place-items-center">
                  <X size={22} strokeWidth={1.75} aria-hidden />
                </Radix.Close>
              </Tooltip>
            </TooltipProvider>
          </div>
          <Radix.Title dir="auto" className="text-head">
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description dir="auto" className="mt-s3 text-ink-soft">
              {description}
            </Radix.Description>
          )}
          <div className="mt-s5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
