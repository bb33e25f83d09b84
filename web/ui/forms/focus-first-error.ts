const maxFrames = 20

/** The first invalid field that is rendered. */
export const firstError = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')

/** Focuses the first invalid field, as soon as it is rendered. */
export function focusFirstError(form: HTMLElement | null, frames = maxFrames): void {
  requestAnimationFrame(() => {
    const wrong = firstError(form)
    if (wrong) wrong.focus()
    else if (frames > 0) focusFirstError(form, frames - 1)
  })
}
