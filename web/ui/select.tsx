import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The system's own select with a label; `labelHidden` keeps the label for screen readers only. */
export function Select({
  label,
  labelHidden = false,
  className = '',
  ...rest
}: ComponentProps<'select'> & { label: string; labelHidden?: boolean }) {
  return (
    <label className={`grid gap-s2 ${className}`}>
      <span className={labelHidden ? 'sr-only' : 'font-semibold text-label'}>{label}</span>
      <span className="relative inline-grid">
        <select
          {...rest}
          className="min-h-tap w-full appearance-none text-ellipsis rounded-tool border border-edge bg-wall-lit pr-10 pl-s4 text-[1rem] text-ink sm:text-label"
        />
        <SelectArrow size={16} />
      </span>
    </label>
  )
}

export const SelectArrow = ({ size }: { size: number }) => (
  <ChevronDown
    size={size}
    aria-hidden
    className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
  />
)
