import { page } from './page-row.ts'

/** The fragment of a mailed link, which servers and logs never see. */
export const mailed = (named: Record<string, string | undefined>) => {
  const link = Object.entries(named).find(([, token]) => token)
  return link ? `#${link.join('=')}` : ''
}

/** A page opened by a mailed link. */
export const byMail = (path: string) => page(path, 'client', (token?: string) => path + mailed({ token }))

/** A page opened by one of several mailed links. */
export const byOneOf = <Link extends string>(path: string) =>
  page(path, 'client', (named: { [Name in Link]?: string } = {}) => path + mailed(named))
