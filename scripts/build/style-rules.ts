import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import type { StyleRule } from '#worker/render/styles-in-use.ts'

/**
 * A stylesheet as the renderer needs it: every rule with the layers and conditions it stands in, and the classes
 * that a page must have for it to matter. Keyframes, typefaces and properties always matter.
 */
export function styleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = []
  const read = (parent: Container, at: string[]) => {
    for (const node of parent.nodes ?? []) {
      if (node.type === 'rule') rules.push({ at, needs: needsOf(node), css: node.toString() })
      else if (isWrapper(node)) read(node, [...at, `@${node.name} ${node.params}`])
      else if (node.type !== 'comment') rules.push({ at, needs: [[]], css: node.toString() })
    }
  }
  read(postcss.parse(css), [])
  return rules
}

const isWrapper = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.nodes !== undefined && ['layer', 'media', 'supports'].includes(node.name)

/** For each selector of a rule, the classes without which it matches nothing; what stands in `:not()` and the like is none. */
const needsOf = ({ selectors }: Rule): string[][] =>
  selectors.map((selector) => {
    const plain = withoutArguments(selector)
    return [...plain.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) =>
      name.replace(/\\(.)/g, '$1'),
    )
  })

/** A selector without what stands in brackets of either kind; a bracket that is part of a name is escaped. */
function withoutArguments(selector: string): string {
  let depth = 0
  return (selector.match(/\\.|[^\\]/g) ?? [])
    .filter((sign) => {
      if (sign === '(' || sign === '[') depth += 1
      const isOutside = depth === 0
      if (sign === ')' || sign === ']') depth -= 1
      return isOutside
    })
    .join('')
}
