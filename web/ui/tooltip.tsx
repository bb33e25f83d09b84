import { Tooltip as Radix, Slot } from 'radix-ui'
import type { ComponentProps, FocusEvent, ReactElement, ReactNode } from 'react'

/** Groups tooltips: after the first, the next opens at once (public spec section 9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/** The name of an icon button, shown on hover or Tab focus. It includes Radix, so load it late. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={openForTabOnly}>
        <UndescribedTrigger>{children}</UndescribedTrigger>
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

/** The trigger's button attributes without the description, which repeats its name. */
const UndescribedTrigger = ({ 'aria-describedby': _, ...rest }: ComponentProps<typeof Slot.Root>) => (
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

/** Opens on Tab focus only, not when a dialog focuses its button by itself. */
const openForTabOnly = (event: FocusEvent) => {
  if (lastKey !== 'Tab') event.preventDefault()
}
