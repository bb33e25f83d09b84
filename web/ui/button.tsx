import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

const box =
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-s2 text-balance rounded-tool border px-s5 py-s2 text-center font-semibold text-label leading-[1.2] no-underline transition-colors aria-disabled:cursor-default aria-disabled:opacity-55'
const looks = {
  main: `${box} border-madder bg-madder text-on-madder not-aria-disabled:hover:border-madder-deep not-aria-disabled:hover:bg-madder-deep`,
  plain: `${box} border-current not-aria-disabled:hover:bg-current/9`,
  quiet:
    'link inline-flex min-h-tap cursor-pointer items-center gap-s2 font-semibold text-label text-madder-text underline decoration-1 underline-offset-[0.22em] hover:decoration-2 aria-disabled:cursor-default aria-disabled:opacity-55 in-[.room]:text-inherit',
} as const

/** `main` is the one filled button of a view, `plain` an outlined one, `quiet` looks like a link. */
export type ButtonVariant = keyof typeof looks

type Look = { variant?: ButtonVariant }
/** The class names of a button, for other elements. */
export const buttonLook = (variant: ButtonVariant = 'plain', className = '') =>
  `${looks[variant]} ${className}`

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-disabled'> & Look

/** A button in one of the three looks, of type `button` by default; disabled it keeps the focus and ignores presses. */
export function Button({ variant, className, type = 'button', disabled, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonLook(variant, className)}
      aria-disabled={disabled || undefined}
      onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
      {...rest}
    />
  )
}

/** A link that looks like a button; `to` is a path, an anchor or a whole address. */
export function ButtonLink({ variant, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonLook(variant, className)} {...rest} />
}
