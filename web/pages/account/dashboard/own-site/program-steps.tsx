type Props = { places: readonly (readonly [place: string, steps: readonly string[]])[] }

/** Where well-known programs take what was copied, each in a few steps. */
export const ProgramSteps = ({ places }: Props) => (
  <div>
    {places.map(([place, steps]) => (
      <details key={place} className="account-builder">
        <summary>{place}</summary>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    ))}
  </div>
)
