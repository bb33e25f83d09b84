/** Whether a click is the second one of a double press, which is meant once. */
export const isSecondPress = ({ detail }: { detail: number }) => detail > 1
