import { Download } from 'lucide-react'
import { buttonLook } from '#web/ui/button.tsx'

/** Downloads what the list shows, whole, as a table; where it shows nothing, only the space is left. */
export const ExportLink = ({ to, isEmpty }: { to: string; isEmpty: boolean }) => (
  <a href={to} download className={buttonLook('plain', isEmpty ? 'invisible min-h-tap' : 'min-h-tap')}>
    <Download size={16} aria-hidden />
    Export CSV
  </a>
)
