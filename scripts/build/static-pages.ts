import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stands in a static page for the address of its site until that is known. */
export const unknownOrigin = 'http://origin.invalid'
const tagsThatNameIt =
  /<(?:link|meta)[^>]*"http:\/\/origin\.invalid[^>]*>(?:<meta property="og:image:[^>]*>)*/g

/** Writes the address of its site into a static page; without one, the page claims none. */
const withOrigin = (html: string, origin: string | undefined) =>
  origin
    ? html.replaceAll(unknownOrigin, origin)
    : html.replaceAll(tagsThatNameIt, '').replaceAll(unknownOrigin, '')

/** The same for every static page of a built site. */
export function writeOrigin(site: string, origin: string | undefined): void {
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const path = join(site, file)
    writeFileSync(path, withOrigin(readFileSync(path, 'utf8'), origin))
  }
}
