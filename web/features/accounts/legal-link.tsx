/** Opens in a new tab, so that the form stays. */
export const LegalLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener" className="text-madder-text">
    {children}
    <span className="sr-only"> (opens a new window)</span>
  </a>
)
