/** What people typed and what the site knows, as every mail is written with it. */
export type MailInput = {
  /** Of whoever reads it, and of whoever it is about. */
  name: string
  email: string
  /** Free words of several lines. */
  words: string
  /** The title of a story. */
  title: string
  siteUrl: string
}
/** A mail as its function writes it. */
export type WrittenMail = {
  kind: string
  to: string
  subject: string
  text: string
  html: string
  attachments?: { filename: string; contentType: string; content: string }[]
}
/** The mails that each function writes, by its name. */
export type Mails = Record<string, WrittenMail[]>

export const soon = new Date('2027-03-28T09:30:00Z')
export const later = new Date('2027-03-28T10:15:00Z')
