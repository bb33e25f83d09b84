import { useAssessment, useScorecard } from '../scorecard-context.tsx'
import { ContactFields, useContact } from './contact-fields.tsx'
import { formLabels } from './form-labels.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { useWizardKeys } from './use-wizard-keys.ts'

/** The first screen of the form, for name and email. */
export function ScorecardContactStep() {
  const { store } = useScorecard()
  const contact = useContact()
  const goOn = () => contact.isChecked() && store.change({ formStep: 1 })
  useWizardKeys({ onNext: goOn })
  useAssessment()
  return (
    <ScreenFrame
      screen="form-0"
      heading={formLabels[0]}
      labels={formLabels}
      current={0}
      where={`Step 1 of ${formLabels.length}`}
      percent={0}
      canGoOn={contact.isFilled}
      onNext={goOn}
    >
      <ContactFields emailError={contact.emailError} />
      <p className="max-w-[34em] text-ink-soft text-label">
        Your answers stay in this browser until you ask for your result.
      </p>
    </ScreenFrame>
  )
}
