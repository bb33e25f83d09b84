import { useWatch } from 'react-hook-form'
import { DraftPicture } from '#web/features/drafts/draft-picture.tsx'
import type { SetupValues } from '#web/features/onboarding/stored-setup.ts'
import { setupSteps } from './setup-steps.ts'

/** How far the setup is, beside the picture that the profile will carry. */
export function SetupProgress({ stepIndex }: { stepIndex: number }) {
  const values = useWatch<SetupValues>() as SetupValues
  const { name } = values.profile
  const { coreProblem, skills } = values.expertise
  return (
    <div className="account-easel">
      <div className="lamp">
        <DraftPicture draft={{ fullName: name, keySkills: skills, businessArea: '' }} format="portrait" />
      </div>
      <div className="grid content-start gap-s3">
        <p role="status" className="text-label min-[60rem]:mt-s4">
          <b className="block font-medium font-serif text-title">{`Step ${stepIndex + 1} of ${setupSteps.length}`}</b>
          <span className="sr-only">{setupSteps[stepIndex]?.title}</span>
        </p>
        <span
          role="progressbar"
          aria-label="Setup"
          aria-valuemin={1}
          aria-valuemax={setupSteps.length}
          aria-valuenow={stepIndex + 1}
          className="block h-1 max-w-56 bg-line"
        >
          <i
            className="block h-full bg-madder transition-[width]"
            style={{ width: `${((stepIndex + 1) / setupSteps.length) * 100}%` }}
          />
        </span>
        <p aria-hidden className="account-label">
          <b>{name.trim() || 'Your name'}</b>
          <span className="whole-lines-3 block font-serif text-lead">
            {coreProblem.trim() || 'The problem you solve'}
          </span>
        </p>
        <ol aria-label="Steps" className="account-stepping">
          {setupSteps.map(({ title, missing }, index) => (
            <li
              key={title}
              aria-current={index === stepIndex ? 'step' : undefined}
              data-done={(index < stepIndex && !missing(values).length) || undefined}
            >
              {title}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
