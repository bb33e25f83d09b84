/** Words with which a family name begins. */
const particle =
  /^(?:[dD]e|[vV][ao]n|der|den|del|della|di|da|dos|das|do|du|la|le|ten|ter|bin|ibn|bint|al|el|ap|af|av|zu|zur|Ó|Ní|Nic|Uí|Mac)$/

/**
 * A whole name as first and last name: the last word is the family name, with the particles before it (van, de, Ó), as
 * usual; its owner can change it.
 */
export function namesIn(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  let begins = Math.max(1, words.length - 1)
  while (begins > 1 && particle.test(words[begins - 1] ?? '')) begins--
  return { firstName: words.slice(0, begins).join(' '), lastName: words.slice(begins).join(' ') }
}
