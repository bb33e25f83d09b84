import type { Advice } from './category-advice.ts'
import { both } from './universal.ts'

export const entrepreneur: Advice = {
  title: 'Your offer, as a stranger would meet it',
  summaries: [
    'A client who does not know you can see little of what they would be buying.',
    'Your offer takes shape. Part of what a client has to see before they buy is there, and part is not.',
    'A client who finds you sees most of what they have to see before they buy.',
    'Your offer very nearly explains itself.',
  ],
  keep: 'Have each client confirm what changed before you send the last invoice, and let the offer grow from that.',
  remarks: [
    {
      ent_timeline: {
        'It does already':
          'Your offer pays for your living already: the next step is to choose your clients.',
        'Within three months':
          'Three months are soon: sell first to people who believe you already, and have each of them confirm it.',
        'Within a year': 'A year is enough for three clients whose results can be told.',
        'There is no hurry': 'There is no hurry, so the first clients can be the right ones.',
      },
      ent_opportunity_cost: {
        'Nothing that I miss': 'It takes nothing that you miss, so you can try more than one wording of it.',
        'Evenings and weekends':
          'It takes your evenings and weekends: spend them on one kind of client only.',
        'Hours that I could be paid for':
          'It takes hours that you could be paid for: let each end in something a client can read.',
        'A whole income': 'You gave up an income for it: do the work first that sells without you.',
      },
    },
    {
      ent_barriers: {
        'I cannot say what I sell in one sentence':
          'Before price and marketing comes the sentence: for whom, and with which problem.',
        'I do not know who would buy it':
          'Those whom you have helped, even unpaid, can tell you who else would buy it.',
        'I do not know what to charge':
          'What to charge follows from what the problem costs a client: ask three of them.',
        'Nobody knows me': 'Nobody has to know you if what you solve can be found.',
        'I do not like selling':
          'You do not like selling. Then let the people you have helped do it: that is what references are for.',
        'I do it beside a job':
          'Beside a job, one kind of client and one story a month is a pace that holds.',
        'Nothing is in the way': 'Nothing is in the way, you say: then the next client can have a date.',
      },
    },
    {
      ent_previous_attempts: {
        'Through people I know':
          'Clients through people you know end where your acquaintance ends; a confirmed story travels further.',
        'Posting on social networks': 'A post is gone in a day; a story with its result can still be found.',
        'A website': 'A website says what you offer; strangers want to know for whom it worked.',
        Advertising: 'Advertising brings strangers to your page: what they read there has to convince them.',
        'Marketplaces for freelancers':
          'In a marketplace you are compared by price; a confirmed result is harder to compare.',
        'Another way': 'Find out which conversation your other way has brought, and do that again.',
        'Not at all yet': 'You have not looked for clients yet: begin with somebody you have already helped.',
      },
      ent_client_acquisition: {
        ...both(
          ['Never', 'A few times a year'],
          'Strangers hardly ever ask you. Your next clients come through people who can pass a story on.',
        ),
        'Every month': 'Strangers ask you every month: find out what they had read, and write more of it.',
        'Every week': 'Strangers ask you every week: you can choose among them.',
      },
    },
    {
      ent_positioning: {
        ...both(
          ['Strongly disagree', 'Disagree'],
          'A minute with your profile does not say whom you help: put that into its first line.',
        ),
        'Neither agree nor disagree':
          'Whether a minute with your profile is enough, a stranger can tell you: let one read it.',
        ...both(
          ['Agree', 'Strongly agree'],
          'A minute with your profile says whom you help: put a result where that minute ends.',
        ),
      },
      ent_ai_adaptation: {
        'It replaces some of it':
          'AI does part of what you offer. It cannot have been there; your stories can say that you were.',
        'It changes nothing':
          'AI changes nothing in what you offer; it may still be what a client asks about you.',
        'It makes it better': 'AI makes your offer better: show a client the difference in one example.',
      },
    },
  ],
  next: 'Write the one problem you solve as your client would say it, and put the story under it that proves it.',
}
