/** The data that is stored, and for how long. */
export const retentionPeriods = [
  [
    'A conversation with an agent, and on which site it began',
    '90 days after its last line, then erased by a nightly job',
  ],
  ['A conversation about your own draft', 'As long as the draft, and at most 90 days after its last line'],
  [
    'A profile that you drafted without an account',
    '90 days after you last saved it, then erased by a nightly job; sooner if you erase it; as long as the account that takes it over',
  ],
  [
    'An account, what you wrote when you registered, and a sign for the network you came from, which nobody can read back',
    'Until you erase it in your account',
  ],
  [
    'An address that your account had before, so that nobody confirms themselves as their own referee',
    'Until you erase your account',
  ],
  [
    'A new address that you asked for, and how to undo it',
    'A day; once you have confirmed it, seven days; then erased by a nightly job',
  ],
  [
    'What you bought, your name, address and number with it, its receipts, the months that are charged, and what your bank disputed of it',
    'As long as your account, and seven years after you paid, as tax law asks; the number goes with your account. An order that was never paid, 60 days; sooner if you erase it on the device it was made on',
  ],
  [
    'A mark of the mailbox and of the card that had a free trial, which nobody can read back, so that everybody has one',
    'For good: it names nobody',
  ],
  [
    'A mark of the mailbox of an erased account that had withdrawn from a purchase, which nobody can read back, so that it counts for the next account',
    'A year after it withdrew, then erased by a nightly job',
  ],
  [
    'That a mail to you came back, or that you want no more of a kind',
    'Until you ask us to write again, let it come again by the link in the mail, or switch it on in your account',
  ],
  [
    'A device on which you are signed in',
    'Until you log out, and at most 30 days after it was last seen or 180 days after you signed in on it; then erased by a nightly job',
  ],
  [
    'A passkey: its public key, a name, and when it was added and last used; never your finger, face or code, which stay on your device',
    'Until you remove it, or as long as your account',
  ],
  [
    'That you sign in with Google or LinkedIn: their number for you, your address as they last told it, and when you joined and used it',
    'Until you remove it, or as long as your account',
  ],
  [
    'The address at which your device gets notifications, and its keys',
    'Until you switch them off on it or log out there, its browser forgets it, or the sign-in is over',
  ],
  [
    'What a notification to your device says',
    'Until it is sent, and at most a day; a mark that it was sent, 30 days, then erased by a nightly job',
  ],
  ['What you want to be notified of, and when not', 'Until you change it, or erase your account'],
  [
    'A link that we mailed you to sign in or to choose a password',
    'Until it is used; one that was not, an hour at most, then erased by a nightly job',
  ],
  [
    'A mark, which nobody can read back, that a purchase’s link has opened an account, so that it opens one only',
    '30 days, then erased by a nightly job',
  ],
  ['A scorecard that you handed in', '400 days, then erased by a nightly job; sooner if you ask us'],
  ['A mail that we wrote to you', '90 days, then erased by a nightly job'],
  [
    'What you had us give to an expert, and on which site of theirs you talked with their agent',
    '400 days, then erased by a nightly job; sooner if they erase it, you ask us, or their profile is erased',
  ],
  [
    'What an expert’s agent was asked and could not answer, without who asked it',
    '400 days after it was last asked, then erased by a nightly job; your own words go with your conversations and messages if you erase them, or with your account, and all of it with the profile',
  ],
  [
    'What an expert taught their agent, how it is to speak, and the address where they want conversations mailed',
    'Until they delete it, or erase their account',
  ],
  [
    'The sites on which an expert lets their agent be shown, how it looks there, and the latest 50 sites that asked without being allowed',
    'Until they change them, or erase their account',
  ],
  [
    'A report of a profile',
    '400 days after it came or was decided on, then erased by a nightly job; sooner if you ask us or the profile is erased',
  ],
  [
    'The day’s count of your questions, what they asked in vain, your messages, reports, searches and attempts to sign in',
    'Until the night after',
  ],
  [
    'Your entry on the waitlist for the webinar or a sprint',
    '400 days after you last sent it, then erased by a nightly job; sooner if you leave the list by the link in our mail',
  ],
  [
    'What happened on a profile, and the site that it came from',
    '400 days, then erased by a nightly job; how often it happened in all, as long as the profile',
  ],
  ['A profile', 'Until its owner erases it with their account'],
  ['The address of a page that was taken down, so that no copy of it is shown', 'About ten minutes'],
  [
    'A mark of the address that an erased page had, which nobody can read back, so that no stranger gets its links',
    '400 days, then erased by a job',
  ],
  [
    'The private address of your own calendar, which nobody can read back, and when it says that you are busy',
    'Until you take it away or erase your account; the busy times are replaced whenever it is read',
  ],
  [
    'A meeting that you booked, with what you wrote for it',
    '400 days after it ended, then erased by a nightly job; sooner if you erase it on the device that booked it, you ask us, or the expert erases their account',
  ],
  ['The hours at which an expert can be met', 'Until they change them, or erase their account'],
  [
    'That you hold a time with an expert while you fill in the form',
    'Five minutes, then erased by an hourly job',
  ],
  ['A story, in every version that was written of it', 'Until its owner deletes it'],
  [
    'A badge of a validated story, signed, with the names of the referees in it',
    'Until you erase your account, or a referee in it erases what they wrote. Then its words go at once; its number and its place in the list of revoked badges stay for good, so that nobody takes a copy for a valid one',
  ],
  [
    'What a validator or an administrator decided on a story, a reference or a profile, with their name and note',
    'For good: it is the record of who decided what. When a profile is erased, the words of the note and what leads from the decision to the profile go with it',
  ],
  [
    'What an administrator did about an account, an order, a mail or a report, with their name and note',
    'For good: it is the record of who did what. When an account is erased, the words of the note and what leads from the act to the account go with it',
  ],
  [
    'A payment that arrived and belongs to no order here',
    'Until it is refunded or settled, and 400 days after that, then erased by a nightly job',
  ],
  [
    'What you wrote as a referee',
    'Until you have it erased, by the link in our mail to you; one whose address was never confirmed, 30 days',
  ],
  [
    'That an expert named you as a referee, with your address and what they wrote for you',
    'As long as the expert’s account; if you never answered, 400 days after the invitation ended, then erased by a job; sooner if you ask us',
  ],
  [
    'A copy of all this, kept so that nothing is lost when a machine fails',
    '90 days at most. What was erased since is erased again before such a copy is used',
  ],
] as const
