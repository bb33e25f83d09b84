/** Takes the number off the app's icon, where the browser has one. */
export const clearBadge = () => void navigator.clearAppBadge?.().catch(() => {})
