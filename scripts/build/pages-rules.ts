import { serviceWorkerFile } from '#schema/pages/app-files.ts'
import { files, launcherFile, machineCalls, redirects } from '#schema/pages/other-addresses.ts'
import { headersOf, launcherHeaders, pageHeaders } from '#schema/pages/security-headers.ts'
import { paths, services } from '#schema/paths.ts'

/** `_routes.json`: Pages runs `_worker.js` for these and serves everything else as a file. */
export function routes() {
  const wanted = [
    ...Object.values(services).map((prefix) => `${prefix}/*`),
    ...[
      ...Object.values(paths)
        .filter(({ rendering }) => rendering === 'edge')
        .map(({ pattern }) => pattern),
      ...Object.keys(redirects),
      ...Object.values(files),
      ...Object.values(machineCalls),
    ]
      .map(wildcard)
      .flatMap((pattern) => (/[*]$|\.\w+$/.test(pattern) ? [pattern] : [pattern, `${pattern}/`])),
  ]
  // Pages refuses a rule that another one covers.
  const include = wanted.filter((rule) => !wanted.some((other) => other !== rule && covers(other, rule)))
  // To Pages, `/scorecard/*` means `/scorecard` too, which is a file.
  const prefixes = include.flatMap((rule) => (rule.endsWith('/*') ? rule.slice(0, -1) : []))
  const exclude = Object.values(paths)
    .filter(({ rendering }) => rendering !== 'edge')
    .map(({ pattern }) => wildcard(pattern))
    .filter((pattern) => prefixes.some((prefix) => `${pattern}/`.startsWith(prefix)))
  return { version: 1, include, exclude }
}

/** `_headers`: what files are sent with. Where several rules fit Pages joins their values, so one of ours goes first. */
export function headers(): string {
  const section = (path: string, values: Record<string, string>, lines: string[] = []) =>
    `${[path, ...lines, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`
  const others = Object.values(paths).filter(({ csp, rendering }) => csp !== 'page' && rendering !== 'edge')
  return [
    section('/*', pageHeaders),
    section('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    section(launcherFile, launcherHeaders),
    section(serviceWorkerFile, { 'Cache-Control': 'no-cache' }),
    ...others.map(({ pattern, csp }) =>
      section(
        wildcard(pattern),
        headersOf[csp],
        Object.keys(pageHeaders).map((name) => `  ! ${name}`),
      ),
    ),
  ].join('')
}

/** The path of the shell of a page of the account door; one file for all values of its parameters. */
export const shellFile = (pattern: string) => pattern.replace(/:\w+/g, 'shell')

/** `_redirects`: every address of a pattern is answered with its one shell, under the address that was asked for. */
export const shellRewrites = () =>
  Object.values(paths)
    .filter(({ rendering, pattern }) => rendering === 'client' && pattern.includes(':'))
    .map(({ pattern }) => `${pattern} ${shellFile(pattern)} 200\n`)
    .join('')

const covers = (rule: string, other: string) => rule.endsWith('/*') && other.startsWith(rule.slice(0, -1))
const wildcard = (pattern: string) => pattern.replace(/:[^/]+/g, '*')
