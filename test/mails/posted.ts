import type { MailRequest } from '../fakes/mail.ts'
import { verifier } from '../verifiers/verifier.ts'

type Address = { address: string; name: string }
export type Message = {
  headers: { key: string; value: string }[]
  from: Address
  to: Address[]
  cc?: Address[]
  bcc?: Address[]
  subject: string
  text: string
  html: string
  attachments: { filename: string; mimeType: string; content: ArrayBuffer }[]
}
type Composer = new (mail: object) => { compile(): { build(): Promise<Buffer> } }

/** The message that a provider makes of a request (RFC 5322), as its bytes, and as postal-mime reads it. */
export async function messageOf({
  body,
}: Pick<MailRequest, 'body'>): Promise<{ raw: string; message: Message }> {
  const { default: MailComposer } = await verifier<{ default: Composer }>('nodemailer/lib/mail-composer')
  const { default: PostalMime } = await verifier<{ default: { parse(raw: Buffer): Promise<Message> } }>(
    'postal-mime',
  )
  const { attachments = [], ...mail } = body
  const raw = await new MailComposer({
    ...mail,
    newline: 'windows',
    attachments: attachments.map(({ filename, content, content_type: contentType }) => ({
      filename,
      contentType,
      content,
      encoding: 'base64',
    })),
  })
    .compile()
    .build()
  return { raw: raw.toString('latin1'), message: await PostalMime.parse(raw) }
}
