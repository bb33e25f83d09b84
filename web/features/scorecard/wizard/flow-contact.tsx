import { brand } from '#schema/brand.ts'
import { sections } from '#schema/scorecard/questions.ts'
import { RetentionLink } from '#web/features/privacy/data-consent.tsx'
import { useAssessment, useScorecard } from '../scorecard-context.tsx'
import { ContactFields, useContact } from './contact-fields.tsx'
import { flowOf, sectionLabels } from './flow-questions.ts'
import { HelpRequestField, SharingConsentField } from './privacy-choices.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import { useSubmission } from './use-submission.ts'
import { useWizardKeys } from './use-wizard-keys.ts'

/** The screen after the last question: name, email and consent. */
export function FlowContact() {
  const { store } = useScorecard()
  const assessment = useAssessment()
  const contact = useContact()
  const { submit, isSending } = useSubmission('questions')
  const canGoOn = contact.isFilled && assessment.hasConsented && !isSending
  const goOn = () => {
    if (canGoOn && contact.isChecked()) void submit()
  }
  const goBack = () => store.change({ flowPlace: flowOf(assessment).length - 1 })
  useWizardKeys({ onNext: goOn, onPrevious: goBack, sends: true })
  return (
    <ScreenFrame
      screen="flow-contact"
      title={`${brand.name} Assessment`}
      heading="Whom is the result for?"
      labels={sections.map((section) => sectionLabels[section])}
      current={sections.length}
      where="Every question is answered"
      percent={100}
      onPrevious={goBack}
      onNext={goOn}
      canGoOn={canGoOn}
      nextLabel={isSending ? 'Calculating...' : 'Get My Results'}
    >
      <ContactFields emailError={contact.emailError} />
      <label className="scorecard-choice max-w-[34rem]">
        <input
          type="checkbox"
          name="consent"
          required
          checked={assessment.hasConsented}
          onChange={(event) => store.change({ hasConsented: event.target.checked })}
        />
        <span>
          I agree that {brand.name} keeps my answers and my address, so that my result can be mailed to me and
          shown to me again. *
        </span>
      </label>
      <HelpRequestField />
      <SharingConsentField />
      <RetentionLink of="scorecard" />
    </ScreenFrame>
  )
}
