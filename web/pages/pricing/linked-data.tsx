import { brand } from '#schema/brand.ts'
import { levels, plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { useSiteOrigin } from '#web/client/site-origin.ts'

/** What each level costs, for search engines. */
export function LinkedData() {
  return (
    <script
      type="application/ld+json"
      // A build that does not know its origin says paths, which are good anywhere.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words
      dangerouslySetInnerHTML={{ __html: JSON.stringify(linkedData(useSiteOrigin())) }}
    />
  )
}

const linkedData = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: `A profile on ${brand.name}`,
  description: brand.description,
  url: origin + paths.pricing.href(),
  provider: {
    '@type': 'Organization',
    '@id': `${origin}${paths.home.href()}#organization`,
    name: brand.name,
  },
  offers: levels.map(({ plan, title }) => {
    const { level, levelName, firstPayment, monthly } = plans[plan]
    return {
      '@type': 'Offer',
      name: `Level ${level} ${levelName}`,
      description: title,
      url: origin + paths.pricing.href(),
      price: (firstPayment / 100).toFixed(2),
      priceCurrency: 'GBP',
      ...(monthly > 0 && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: (monthly / 100).toFixed(2),
          priceCurrency: 'GBP',
          billingDuration: 'P1M',
        },
      }),
    }
  }),
})
