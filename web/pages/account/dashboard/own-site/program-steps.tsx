type Props = { programs: readonly (readonly [program: string, steps: readonly string[]])[] }

/** How to paste what was copied into well-known programs, each in a few steps. */
export const ProgramSteps = ({ programs }: Props) => (
  <div>
    {programs.map(([program, steps]) => (
      <details key={program} className="account-builder">
        <summary>{program}</summary>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    ))}
  </div>
)
