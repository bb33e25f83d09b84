/** The first text of the setup, also in its shell, so that it is painted before the scripts are loaded. */
export const setupIntro =
  'Five steps from what you have to a started profile. Nothing is sent before you complete it.'
