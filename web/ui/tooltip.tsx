import { Tooltip as Radix, Slot } from 'radix-ui'
import type { ComponentProps, FocusEvent, ReactElement, ReactNode } from 'react'

/** Stands around tooltips that belong together: once one was open, the next opens at once (public spec section 9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/**
 * What a button with an icon alone is called, beside it: when it is pointed at for a while, or reached with the Tab
 * key. Its `aria-label` says the same, so nothing is read twice. Brings Radix: only for parts that come later.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={openForTabOnly}>
        <Undescribed>{children}</Undescribed>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-hidden
          sideOffset={8}
          collisionPadding={12}
          className="z-70 max-w-80 rounded-tool bg-ink px-s3 py-s2 text-small text-wall"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Everything that the trigger gives its button, but the text that the button's name says already. */
const Undescribed = ({ 'aria-describedby': _, ...rest }: ComponentProps<typeof Slot.Root>) => (
  <Slot.Root {...rest} />
)

let lastKey = ''
const remember = (event: KeyboardEvent | PointerEvent) => {
  lastKey = 'key' in event ? event.key : ''
}
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', remember, { capture: true })
  document.addEventListener('pointerdown', remember, { capture: true })
}

/** A dialog that opens puts the focus on its button by itself; nobody asked what that is called. */
const openForTabOnly = (event: FocusEvent) => {
  if (lastKey !== 'Tab') event.preventDefault()
}
