/** Where three services show a calendar's private address. */
export const whereToFind = [
  {
    name: 'Google Calendar',
    steps: [
      'On a computer, open calendar.google.com; the app does not show it.',
      'Point at your calendar in the list on the left, press the three dots and choose “Settings and sharing”.',
      'Under “Integrate calendar”, copy the “Secret address in iCal format”.',
    ],
    note: 'Where a company or school looks after the account, it may have switched this address off.',
  },
  {
    name: 'Outlook',
    steps: [
      'On the web, open Settings, then “Calendar”, then “Shared calendars”.',
      'Under “Publish a calendar”, choose your calendar and “Can view when I’m busy”, and press “Publish”.',
      'Copy the link that ends in .ics, not the one that ends in .html.',
    ],
    note: 'Where a company or school looks after the account, it may not let calendars be published.',
  },
  {
    name: 'Apple iCloud',
    steps: [
      'On iCloud.com or in Calendar on a Mac, share the calendar and switch on “Public Calendar”.',
      'Copy its link, which begins with webcal://, and put it in here as it is.',
    ],
    note: 'Apple shares the whole of a public calendar with whoever has this link, titles included.',
  },
] as const
