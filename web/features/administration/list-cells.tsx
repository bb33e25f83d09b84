import { useState } from 'react'

/** A text, cut after `at` characters until it is pressed; a dash where there is none. */
export function ExpandableText({ text, at = 60 }: { text: string | null | undefined; at?: number }) {
  const [isExpanded, setIsExpanded] = useState(false)
  if (!text) return <Dash />
  if (text.length <= at) return text
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      className="administration-cut"
      onClick={() => setIsExpanded(!isExpanded)}
    >
      {isExpanded ? text : `${[...text].slice(0, at).join('').trimEnd()}…`}
    </button>
  )
}

/** An email address that wraps before its `@`. */
export function Address({ email }: { email: string | null | undefined }) {
  if (!email) return <Dash />
  const at = email.lastIndexOf('@')
  return (
    <span className="administration-address">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

/** A dash for an empty value. */
export const Dash = () => (
  <>
    <span aria-hidden>–</span>
    <span className="sr-only">none</span>
  </>
)
