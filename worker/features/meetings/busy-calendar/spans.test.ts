import { expect, test } from 'vitest'
import { busySpansIn, type Reading } from './spans.ts'

const reading: Reading = {
  from: Date.parse('2026-03-02T00:00:00Z'),
  to: Date.parse('2026-12-01T00:00:00Z'),
  timeZone: 'Europe/London',
  mailboxes: ['nina@example.org'],
  isOurs: (uid) => uid === 'ours@rembrandt.example',
}

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@example.org', ...lines, 'END:VEVENT']

/** `2026-03-23T09:00Z/10:00Z`, a line for each span. */
function spansIn(text: string, changes: Partial<Reading> = {}): string[] {
  const read = busySpansIn(text, { ...reading, ...changes })
  if (typeof read === 'string') throw new Error(read)
  return shown(read.spans)
}
const shown = (spans: { from: number; to: number }[]) =>
  spans.map(({ from, to }) => `${iso(from)}/${iso(to)}`)
const iso = (moment: number) => new Date(moment).toISOString().replace(':00.000Z', 'Z')
/** `20260601T090000` */
const basic = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:]|\.000Z/g, '')
const within = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) })

test('a weekly meeting of London stays at nine in London when its clocks change, in spring and in autumn', () => {
  const google = calendar(
    'X-WR-CALNAME:nina@example.org',
    ...['BEGIN:VTIMEZONE', 'TZID:Europe/London', 'X-LIC-LOCATION:Europe/London', 'BEGIN:DAYLIGHT'],
    ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100', 'TZNAME:GMT+1', 'DTSTART:19700329T010000'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT', 'BEGIN:STANDARD', 'TZOFFSETFROM:+0100'],
    ...['TZOFFSETTO:+0000', 'TZNAME:GMT', 'DTSTART:19701025T020000'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE'],
    ...event(
      'DTSTART;TZID=Europe/London:20200106T090000',
      'DTEND;TZID=Europe/London:20200106T100000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'SUMMARY:Stand-up',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
    ),
  )
  expect(spansIn(google, within('2026-03-20T00:00Z', '2026-04-01T00:00Z'))).toEqual([
    '2026-03-23T09:00Z/2026-03-23T10:00Z',
    '2026-03-30T08:00Z/2026-03-30T09:00Z',
  ])
  expect(spansIn(google, within('2026-10-16T00:00Z', '2026-10-28T00:00Z'))).toEqual([
    '2026-10-19T08:00Z/2026-10-19T09:00Z',
    '2026-10-26T09:00Z/2026-10-26T10:00Z',
  ])
})

test('Outlook’s names of zones are understood, with a definition and without one', () => {
  const outlook = event(
    'DTSTART;TZID="W. Europe Standard Time":20261023T093000',
    'DTEND;TZID="W. Europe Standard Time":20261023T103000',
    'RRULE:FREQ=DAILY;COUNT=4',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  )
  const definition = [
    ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time', 'BEGIN:STANDARD', 'DTSTART:16010101T030000'],
    ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10'],
    ...['END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100'],
    ...[
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ],
  ]
  const busy = [
    '2026-10-23T07:30Z/2026-10-23T08:30Z',
    '2026-10-24T07:30Z/2026-10-24T08:30Z',
    '2026-10-25T08:30Z/2026-10-25T09:30Z',
    '2026-10-26T08:30Z/2026-10-26T09:30Z',
  ]
  expect(spansIn(calendar(...outlook))).toEqual(busy)
  expect(spansIn(calendar(...definition, ...outlook))).toEqual(busy)
  const customized = (lines: string[]) =>
    lines.map((line) => line.replaceAll('W. Europe Standard Time', 'Customized Time Zone'))
  expect(spansIn(calendar(...customized(definition), ...customized(outlook)))).toEqual(busy)
  // Nobody says what this zone is, so it is read by the owner's clock.
  expect(spansIn(calendar(...customized(outlook)))[0]).toBe('2026-10-23T08:30Z/2026-10-23T09:30Z')
})

test('names of zones with a prefix are understood', () => {
  const at = (zone: string) =>
    spansIn(
      calendar(...event(`DTSTART;TZID=${zone}:20260706T090000`, `DTEND;TZID=${zone}:20260706T100000`)),
    )[0]
  expect(at('/mozilla.org/20050126_1/America/Argentina/Buenos_Aires')).toBe(
    '2026-07-06T12:00Z/2026-07-06T13:00Z',
  )
  expect(at('/freeassociation.sourceforge.net/Asia/Kathmandu')).toBe('2026-07-06T03:15Z/2026-07-06T04:15Z')
  expect(at('"tzone://Microsoft/Utc"')).toBe('2026-07-06T09:00Z/2026-07-06T10:00Z')
  expect(at('Eastern Standard Time')).toBe('2026-07-06T13:00Z/2026-07-06T14:00Z')
})

test('occurrences that were taken out, moved or cancelled leave their place free', () => {
  const moved = calendar(
    ...event(
      'DTSTART;TZID=Europe/London:20260601T090000',
      'DTEND;TZID=Europe/London:20260601T100000',
      'RRULE:FREQ=DAILY;UNTIL=20260606T080000Z',
      'EXDATE;TZID=Europe/London:20260602T090000',
      'EXDATE:20260603T080000Z',
    ),
    ...event(
      'RECURRENCE-ID;TZID=Europe/London:20260604T090000',
      'DTSTART;TZID=Europe/Berlin:20260604T160000',
      'DTEND;TZID=Europe/Berlin:20260604T163000',
    ),
    ...event(
      'RECURRENCE-ID:20260605T080000Z',
      'DTSTART:20260605T080000Z',
      'DTEND:20260605T090000Z',
      'STATUS:CANCELLED',
    ),
  )
  expect(spansIn(moved)).toEqual([
    '2026-06-01T08:00Z/2026-06-01T09:00Z',
    '2026-06-04T14:00Z/2026-06-04T14:30Z',
    '2026-06-06T08:00Z/2026-06-06T09:00Z',
  ])
})

test('an occurrence that was moved here from long ago, or away from here, stands where it is now', () => {
  const series = [
    'DTSTART;TZID=Europe/London:20260105T090000',
    'DTEND;TZID=Europe/London:20260105T100000',
    'RRULE:FREQ=WEEKLY;UNTIL=20260315',
  ]
  const text = calendar(
    ...event(...series),
    ...event(
      'RECURRENCE-ID;TZID=Europe/London:20260112T090000',
      'DTSTART;TZID=Europe/London:20260304T120000',
      'DTEND;TZID=Europe/London:20260304T130000',
    ),
    ...event(
      'RECURRENCE-ID;TZID=Europe/London:20260309T090000',
      'DTSTART;TZID=Europe/London:20260106T090000',
      'DTEND;TZID=Europe/London:20260106T100000',
    ),
  )
  expect(spansIn(text)).toEqual([
    '2026-03-02T09:00Z/2026-03-02T10:00Z',
    '2026-03-04T12:00Z/2026-03-04T13:00Z',
  ])
})

test('a change to an occurrence and all later ones applies to them, except those changed on their own', () => {
  const series = [
    'DTSTART;TZID=Europe/London:20260105T090000',
    'DTEND;TZID=Europe/London:20260105T100000',
    'RRULE:FREQ=WEEKLY;UNTIL=20260408',
  ]
  const later = (recurrence: string, ...lines: string[]) =>
    event(`RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/London:${recurrence}T090000`, ...lines)
  const moved = later(
    '20260309',
    'DTSTART;TZID=Europe/London:20260310T140000',
    'DTEND;TZID=Europe/London:20260310T143000',
  )
  const one = event(
    'RECURRENCE-ID;TZID=Europe/London:20260323T090000',
    'DTSTART;TZID=Europe/London:20260323T110000',
    'DTEND;TZID=Europe/London:20260323T120000',
  )
  const first = '2026-03-02T09:00Z/2026-03-02T10:00Z'
  // From Monday to Tuesday and to the afternoon, by the clock of London, which is set forward on the 29th.
  const tuesdays = ['2026-03-10T14:00Z/2026-03-10T14:30Z', '2026-03-17T14:00Z/2026-03-17T14:30Z']
  const summer = ['2026-03-31T13:00Z/2026-03-31T13:30Z', '2026-04-07T13:00Z/2026-04-07T13:30Z']
  const eleven = '2026-03-23T11:00Z/2026-03-23T12:00Z'
  expect(spansIn(calendar(...event(...series), ...moved, ...one))).toEqual([
    first,
    ...tuesdays,
    eleven,
    ...summer,
  ])
  // Changed again for those that are left, and cancelled.
  const again = later(
    '20260330',
    'DTSTART;TZID=Europe/London:20260330T100000',
    'DURATION:PT1H',
    'TRANSP:OPAQUE',
  )
  const cancellation = later('20260406', 'DTSTART;TZID=Europe/London:20260406T090000', 'STATUS:CANCELLED')
  expect(spansIn(calendar(...again, ...event(...series), ...cancellation, ...moved))).toEqual([
    first,
    ...tuesdays,
    '2026-03-24T14:00Z/2026-03-24T14:30Z',
    '2026-03-30T09:00Z/2026-03-30T10:00Z',
  ])
  // Long ago, and told in UTC.
  const long = event(
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20260112T090000Z',
    'DTSTART;TZID=Europe/London:20260112T120000',
    'DTEND;TZID=Europe/London:20260112T130000',
  )
  expect(spansIn(calendar(...event(...series), ...long)).slice(0, 2)).toEqual([
    '2026-03-02T12:00Z/2026-03-02T13:00Z',
    '2026-03-09T12:00Z/2026-03-09T13:00Z',
  ])
})

test('the last occurrence is the one that UNTIL names in UTC, and COUNT counts from the beginning', () => {
  const until = (rule: string) =>
    spansIn(
      calendar(
        ...event(
          'DTSTART;TZID=America/New_York:20260601T200000',
          'DTEND;TZID=America/New_York:20260601T210000',
          `RRULE:FREQ=DAILY;${rule}`,
        ),
      ),
    ).length
  // Eight in the evening of the 3rd is midnight of the 4th in UTC.
  expect(until('UNTIL=20260604T000000Z')).toBe(3)
  expect(until('UNTIL=20260603T235959Z')).toBe(2)
  expect(until('UNTIL=20260603')).toBe(3)
  const counted = event('DTSTART:20260227T120000Z', 'DTEND:20260227T130000Z', 'RRULE:FREQ=DAILY;COUNT=5')
  expect(spansIn(calendar(...counted))).toEqual([
    '2026-03-02T12:00Z/2026-03-02T13:00Z',
    '2026-03-03T12:00Z/2026-03-03T13:00Z',
  ])
})

test('whole days and floating times are by the owner’s clock', () => {
  const text = calendar(
    ...event('DTSTART;VALUE=DATE:20260329', 'DTEND;VALUE=DATE:20260330'),
    ...event('DTSTART;VALUE=DATE:20260708', 'SUMMARY:Apple writes no end'),
    ...event('DTSTART:20260801', 'DTEND:20260804'),
    ...event('DTSTART:20260901T090000', 'DTEND:20260901T100000'),
  )
  expect(spansIn(text)).toEqual([
    '2026-03-29T00:00Z/2026-03-29T23:00Z',
    '2026-07-07T23:00Z/2026-07-08T23:00Z',
    '2026-07-31T23:00Z/2026-08-03T23:00Z',
    '2026-09-01T08:00Z/2026-09-01T09:00Z',
  ])
  expect(spansIn(text, { timeZone: 'Asia/Tokyo' }).slice(1, 2)).toEqual([
    '2026-07-07T15:00Z/2026-07-08T15:00Z',
  ])
})

test('a whole day comes round, but not on the days that were taken out or changed', () => {
  const text = calendar(
    ...event('DTSTART;VALUE=DATE:20190704', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=4', 'EXDATE;VALUE=DATE:20260504'),
    ...event('RECURRENCE-ID;VALUE=DATE:20260604', 'DTSTART;VALUE=DATE:20260605'),
  )
  expect(spansIn(text, within('2026-04-01T00:00Z', '2026-07-05T00:00Z'))).toEqual([
    '2026-04-03T23:00Z/2026-04-04T23:00Z',
    '2026-06-04T23:00Z/2026-06-05T23:00Z',
    '2026-07-03T23:00Z/2026-07-04T23:00Z',
  ])
})

test('an event that began before and goes on blocks, within the period that is read', () => {
  const text = calendar(
    ...event('DTSTART:20260220T120000Z', 'DTEND:20260305T120000Z'),
    ...event('DTSTART:20251101T120000Z', 'DURATION:P400D'),
  )
  expect(spansIn(calendar(...event('DTSTART:20260220T120000Z', 'DTEND:20260305T120000Z')))).toEqual([
    '2026-03-02T00:00Z/2026-03-05T12:00Z',
  ])
  expect(spansIn(text)).toEqual(['2026-03-02T00:00Z/2026-12-01T00:00Z'])
})

test('a duration serves as well as an end: its days are those of the calendar, its hours are hours', () => {
  const during = (start: string, duration: string) =>
    spansIn(calendar(...event(`DTSTART;TZID=Europe/London:${start}`, `DURATION:${duration}`)))[0]
  expect(during('20260601T090000', 'PT1H30M')).toBe('2026-06-01T08:00Z/2026-06-01T09:30Z')
  expect(during('20260328T120000', 'P1D')).toBe('2026-03-28T12:00Z/2026-03-29T11:00Z')
  expect(during('20260328T120000', 'PT24H')).toBe('2026-03-28T12:00Z/2026-03-29T12:00Z')
  expect(during('20260601T090000', '-PT1H')).toBeUndefined()
})

test('days that are named one by one are added to the first', () => {
  const text = calendar(
    ...event(
      'DTSTART;TZID=Europe/London:20260601T090000',
      'DTEND;TZID=Europe/London:20260601T100000',
      'RDATE;TZID=Europe/London:20260610T090000,20260612T140000',
      'RDATE;VALUE=PERIOD:20260620T090000Z/20260620T100000Z',
    ),
  )
  expect(spansIn(text)).toEqual([
    '2026-06-01T08:00Z/2026-06-01T09:00Z',
    '2026-06-10T08:00Z/2026-06-10T09:00Z',
    '2026-06-12T13:00Z/2026-06-12T14:00Z',
    '2026-06-20T09:00Z/2026-06-20T10:00Z',
  ])
})

test('an event that is free, cancelled, declined by the owner or a meeting of ours blocks nothing', () => {
  const times = ['DTSTART:20260601T090000Z', 'DTEND:20260601T100000Z']
  const blocks = (...lines: string[]) => spansIn(calendar(...event(...times, ...lines))).length === 1
  expect(blocks()).toBe(true)
  expect(blocks('TRANSP:TRANSPARENT')).toBe(false)
  expect(blocks('STATUS:CANCELLED')).toBe(false)
  expect(blocks('STATUS:TENTATIVE')).toBe(true)
  expect(blocks('X-MICROSOFT-CDO-BUSYSTATUS:FREE')).toBe(false)
  expect(blocks('X-MICROSOFT-CDO-BUSYSTATUS:OOF')).toBe(true)
  const guest = (status: string, email: string) =>
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${status};CN="Nina, N.";X-NUM-GUESTS=0:mailto:${email}`
  expect(blocks(guest('ACCEPTED', 'nina@example.org'), guest('DECLINED', 'tom@example.org'))).toBe(true)
  expect(blocks(guest('DECLINED', 'Nina@Example.org'))).toBe(false)
  expect(spansIn(calendar('BEGIN:VEVENT', 'UID:ours@rembrandt.example', ...times, 'END:VEVENT'))).toEqual([])
})

test('an event declined by the person in the calendar’s name blocks nothing, too', () => {
  const text = calendar(
    'X-WR-CALNAME:nina.private@example.com',
    ...event(
      'DTSTART:20260601T090000Z',
      'DTEND:20260601T100000Z',
      'ATTENDEE;PARTSTAT=DECLINED:mailto:nina.private@example.com',
    ),
  )
  expect(spansIn(text)).toEqual([])
})

test('a calendar with busy times only is read', () => {
  const text = calendar(
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20260601T090000Z/20260601T100000Z,20260602T090000Z/PT30M',
    'FREEBUSY;FBTYPE=FREE:20260603T090000Z/20260603T100000Z',
    'FREEBUSY:20260604T090000Z/20260604T100000Z',
    'END:VFREEBUSY',
  )
  expect(spansIn(text)).toEqual([
    '2026-06-01T09:00Z/2026-06-01T10:00Z',
    '2026-06-02T09:00Z/2026-06-02T09:30Z',
    '2026-06-04T09:00Z/2026-06-04T10:00Z',
  ])
})

test('events that overlap or touch are one busy time', () => {
  const text = calendar(
    ...event('DTSTART:20260601T090000Z', 'DTEND:20260601T100000Z'),
    ...event('DTSTART:20260601T100000Z', 'DTEND:20260601T110000Z'),
    ...event('DTSTART:20260601T093000Z', 'DTEND:20260601T094500Z'),
  )
  expect(spansIn(text)).toEqual(['2026-06-01T09:00Z/2026-06-01T11:00Z'])
})

test('folded lines, single newlines, alarms inside and broken lines are tolerated', () => {
  const text = [
    '\uFEFFBEGIN:VCALENDAR',
    'VERSION:2.0',
    'no line of a calendar at all',
    ...['BEGIN:VEVENT', 'UID:a', 'DTSTART;TZID="Europe/Lon', ' don":20260601T090', '\t000'],
    ...['DTEND;TZID="Europe/London:20260601T100000', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES'],
    ...['DESCRIPTION:BEGIN:VEVENT is\\n', ' no beginning', 'EXDATE:tomorrow', 'ATTENDEE;PARTSTAT=DECLINED'],
    ...['BEGIN:VALARM', 'TRIGGER:-PT10M', 'DTSTART:20200101T000000Z', 'END:VALARM', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:b', 'DTSTART:soon', 'DTEND:20260701T100000Z', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:c', 'DTSTART:20261399T996199Z', 'DTEND:20260701T100000Z', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:d', 'DTSTART:20260701T100000Z', 'DTEND:20260701T090000Z', 'END:VEVENT'],
    'END:VCALENDAR',
  ].join('\n')
  expect(spansIn(text)).toEqual(['2026-06-01T08:00Z/2026-06-01T09:00Z'])
})

test('a file that is no calendar is refused, and so is one that was cut off', () => {
  const whole = calendar(...event('DTSTART:20260601T090000Z', 'DTEND:20260601T100000Z'))
  expect(busySpansIn('<!doctype html><title>Sign in</title>', reading)).toBe('not a calendar')
  expect(busySpansIn('', reading)).toBe('not a calendar')
  expect(busySpansIn(whole.slice(0, -20), reading)).toBe('cut off')
  expect(busySpansIn('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', reading)).toBe('cut off')
  expect(busySpansIn(calendar(), reading)).toEqual({ spans: [], isWhole: true })
})

/** Rules that end nowhere, never come true, or cost more than anything real. */
const hostile = [
  'FREQ=SECONDLY',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=HOURLY;INTERVAL=24;BYHOUR=5',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;BYDAY=1MO;BYMONTH=4;BYMONTHDAY=15',
  'FREQ=MONTHLY;INTERVAL=4800;BYDAY=5MO;BYMONTH=2',
  'FREQ=DAILY;INTERVAL=999999999',
  'FREQ=DAILY;INTERVAL=1000000;COUNT=1000000000',
  'FREQ=MINUTELY;COUNT=999999999',
  `FREQ=WEEKLY;INTERVAL=${'9'.repeat(400)}`,
  `FREQ=YEARLY;COUNT=9999;BYDAY=${Array.from({ length: 53 }, (_, week) => `${week + 1}MO,-${week + 1}TU`).join(',')}`,
  'FREQ=DAILY;UNTIL=99999999T999999Z;BYSETPOS=1,2,3',
  'FREQ=WEEKLY;BYWEEKNO=20;ITERATOR=1;PARTS=2;__PROTO__=3',
  'FREQ=MONTHLY;BYDAY=MO;BYMONTHDAY=31;BYMONTH=2',
]

const endless = (rule: string, place = 0) =>
  event('DTSTART:00010101T090000Z', 'DURATION:PT1S', `UID:${place}`, `RRULE:${rule}`)

test.each(hostile.map((rule) => [rule.slice(0, 60), rule]))('reading ends, under any rule: %s', (_, rule) => {
  const read = busySpansIn(calendar(...endless(rule)), reading)
  if (typeof read === 'string') throw new Error(read)
  expect(read.spans.length).toBeLessThanOrEqual(5000)
})

test('all rules of a calendar share one budget, and a calendar that spends it is reported', () => {
  const events = Array.from({ length: 40 }, (_, round) =>
    hostile.map((rule, index) => endless(rule, round * hostile.length + index)),
  )
  const last = event('DTSTART:20260601T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3')
  const read = busySpansIn(calendar(...events.flat(2), ...last), reading)
  if (typeof read === 'string') throw new Error(read)
  expect(read.isWhole).toBe(false)
  expect(read.spans.length).toBeLessThanOrEqual(5000)
  const times = shown(read.spans)
  expect(times).toContain('2026-06-01T09:00Z/2026-06-01T10:00Z')
  expect(times).not.toContain('2026-06-02T09:00Z/2026-06-02T10:00Z')
})

test('a calendar with more than is read is reported, and the part that was read counts', () => {
  const text = calendar(
    ...event('DTSTART:20260601T090000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;INTERVAL=2'),
    ...event('DTSTART:20260701T090000Z', 'DURATION:PT1H'),
  )
  const read = busySpansIn(text, reading)
  if (typeof read === 'string') throw new Error(read)
  expect(read).toMatchObject({ isWhole: false })
  expect(shown(read.spans)).toContain('2026-07-01T09:00Z/2026-07-01T10:00Z')
  const many = Array.from({ length: 5001 }, () => event('DTSTART:20260601T090000Z', 'DURATION:PT1H'))
  expect(busySpansIn(calendar(...many.flat()), reading)).toMatchObject({ isWhole: false })
  expect(busySpansIn(calendar(...many.slice(1).flat()), reading)).toMatchObject({ isWhole: true })
})

test('more busy times than anybody has are made fewer, and none is lost', () => {
  const seconds = Array.from({ length: 40_000 }, (_, index) =>
    new Date(Date.parse('2026-06-01T00:00:00Z') + index * 2000).toISOString().replaceAll(/[-:]|\.000/g, ''),
  )
  const lists = Array.from(
    { length: 40 },
    (_, index) => `RDATE:${seconds.slice(index * 1000, (index + 1) * 1000)}`,
  )
  const other = event('DTSTART:20260701T090000Z', 'DURATION:PT1H')
  expect(
    spansIn(calendar(...event('DTSTART:20260601T000000Z', 'DURATION:PT1S', ...lists), ...other)),
  ).toEqual(['2026-06-01T00:00Z/2026-06-01T22:13:19.000Z', '2026-07-01T09:00Z/2026-07-01T10:00Z'])
})

test('two calendars in one text are read as one', () => {
  const one = calendar(...event('DTSTART:20260601T090000Z', 'DURATION:PT1H'))
  const other = calendar(...event('DTSTART:20260602T090000Z', 'DURATION:PT1H'))
  expect(spansIn(one + other)).toHaveLength(2)
})

test('events that are long over do not count as too many', () => {
  const past = Array.from({ length: 6000 }, () => event('DTSTART:20200601T090000Z', 'DTEND:20200601T100000Z'))
  expect(busySpansIn(calendar(...past.flat()), reading)).toEqual({ spans: [], isWhole: true })
})

test('a zone that is defined without an end, and a thousand zones, end as well', () => {
  const zone = (name: string) => [
    ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:00010101T000000'],
    ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0000', 'RRULE:FREQ=SECONDLY', 'END:STANDARD', 'END:VTIMEZONE'],
  ]
  const names = Array.from({ length: 1000 }, (_, index) => `Nowhere ${index}`)
  const events = names.map((name) =>
    event(`DTSTART;TZID=${name}:20260601T090000`, `DTEND;TZID=${name}:20260601T100000`),
  )
  const read = busySpansIn(calendar(...names.flatMap(zone), ...events.flat()), reading)
  expect(read).toMatchObject({ spans: expect.any(Array), isWhole: false })
})

test('a time zone that changes every minute is read up to a limit, and the result says so', () => {
  const minutes = (line: number) =>
    Array.from({ length: 3500 }, (_, index) =>
      basic(Date.parse('2026-03-02T00:00:00Z') + (line * 3500 + index) * 60_000),
    )
  const zone = [
    ...[
      'BEGIN:VTIMEZONE',
      'TZID:Restless',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0100',
    ],
    ...['TZOFFSETTO:+0000', ...Array.from({ length: 40 }, (_, line) => `RDATE:${minutes(line)}`)],
    ...['END:STANDARD', 'END:VTIMEZONE'],
  ]
  const hourly = event('DTSTART;TZID=Restless:20260601T000000', 'DURATION:PT1M', 'RRULE:FREQ=HOURLY')
  const read = busySpansIn(calendar(...zone, ...hourly), reading)
  if (typeof read === 'string') throw new Error(read)
  expect(read).toMatchObject({ isWhole: false })
  expect(read.spans.length).toBeGreaterThan(1000)
})

test('a calendar with more time zones than are read is reported', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('America/'))
  const text = (count: number) =>
    calendar(
      ...zones
        .slice(0, count)
        .flatMap((zone) => event(`DTSTART;TZID=${zone}:20260601T090000`, 'DURATION:PT1H')),
    )
  expect(busySpansIn(text(40), reading)).toMatchObject({ isWhole: true })
  expect(busySpansIn(text(41), reading)).toMatchObject({ isWhole: false })
})

test('a hundred thousand busy times that are listed one by one are read', () => {
  const line = (index: number) => {
    const start = basic(Date.parse('2026-06-01T00:00:00Z') + (index % 100) * 2 * 3_600_000)
    return `FREEBUSY:${Array(2500).fill(`${start}Z/PT1H`).join(',')}`
  }
  const lines = Array.from({ length: 50 }, (_, index) => line(index))
  expect(spansIn(calendar('BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY'))).toHaveLength(50)
})

test('parts within parts without an end, and lines of a million characters, are no more than text', () => {
  expect(busySpansIn(`BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(200_000)}`, reading)).toBe('not a calendar')
  const text = calendar(
    ...event(
      `DTSTART;X="${'a'.repeat(1_000_000)}`,
      'DTSTART:20260601T090000Z',
      `DURATION:P${'1D'.repeat(500_000)}`,
    ),
    ...event('DTSTART:20260602T090000Z', `DURATION:P${'1D'.repeat(500)}`),
    ...event('DTSTART:20260603T090000Z', 'DURATION:PT1H', `EXDATE:${'20260603T090000Z,'.repeat(3000)}`),
  )
  expect(spansIn(text)).toEqual(['2026-06-02T09:00Z/2026-06-03T09:00Z'])
})
