/** Milliseconds that a test waits for anything: on a busy machine everything comes, only later. Whoever lost a race has waited for nothing. */
export const patienceMs = 60_000
