import { type Plugin, parseAst } from 'vite'

/**
 * Lets a page ship the constants of schema/ without the contracts beside them (and zod, 22 KB):
 * each contract is made inside a call marked as pure, which the bundler drops when nobody uses it.
 */
export const pureContracts = (): Plugin => ({
  name: 'pure-contracts',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: (code, id) =>
    id.includes('/schema/') && code.includes("from 'zod'") ? { code: wrapped(code), map: null } : undefined,
})

const contract = /^\s*(?:z|\w+Schema)\b/

/** Every `const name = z…` becomes `const name = /* pure *\/ (() => z…)()`, from the last to the first so that offsets hold. */
function wrapped(code: string): string {
  const initialisers = parseAst(code, { lang: 'ts' }).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ init }) => init ?? [])
      : []
  })
  return initialisers
    .filter(({ start, end }) => contract.test(code.slice(start, end)))
    .toReversed()
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`,
      code,
    )
}
