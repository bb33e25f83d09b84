/** Takes the focus to the first field of a form that holds something wrong, once that is drawn. */
export const focusFirstError = (form: HTMLElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
