import { Download } from 'lucide-react'
import { buttonLook } from '#web/ui/button.tsx'

/** Downloads what the list shows, whole, as a table. */
export const ExportLink = ({ to }: { to: string }) => (
  <a href={to} download className={buttonLook('plain', 'min-h-tap')}>
    <Download size={16} aria-hidden />
    Export CSV
  </a>
)
