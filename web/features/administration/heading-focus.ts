import { useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Moves the focus to the heading of what a link in a list opened, once it is shown. */
export function useHeadingFocus(isShown: boolean) {
  const isOpened = useNavigationType() === 'PUSH'
  useEffect(() => {
    if (isOpened && isShown) focusHeadingIfLost()
  }, [isOpened, isShown])
}

/** Leaves the focus on the control that was used, or moves it to the heading where the control went with its row or list. */
export function focusHeadingIfLost() {
  if (document.activeElement && document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
