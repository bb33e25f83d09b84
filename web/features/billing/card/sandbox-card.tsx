import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form'
import { type SandboxCard as Card, sandboxCardSchema } from '#schema/billing/billing.ts'
import { brand } from '#schema/brand.ts'
import { pounds } from '#schema/levels.ts'
import { dataOf, hasCode, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showFieldErrors } from '#web/ui/forms/field-errors.ts'
import { goOnWithEnter } from '#web/ui/forms/go-on-with-enter.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { Overlay } from '../purchase-step.tsx'
import { type CardProps, failureTitle, intentOf } from './card-form.ts'
import { TestBankStep } from './test-bank-step.tsx'
import { TestCards } from './test-cards.tsx'

const cardFields = ['number', 'expiry', 'cvc'] as const

/** The labelled card form of a product that runs without keys: no money moves, and no real card belongs in it. */
export function SandboxCard(props: CardProps) {
  const { opened, submit } = props
  const { form, isPaying, pay, bank } = useSandboxPayment(props)
  const { register, handleSubmit, setValue, setFocus, watch, formState } = form
  return (
    <form noValidate className="relative grid gap-s5" onKeyDown={goOnWithEnter} onSubmit={handleSubmit(pay)}>
      <div className="billing-rehearsal" inert={isPaying}>
        <div className="grid gap-s1">
          <h3>Sandbox: no money moves</h3>
          <p className="text-ink-soft text-label">
            This copy of {brand.name} has no payment provider, so it rehearses one. Please use a test card,
            never a card of your own.
          </p>
        </div>
        <TestCards
          chosen={watch('number')}
          onChoose={(card) => {
            for (const field of cardFields) setValue(field, card[field], { shouldValidate: true })
          }}
        />
        <CardFields register={register} errors={formState.errors} />
      </div>
      <Button type="submit" variant="main" disabled={isPaying} className="justify-self-start max-sm:w-full">
        {submit}
      </Button>
      <Overlay>{isPaying && 'Asking the test bank…'}</Overlay>
      <TestBankStep
        {...bank}
        purpose={opened.order.amount ? pounds(opened.order.amount) : 'leave to charge this card later'}
        onDeclined={() => setFocus('number', { shouldSelect: true })}
      />
    </form>
  )
}

/** The form of a test card and its payment, which may wait for what is answered to the test `bank`. */
function useSandboxPayment({ opened, kind, onDone, onClosed }: CardProps) {
  const api = useApi()
  const { clientSecret } = opened
  const form = useForm<Card>({
    defaultValues: { clientSecret, number: '', expiry: '', cvc: '' },
    resolver: zodResolver(sandboxCardSchema, undefined, { raw: true }),
  })
  const isRunning = useRef(false)
  const [isPaying, setIsPaying] = useState(false)
  const [asking, setAsking] = useState<Card>()

  const showError = (sentence: string) =>
    showToast({ variant: 'destructive', title: failureTitle[kind], description: sentence })
  const decline = (sentence: string) => {
    showError(sentence)
    form.setError('number', { message: sentence })
    form.setFocus('number', { shouldSelect: true })
  }

  async function pay(card: Card) {
    if (isRunning.current) return
    isRunning.current = true
    setIsPaying(true)
    try {
      const { status } = await dataOf(api.sandbox.confirm.$post({ json: card }))
      if (status === 'succeeded') return onDone(intentOf(clientSecret))
      setAsking(card)
      setIsPaying(false)
    } catch (error) {
      console.error('The card was not accepted', error)
      setIsPaying(false)
      if (hasCode(error, 'PAYMENT_CLOSED')) return onClosed()
      // What was inert can be focused again once that is drawn.
      requestAnimationFrame(() => {
        if (hasCode(error, 'CARD_DECLINED')) decline(error.sentence)
        else if (!showFieldErrors(error, form.setError, { fields: cardFields }).length)
          showError(sentenceOf(error, 'Something went wrong. Nothing was charged. Please try again.'))
      })
    } finally {
      isRunning.current = false
    }
  }

  const bank = {
    isOpen: Boolean(asking),
    onConfirm: () => {
      setAsking(undefined)
      if (asking) void pay({ ...asking, authenticated: true })
    },
    onDeny: (sentence: string) => {
      setAsking(undefined)
      decline(sentence)
    },
  }
  return { form, isPaying, pay, bank }
}

function CardFields({
  register,
  errors,
}: Pick<UseFormReturn<Card>, 'register'> & { errors: FieldErrors<Card> }) {
  return (
    <>
      <TextField
        label="Card number"
        required
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={30}
        error={errors.number?.message}
        {...register('number')}
      />
      <div className="grid grid-cols-2 gap-s4">
        <TextField
          label="Expiry (MM / YY)"
          required
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={9}
          error={errors.expiry?.message}
          {...register('expiry')}
        />
        <TextField
          label="CVC"
          required
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={4}
          error={errors.cvc?.message}
          {...register('cvc')}
        />
      </div>
    </>
  )
}
