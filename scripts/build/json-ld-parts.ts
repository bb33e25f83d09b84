import type { Plugin } from 'vite'

const empty = '\0json-ld-nothing'

/**
 * Gives `jsonld` nothing to ask the network with (all contexts are in the build), and `rdf-canonize` the cryptography
 * of the web instead of that of Node.
 */
export const jsonLdParts = (): Plugin => ({
  name: 'json-ld-parts',
  enforce: 'pre',
  async resolveId(id, importer = '') {
    if (id === '@digitalbazaar/http-client') return empty
    if (/\/jsonld\/lib\/\w+\.js$/.test(importer) && id === './platform') return empty
    if (!/\/rdf-canonize\/lib\/[\w-]+\.js$/.test(importer)) return undefined
    if (id === './MessageDigest') return this.resolve('./MessageDigest-webcrypto', importer)
    return id === './platform' ? this.resolve('./platform-browser', importer) : undefined
  },
  load: (id) =>
    id === empty ? 'module.exports = { setupGlobals() {}, setupDocumentLoaders() {} }' : undefined,
})
