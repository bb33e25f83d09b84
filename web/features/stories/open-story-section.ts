import { storyAnchor } from '#schema/paths.ts'

/** Opens a story, scrolls to it and highlights its title for a moment. */
export function openStorySection(storyId: number) {
  const section = document.getElementById(storyAnchor(storyId))
  if (!section) return
  if (section instanceof HTMLDetailsElement) section.open = true
  section.scrollIntoView()
  section.dataset.lit = ''
  section.addEventListener('animationend', () => delete section.dataset.lit, { once: true })
}
