import { Copy } from 'lucide-react'
import { copyText } from '#web/features/sharing/copy-text.ts'
import { type Certificate, fieldsOfLinkedIn } from './linkedin.ts'

/** What LinkedIn's form asks for, to copy where it does not fill itself in. */
export const LinkedInFields = ({ certificate }: { certificate: Certificate }) => (
  <details className="badges-more">
    <summary>If LinkedIn’s form comes up empty</summary>
    <dl>
      {fieldsOfLinkedIn(certificate).map(([label, value]) => (
        <div key={label} className="badges-field">
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd className="badges-copy">
            <button
              type="button"
              aria-label={`Copy: ${label}`}
              onClick={() => void copyText(value, { label, next: value })}
            >
              <Copy size={18} strokeWidth={1.75} aria-hidden />
            </button>
          </dd>
        </div>
      ))}
    </dl>
  </details>
)
