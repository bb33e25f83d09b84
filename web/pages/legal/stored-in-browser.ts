/** The data that the site stores in a browser: name, purpose, duration. */
export const stored = [
  [
    'visitor',
    'A cookie with a signed random number, set when you first write to an agent or an expert, choose a time to meet one, save a profile or make an account. Scripts cannot read it, and no other site is sent it. On this site’s own address its name begins with __Host-.',
    'One year',
  ],
  [
    'visitor, on an expert’s own site',
    'The same number in the storage of the tab, where an expert’s agent stands in a frame on another site: no cookie is sent there.',
    'Until the tab is closed',
  ],
  [
    'widget-visit',
    'A cookie that names, signed, the expert’s own site from which you opened a page here, so that the expert learns where what you book, send or hand in came from. It says nothing else of you. Scripts cannot read it, and no other site is sent it. On this site’s own address its name begins with __Secure-.',
    'Until you close the browser; it is good for half a day',
  ],
  [
    'session',
    'A cookie with a signed random number, by which we know that you are signed in. Scripts cannot read it, and no other site is sent it. On this site’s own address its name begins with __Host-.',
    'Until you log out, and at most 30 days after your last visit or 180 days after you signed in',
  ],
  [
    'signed-in-before',
    'A cookie like it, by which this browser may still sign in to your account and ask for a link while somebody else guesses its password.',
    'A year after you signed in here, or until you erase what we keep of this device',
  ],
  [
    'second-factor',
    'A cookie like it, while an administrator who has given a password is asked for a code.',
    'Ten minutes',
  ],
  [
    'passkey',
    'A cookie like it, set where you can sign in, so that only the browser that was asked for a passkey can answer.',
    'A day',
  ],
  [
    'visit-…',
    'A cookie, encrypted, while you are at Google or LinkedIn to sign in, so that only this browser can come back from there. Scripts cannot read it.',
    'Ten minutes',
  ],
  [
    'identity',
    'A cookie, encrypted, with your name, address and number as Google or LinkedIn told them, until you have shown that an account is yours or made one. Scripts cannot read it.',
    'A quarter of an hour, or an hour while you register',
  ],
  [
    'passkey-offered',
    'That a passkey was added or used on this device, or that you want none here, so that we do not ask again.',
    'Until you clear it',
  ],
  [
    'chat:…',
    'Your conversation with one agent, in the storage of this tab, so that a reload keeps it; with it the private link of a meeting that you booked there.',
    'Until the tab is closed',
  ],
  [
    'booking:…',
    'What you have typed so far to book a meeting, for each expert by itself, so that a reload loses nothing.',
    'Until the meeting is booked, or you erase what we keep of this device',
  ],
  [
    'booked:…',
    'When you meet an expert, with the private link of the meeting, for those that you booked in this tab, so that it stands in your conversation with the agent.',
    'Until the tab is closed',
  ],
  [
    'opened:…',
    'Which stories of an expert you have opened in this tab. They are told to nobody, unless you give the expert a brief that names them.',
    'Until the tab is closed',
  ],
  [
    'time-zone',
    'By which clock you want to be told the times of meetings, if not by that of your device.',
    'Until you choose the clock of your device again',
  ],
  [
    'scroll-positions, react-router-scroll-positions',
    'How far down you had read each page, so that a reload and the way back lead there.',
    'Until the tab is closed',
  ],
  [
    'onboarding',
    'What you have entered so far to set up your profile in five steps, and the name of the file that you chose as your CV; not the file.',
    'Until you complete the setup, or erase what this browser has on the page of your saved profile',
  ],
  [
    'scorecard, scorecard:…',
    'What you have entered so far, in our scorecard or in an expert’s, each by itself, so that you can go on another day.',
    'Until you hand it in or start over',
  ],
  [
    'scorecard-attempts',
    'When you handed in a scorecard with this browser, its points and its private link, for six of them, so that a second attempt stands beside the first.',
    'Until you have them forgotten on the page of a result',
  ],
  [
    'scorecard-result',
    'What of your scorecard goes with your questions, once you have taken it into the chat.',
    'Until you leave it out or the tab is closed; it is good for a day',
  ],
  [
    'solutionProfileAnswers',
    'What you have answered so far to the questions about your own profile, so that a closed browser loses nothing.',
    'Until you save the profile or erase them',
  ],
  [
    'solutionProfileAside',
    'Answers of yours that stood here when you opened another profile of yours, so that you can go back to them.',
    'Until you use or erase them',
  ],
  [
    'solutionProfile',
    'The profile that you saved or looked up here, which the preview shows.',
    'Until you erase it',
  ],
  [
    'person',
    'Your name and address as you last gave them to the scorecard, the questions about your profile, the form for an account or a checkout, so that the next of these need not ask again.',
    'Until you log out, start the scorecard over, have its attempts forgotten, or erase what we keep of this device',
  ],
  [
    'registration',
    'What you have typed so far into the form for an account, the referees you name in it included, so that a closed browser loses nothing. Your password never is kept.',
    'Until you have the account',
  ],
  [
    'checkout',
    'Your name, address and mobile number as you typed them at a checkout or for a free trial, and whether you asked that we begin at once, so that a reload and another tab lead back to the same order. A card never is kept.',
    'Until the payment or the trial is confirmed, or you erase what we keep of this device',
  ],
  [
    'waitlist',
    'What you have typed so far into the form of the webinar waitlist, so that a reload loses nothing.',
    'Until you send it',
  ],
  [
    'reference:…',
    'What you have written so far as a referee, for each invitation by itself, so that a closed browser loses nothing.',
    'Until you send it',
  ],
  [
    'story:…',
    'What you have written of a story of yours and our server does not have yet, so that neither a closed browser nor a lost connection costs you a word.',
    'Until it is saved, or you delete the story',
  ],
  [
    'push',
    'That you turned notifications on in this browser, for which account, and which of your signed-in devices it is, so that they can be kept up.',
    'Until you turn them off or log out',
  ],
  [
    'shared',
    'What you shared to this site from another app, so that it outlives your sign-in, and which draft you made of it.',
    'Until you discard it or the tab is closed',
  ],
  [
    'profile-edit',
    'What you have changed of your own profile and not saved yet, so that neither a closed browser nor a lost connection costs you a word. A password never is kept.',
    'Until you save or discard it',
  ],
  [
    'preview-lines',
    'The headline and the areas that you have changed on the preview of your page and not saved yet, so that a reload loses nothing.',
    'Until you save or leave them',
  ],
  [
    'hours-edit',
    'What you have changed of your hours for meetings and not saved yet, so that neither a closed browser nor a lost connection costs you any of it.',
    'Until you save or discard it',
  ],
  [
    'form:…',
    'What you have typed so far to teach your agent, to try it, to set how it behaves, to answer whom it handed over to you or to ask a referee, each by itself, so that neither a reload nor signing in again costs you a word.',
    'Until you save or undo it, or the tab is closed',
  ],
  [
    'bench',
    'What your own agent answered when you last tried it, twenty questions at most, so that you can compare the next answers with them.',
    'Until newer answers take their place',
  ],
  [
    'review-note:…',
    'What a validator has typed so far to return a story with, for each story by itself.',
    'Until it is sent or emptied',
  ],
  [
    'currentUsername, currentName, currentRole',
    'The address and the name of who is signed in here, and whether they are an owner, a validator or an administrator, so that every page shows the right way round. They open nothing.',
    'Until you log out',
  ],
  [
    'dashboard',
    'Your dashboard as this device last loaded it, so that it stands at once when you open it, and without a network too.',
    'Until you log out',
  ],
  [
    'reloaded-for',
    'The page that was loaded anew after an update of this site, so that it happens once only.',
    'Until the tab is closed',
  ],
] as const
