import { styles } from 'virtual:site-assets'
import { prerender } from 'react-dom/static.edge'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import type { listMails } from '../../services/mail/outbox-queries.ts'

type Listed = Awaited<ReturnType<typeof listMails>>[number]

/** The HTML of a list of mails and the one that is open. */
export async function mailboxDocument(mails: Listed[], open: Listed | undefined): Promise<string> {
  const { prelude } = await prerender(<Mailbox mails={mails} open={open} />, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  })
  return new Response(prelude).text()
}

function Mailbox({ mails, open }: { mails: Listed[]; open: Listed | undefined }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`Mailbox · ${brand.name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {!styles && <link rel="stylesheet" href="/web/doors/public/app.css" />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>
          <h1>Mailbox</h1>
          <p>
            What {brand.name} has written to people from this machine. <a href={paths.home.href()}>Home</a>
          </p>
        </header>
        {mails.length ? (
          <main>
            <nav aria-label="Mails">
              <ol>
                {mails.map((mail) => (
                  <li key={mail.id}>
                    <a href={`?mail=${mail.id}`} aria-current={mail.id === open?.id ? 'page' : undefined}>
                      <b>{mail.subject}</b>
                      <span>{mail.to}</span>
                      <span>
                        <Time at={mail.createdAt} /> · {states[mail.state]}
                      </span>
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
            {open ? <Mail mail={open} /> : <p>That mail is not here any more. Choose another one.</p>}
          </main>
        ) : (
          <main className="empty">
            <h2>No mail has been written yet</h2>
            <p>
              Take <a href={paths.scorecard.href()}>the scorecard</a>: its result is mailed, and stands here a
              moment later.
            </p>
          </main>
        )}
      </body>
    </html>
  )
}

function Mail({ mail }: { mail: Listed }) {
  return (
    <article aria-label="The mail">
      <h2>{mail.subject}</h2>
      <dl>
        <dt>To</dt>
        <dd>{mail.to}</dd>
        <dt>Written</dt>
        <dd>
          <Time at={mail.createdAt} />
        </dd>
        <dt>State</dt>
        <dd>
          {states[mail.state]}
          {mail.problem && `: ${mail.problem}`}
        </dd>
        {mail.attachments.length > 0 && (
          <>
            <dt>Attached</dt>
            <dd>{mail.attachments.map(({ filename }) => filename).join(', ')}</dd>
          </>
        )}
      </dl>
      {mail.isSecret && mail.state === 'sent' && (
        <p>It held a secret link, so its text was erased once it was sent.</p>
      )}
      <iframe
        title="As HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
      />
      <h3>As text</h3>
      <pre>{mail.text}</pre>
      {mail.attachments.map(({ filename, contentType, content }) => (
        <section key={filename}>
          <h3>
            {filename} ({contentType})
          </h3>
          <pre>{content}</pre>
        </section>
      ))}
    </article>
  )
}

const states: Record<Listed['state'], string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  kept: 'Kept here, not sent',
  failed: 'Given up',
}

const written = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' } as const
const Time = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()}>{at.toLocaleString('en-GB', written).replace(' at ', ', ')} UTC</time>
)

const css = `
body { padding: var(--s6) var(--gutter) var(--s8) }
body > header { padding-bottom: var(--s5); border-bottom: 1px solid var(--line) }
body > header p { color: var(--ink-soft) }
h1 { font-size: var(--t-head) }
a { text-decoration: underline; text-underline-offset: 0.2em }
main { display: grid; gap: var(--s6); align-items: start }
main.empty { padding-block: var(--s7); gap: var(--s3) }
main.empty h2 { font-size: var(--t-title) }
nav ol { max-height: 30vh; overflow-y: auto }
nav a { display: grid; padding: var(--s4); border-bottom: 1px solid var(--line); text-decoration: none; overflow-wrap: anywhere }
nav a:hover b { text-decoration: underline }
nav a[aria-current] { background: var(--wall-lit); box-shadow: inset 3px 0 0 var(--madder) }
nav span, dt, article h3 { color: var(--ink-soft); font-size: var(--t-small) }
article { min-width: 0; padding-top: var(--s5) }
article h2 { font-size: var(--t-title) }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 var(--s4); margin-block: var(--s4); overflow-wrap: anywhere }
iframe { width: 100%; height: 54rem; border: 1px solid var(--line); background: var(--wall) }
article h3 { margin-top: var(--s5); font-family: var(--sans) }
pre { padding: var(--s4) 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: var(--t-label) }
@media (width >= 56rem) {
  main { grid-template-columns: minmax(16rem, 22rem) minmax(0, 46rem) }
  main.empty { grid-template-columns: minmax(0, 46rem) }
  nav ol { max-height: none }
}
`
