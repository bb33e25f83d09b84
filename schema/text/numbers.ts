/**
 * A whole number as people write it: `2000` → `2,000`. By hand, because a page's first `toLocaleString` loads the
 * browser's language data: 11 ms of its start, and four times that on a phone.
 */
export const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')
