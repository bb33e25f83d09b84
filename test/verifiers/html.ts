import { verifier } from './verifier.ts'

type Found = { ruleId: string; message: string; selector: string | null }
type HtmlValidate = {
  validateString(html: string): Promise<{ results: { messages: Found[] }[] }>
}

/** The rules of the HTML standard and of its accessible use; what is off is taste, or another test's. */
const config = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: Object.fromEntries(
    [
      // Allowed by the standard, and how React writes.
      ...['attr-case', 'attribute-boolean-style', 'attribute-empty-style', 'no-inline-style', 'void-style'],
      // A name on a list or a group is wanted here; each page has one navigation of a kind.
      ...['aria-label-misuse', 'unique-landmark'],
      // What an open dialog hides behind it cannot be focused either.
      'hidden-focusable',
      // Pictures and steps that show progress.
      'prefer-native-element',
      // The wizard goes on by its own buttons and keys.
      'wcag/h32',
      // A group may also be named by the heading before it.
      'wcag/h71',
      'require-sri',
    ].map((rule) => [rule, 'off']),
  ),
}
let validating: Promise<HtmlValidate> | undefined

/** What html-validate and three rules of the Nu checker that it lacks find wrong with a document. */
export async function faultsOfHtml(html: string): Promise<string[]> {
  validating ??= verifier<{ HtmlValidate: new (config: object) => HtmlValidate }>('html-validate').then(
    // Given once: for each document it would be put together anew, half of the time.
    ({ HtmlValidate }) => new HtmlValidate(config),
  )
  const { results } = await (await validating).validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  return [...found, ...faultsInTags(html)]
}

/** It looks into no drawing, and knows neither what native controls say of themselves nor signs that HTML cannot hold. */
function faultsInTags(html: string): string[] {
  const tags = html
    .replace(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .match(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi)
  const ids = (tags ?? []).flatMap((tag) => /\sid="([^"]*)"/.exec(tag)?.[1] ?? [])
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  const doubled = tags?.filter(
    (tag) => /^<input\b.*\stype="(?:checkbox|radio)"/.test(tag) && /\saria-checked=/.test(tag),
  )
  return [
    ...[...twice].map((id) => `the id ${id} stands twice`),
    ...(doubled ?? []).map((tag) => `says itself what it is: ${tag}`),
    ...(/(?![\t\n\f\r])\p{Cc}/u.test(html) ? ['a sign that HTML cannot hold'] : []),
  ]
}
