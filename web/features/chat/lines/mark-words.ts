/** Why an agent's line is not a whole answer, in words. */
export const markWords = {
  scripted: 'Scripted reply',
  stopped: 'Stopped',
  broken: 'The answer broke off.',
}
