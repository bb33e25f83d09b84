const mostFrames = 20

/** Focuses the first invalid field, as soon as it is rendered. */
export function focusFirstError(form: HTMLElement | null, frames = mostFrames): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else if (frames > 0) focusFirstError(form, frames - 1)
  })
}
