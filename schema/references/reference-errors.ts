import { invitationsWaiting } from './limits.ts'

/** The errors of references and invitations: HTTP status and the sentence that people read. */
export const referenceErrors = {
  REFERENCE_OUTDATED: [
    409,
    'This reference was changed, withdrawn or decided on meanwhile, or was not confirmed yet. Please load the page again and read it as it is now.',
  ],
  REFERENCE_NOT_FOUND: [404, 'There is no such reference.'],
  CANDIDATE_NOT_FOUND: [
    404,
    'Nobody here has this email address, or they have not confirmed it yet. Please check it, or ask the person for their link.',
  ],
  REFERENCE_EXISTS: [409, 'There is already an invitation or an answer under this email address.'],
  OWN_ADDRESS: [409, 'Nobody can be their own referee. Please use another email address.'],
  REFEREE_DECLINED: [
    409,
    'This person would rather not give you a reference, so we do not write to them again.',
  ],
  REFERENCES_SPENT: [
    429,
    'This person cannot be given any more references without an invitation today. Please send yours tomorrow, or ask them for an invitation.',
  ],
  REFEREE_REFUSED: [
    409,
    'This person said no to you, or a validator did not accept their reference. We do not write to them about you again.',
  ],
  REFERENCE_NOT_OPEN: [409, 'This invitation is no longer open.'],
  REFERENCE_INVITED: [
    409,
    'You asked for this reference, so it stays as it was written. Only one that nobody asked for can be hidden.',
  ],
  REMINDED_ENOUGH: [
    409,
    'This person was reminded within the last day, or three times already. We leave it at that.',
  ],
  ALREADY_CONFIRMED: [409, 'This person has confirmed the story already.'],
  STORY_CHANGED: [409, 'The story has changed since you were asked. Please ask for a new link.'],
  INVITATIONS_SPENT: [
    429,
    'That was the last invitation we can mail for you today. Nothing is lost: please try again tomorrow.',
  ],
  INVITATIONS_WAIT: [
    409,
    `${invitationsWaiting} of your invitations wait to be mailed. More fit once some are.`,
  ],
} as const
