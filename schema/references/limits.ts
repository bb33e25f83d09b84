/** The most characters of the owner's own words in an invitation (R8). */
export const maxInvitationLength = 600
/** How many days an invitation is open, and after how many its referee is reminded once (R8). */
export const invitationDays = 30
export const reminderDays = 7
/** The most mails to referees per owner and day, and the most invitations per mailbox and day. */
export const invitationsPerDay = 20
export const invitationsPerMailbox = 3
/** The most invitations of an owner that wait to be mailed, as the job of everybody's reads past them. */
export const invitationsWaiting = 100
/** The most references per candidate and day without an invitation (R8). */
export const uninvitedPerDay = 5
/** The number of references per page of an owner's list. */
export const referencesPerPage = 24
