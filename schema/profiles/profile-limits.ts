/** The longest texts of a profile, in characters, and its longest list of deliverables. */
export const maxPhoneLength = 40
export const maxUrlLength = 300
export const maxDeliverables = 12

const person = /^(?:https?:\/\/)?((?:[a-z]{1,3}\.)?linkedin\.com)(\/(?:in|pub)\/(?!\S*\/\.\.)[^\s/?#.]\S*)$/i

/** The address of somebody's LinkedIn page as it is stored, with or without `https://` at first; undefined for any other. */
export function linkedinAddress(written: string): string | undefined {
  const [, host = '', rest] = person.exec(written.trim()) ?? []
  return rest && `https://${host.toLowerCase()}${rest}`
}
export const notOnLinkedin =
  'Please enter the address of your own page on LinkedIn, such as https://www.linkedin.com/in/your-name, or leave this empty.'
