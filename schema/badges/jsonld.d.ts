/** The one function of `jsonld` that badges use. */
declare module 'jsonld' {
  type LoadedContext = { documentUrl: string; document: object; contextUrl: null; tag: 'static' }
  const jsonld: {
    canonize(
      document: object,
      options: {
        safe: true
        base: null
        documentLoader: (address: string) => Promise<LoadedContext>
        canonizeOptions: { algorithm: 'RDFC-1.0'; maxWorkFactor: number }
      },
    ): Promise<string>
  }
  export default jsonld
}
