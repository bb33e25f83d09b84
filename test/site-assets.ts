/** Stands for the build where a test builds the worker's verbs itself. */
export const buildId = 'this-build'
