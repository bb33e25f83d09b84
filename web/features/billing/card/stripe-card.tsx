import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Overlay } from '../purchase-step.tsx'
import { storedContact } from '../stored-contact.ts'
import { type CardProps, failureTitle, intentOf } from './card-form.ts'
import { stripeLook } from './stripe-look.ts'

/** After how many milliseconds a missing Stripe script is reported. */
const patience = 15_000

/** Stripe's statuses of a confirmed intent. */
const confirmedStates = ['succeeded', 'processing', 'requires_capture']

/** Stripe's Payment Element: the card is typed into Stripe’s own frame, and never reaches this site. */
export function StripeCard(props: CardProps) {
  const { publishableKey = '', clientSecret } = props.opened
  const [attempt, setAttempt] = useState(1)
  const [stripe, setStripe] = useState<Stripe | 'unreachable' | null>(null)
  const again = () => {
    setStripe(null)
    setAttempt((before) => before + 1)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks for it anew
  useEffect(() => {
    let isWanted = true
    const late = setTimeout(() => isWanted && setStripe((came) => came ?? 'unreachable'), patience)
    loadStripe(publishableKey)
      .catch((error) => {
        console.error('Stripe did not come', error)
        return 'unreachable' as const
      })
      .then((came) => isWanted && setStripe(came))
    return () => {
      isWanted = false
      clearTimeout(late)
    }
  }, [publishableKey, attempt])

  if (stripe === 'unreachable') return <ProviderError onRetry={again} />
  if (!stripe)
    return (
      <p role="status" className="text-ink-soft">
        Fetching Stripe’s card form…
      </p>
    )
  return (
    <Elements stripe={stripe} options={{ clientSecret, locale: 'en-GB', appearance: stripeLook() }}>
      <CardForm {...props} onUnreachable={() => setStripe('unreachable')} />
    </Elements>
  )
}

function CardForm({
  kind,
  submit,
  returnTo,
  opened,
  onDone,
  onClosed,
  onUnreachable,
}: CardProps & { onUnreachable: () => void }) {
  const [stripe, elements] = [useStripe(), useElements()]
  const isRunning = useRef(false)
  const [isReady, setIsReady] = useState(false)
  const [isPaying, setIsPaying] = useState(false)
  const [contact] = useState(storedContact.read)

  /** Whether an error says that the intent was confirmed or cancelled already, here or in another tab. */
  const goesOn = ({ payment_intent, setup_intent }: Partial<StripeError>): boolean => {
    const status = (payment_intent ?? setup_intent)?.status ?? ''
    if (confirmedStates.includes(status)) onDone(intentOf(opened.clientSecret))
    else if (status === 'canceled') onClosed()
    else return false
    return true
  }

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements || isRunning.current) return
    isRunning.current = true
    setIsPaying(true)
    const confirming = {
      elements,
      confirmParams: { return_url: new URL(returnTo, location.origin).href },
      redirect: 'if_required',
    } as const
    const { error } = await (kind === 'payment'
      ? stripe.confirmPayment(confirming)
      : stripe.confirmSetup(confirming)
    ).catch((reason) => {
      console.error('Stripe did not answer', reason)
      return { error: { type: 'api_connection_error' } as Partial<StripeError> }
    })
    isRunning.current = false
    if (!error) return onDone(intentOf(opened.clientSecret))
    if (goesOn(error)) return
    setIsPaying(false)
    // What a field of Stripe's lacks stands beside that field already.
    if (error.type === 'validation_error') return
    showToast({
      variant: 'destructive',
      title: failureTitle[kind],
      description:
        error.message ?? 'Stripe could not be reached. Please try again: you are charged once only.',
    })
  }

  return (
    <form noValidate className="relative grid gap-s5" onSubmit={pay}>
      <PaymentElement
        options={{
          layout: 'tabs',
          defaultValues: {
            billingDetails: {
              name: contact.customer_name,
              email: contact.customer_email,
              phone: contact.customer_mobile,
            },
          },
        }}
        onReady={() => setIsReady(true)}
        onLoadError={({ error }) => {
          if (goesOn(error)) return
          console.error('Stripe’s card form did not come', error)
          onUnreachable()
        }}
      />
      <Button
        type="submit"
        variant="main"
        disabled={!isReady || isPaying}
        className="justify-self-start max-sm:w-full"
      >
        {submit}
      </Button>
      <Overlay>{isPaying && 'Asking your bank…'}</Overlay>
    </form>
  )
}

const ProviderError = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="grid justify-items-start gap-s3">
    <h3>The card form could not be fetched</h3>
    <p>
      Cards are typed into a form of Stripe, our payment provider, and its script did not come from
      js.stripe.com. Something that blocks scripts of other sites may hold it back, or the connection is
      broken. Nothing was charged, and nothing that you typed is lost.
    </p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
)
