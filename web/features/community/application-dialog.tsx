import { copyText } from '#web/features/sharing/copy-text.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { application, composeIn } from './application.ts'

/** Shows the application letter for the community and offers mail services to send it. */
export function ApplicationDialog(state: DialogState) {
  return (
    <Dialog
      {...state}
      title="Join the Solution Community"
      description="You apply with a letter of four lines. Choose where you write your mail; the letter opens there in a new window, ready to be filled in."
    >
      <Letter />
      <ul className="mt-s5 flex flex-wrap gap-s3 max-sm:*:basis-full">
        {Object.entries(composeIn).map(([service, href]) => (
          <li key={service}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonLook('plain', 'w-full')}
            >
              Write in {service}
              <span className="sr-only"> (opens a new window)</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-s5 text-ink-soft text-label">
        Writing it elsewhere? Send it to{' '}
        <a href={`mailto:${application.to}`} className="text-madder-text">
          {application.to}
        </a>
        .
      </p>
      <Button
        variant="quiet"
        onClick={() => void copyText(application.to, { label: 'Address', next: application.to })}
      >
        Copy the address
      </Button>
    </Dialog>
  )
}

function Letter() {
  return (
    <div className="border border-line bg-wall-lit px-s5 py-s5 shadow-card">
      <dl className="grid gap-s1 border-line border-b pb-s4 text-label">
        {[
          ['To', application.to],
          ['Subject', application.subject],
        ].map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-s2">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-s4 grid gap-s4 font-book font-serif text-[1.125rem] leading-[1.3]">
        {application.lines.map((line) => (
          <li key={line} className="border-line border-b pb-s1">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
