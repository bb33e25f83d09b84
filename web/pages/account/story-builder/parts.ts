/** The id of a field, for links from what is missing. */
export const storyFieldId = (name: string) => `story-${name}`
