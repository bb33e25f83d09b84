import { trialDays } from '#schema/levels.ts'

/** What a page says of its two steps; its shell says it too, before any script has come. */
export const payingIntros = {
  checkout:
    'Two steps: your details, then your card. Nothing is charged until you press the button with the price.',
  trial: `Two steps: your details, then a card. Nothing is charged today, and you can cancel with one press before the ${trialDays} days are over.`,
} as const
