const mostFrames = 20

/** Takes the focus to the first field that holds something wrong, as soon as that is drawn. */
export function focusFirstError(form: HTMLElement | null, frames = mostFrames): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else if (frames > 0) focusFirstError(form, frames - 1)
  })
}
