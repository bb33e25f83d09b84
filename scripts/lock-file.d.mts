type Release = () => void

/** Writes down a process in a way that no later process with the same number is taken for it. */
export function recordProcess(path: string, pid: number): void
/** Who holds the lock, or is recorded: the number of a living process, or undefined. */
export function lockHolder(path: string): { pid: number } | undefined
/** Takes the lock and returns what releases it; undefined while another living process holds it. */
export function takeLock(path: string): Release | undefined
/** Takes the lock, waiting for its holder as long as it takes; `onWait` is called once if there is a wait. */
export function waitForLock(path: string, onWait?: () => void): Promise<Release>
