import { storyAnchor } from '#schema/paths.ts'

/** Opens a story, scrolls to it and highlights its title for a moment. */
export function showPlate(storyId: number) {
  const plate = document.getElementById(storyAnchor(storyId))
  if (!plate) return
  if (plate instanceof HTMLDetailsElement) plate.open = true
  plate.scrollIntoView()
  plate.dataset.lit = ''
  plate.addEventListener('animationend', () => delete plate.dataset.lit, { once: true })
}
