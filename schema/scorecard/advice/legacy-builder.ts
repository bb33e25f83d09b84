import type { Advice } from './category-advice.ts'
import { both } from './universal.ts'

export const legacyBuilder: Advice = {
  title: 'What stays when you leave the room',
  summaries: [
    'Little of what you know can be found or used without you yet.',
    'Part of what you know could be found and used without you. The rest still needs you in the room.',
    'Most of what you know is on its way to being found and used without you.',
    'Nearly all of it could work without you: be found, be asked and be built on.',
  ],
  keep: 'Add one story a season, and let somebody else tell the next one: then it has been passed on.',
  remarks: [
    {
      lb_urgency_factor: {
        'Before I leave my post':
          'It has to be done before you leave: begin with what only you know; the rest can be asked of others.',
        'Within a year': 'You have a year: begin with what only you know; the rest can be asked of others.',
        'Within five years':
          'Five years are long enough to lose touch with those who could confirm it: ask them first.',
        'There is no date': 'There is no date: give one to the first story.',
      },
      lb_time_investment: {
        'An hour a month': 'An hour a month is one story told aloud, if somebody else writes it down.',
        'An hour a week': 'An hour a week is a story a month.',
        'A day a week': 'A day a week is enough for four stories in a month.',
        'More than that': 'You have the time to train somebody as well, with the stories as the material.',
      },
    },
    {
      lb_previous_attempts: {
        'Teaching or mentoring':
          'Those you taught can say what they still do because of it: ask two of them.',
        Talks: 'A talk reaches whoever was there: its best story, written down, reaches the others.',
        'Articles or a book':
          'What you have written can also be asked, once its stories stand where an agent can quote them.',
        'Handbooks at work': 'A handbook says how; a story says why, and when not to.',
        'Stories, told to whoever asked':
          'You already tell the stories. They only have to be caught and confirmed.',
        'Another way': 'Of your other way of passing it on, ask somebody who received it what stayed.',
        'Not yet': 'You have not passed it on yet: one person and one story are a beginning.',
      },
    },
    {
      lb_impact_clarity: {
        ...both(
          ['Strongly disagree', 'Disagree', 'Neither agree nor disagree'],
          'You could not name three people for certain whose work is different because of you: ask two former colleagues what they still do your way.',
        ),
        ...both(
          ['Agree', 'Strongly agree'],
          'You can name the people whose work is different because of you: they are your referees.',
        ),
      },
      lb_platform_understanding: {
        No: 'Your knowledge has no place yet where it can be found: four stories in one place are a start.',
        'Parts of it are somewhere':
          'Your knowledge lies in more than one place. Four stories together teach more than forty apart.',
        'Yes, in one place':
          'Your knowledge has its place: see that others may open it when you are not there.',
      },
      lb_ai_enhancement: {
        Nothing: 'It means nothing to you to be asked at any hour: then a page with the stories is enough.',
        'A little':
          'It means a little to you to be asked at any hour: stories first, an agent when you like.',
        'A good deal':
          'It means a good deal to you to be asked at any hour: an agent can, once there are stories.',
        'It is what I have been looking for':
          'To be asked at any hour is what you have been looking for: an agent needs one story to begin with.',
      },
    },
  ],
  next: 'Choose one person who will need what you have learned, and tell them the problem that your life’s work has answered.',
}
