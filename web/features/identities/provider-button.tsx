import './provider-button.css'
import type { ComponentProps } from 'react'
import { type Provider, providers } from '#schema/identities/providers.ts'
import { searchString } from '#schema/pages/search-string.ts'
import { services } from '#schema/paths.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { ProviderMark } from './provider-mark.tsx'

const look = buttonLook('plain', 'identities-button')
const ProviderLabel = ({ provider }: { provider: Provider }) => (
  <>
    <ProviderMark provider={provider} />
    Continue with {providers[provider]}
  </>
)

/** A link to the sign-in of a provider, which returns here and continues to `next`. */
export const ProviderLink = ({ provider, next }: { provider: Provider; next: string | undefined }) => (
  <a
    href={`${services.api}/login/${provider}${searchString({ next })}`}
    className={look}
    // The second press of a double click would start a new flow and end the first one.
    onClick={(event) => event.detail > 1 && event.preventDefault()}
  >
    <ProviderLabel provider={provider} />
  </a>
)

/** A button that leads to the sign-in of a provider, in the look of the link. */
export const ProviderButton = ({
  provider,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'className'> & { provider: Provider }) => (
  <Button type="submit" className="identities-button" {...rest}>
    <ProviderLabel provider={provider} />
  </Button>
)
