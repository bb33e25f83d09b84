import { brand } from '#schema/brand.ts'
import { levels, plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'

/** Structured data of the prices. */
export const pricesLinkedData = (origin: string) => ({
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
