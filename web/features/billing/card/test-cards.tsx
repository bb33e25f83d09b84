import type { SandboxCard } from '#schema/billing/billing.ts'

const testCards = [
  ['4242 4242 4242 4242', 'is accepted'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks you first'],
  ['4000 0000 0000 0341', 'fails at renewals'],
] as const

type Props = { chosen: string; onChoose: (card: Pick<SandboxCard, 'number' | 'expiry' | 'cvc'>) => void }

/** The cards of the sandbox, each with what becomes of it; a press fills the form in. */
export const TestCards = ({ chosen, onChoose }: Props) => (
  <ul aria-label="Test cards" className="billing-test-cards">
    {testCards.map(([number, outcome]) => (
      <li key={number}>
        <button
          type="button"
          aria-pressed={chosen === number}
          onClick={() =>
            onChoose({ number, expiry: `12 / ${(new Date().getFullYear() + 4) % 100}`, cvc: '123' })
          }
        >
          <b>{number}</b> <span className="text-ink-soft">{outcome}</span>
        </button>
      </li>
    ))}
  </ul>
)
