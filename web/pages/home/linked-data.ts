import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'

/** Structured data about the organisation and its search. */
export const siteLinkedData = (origin: string) => {
  const home = origin + paths.home.href()
  const organisation = { '@type': 'Organization', '@id': `${home}#organization` }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...organisation,
        name: brand.name,
        url: home,
        logo: `${origin}/favicon.svg`,
        description: brand.description,
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: home,
        publisher: { '@id': organisation['@id'] },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${paths.gallery.href()}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
