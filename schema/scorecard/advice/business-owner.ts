import type { Advice } from './category-advice.ts'
import { both, steps } from './universal.ts'

export const businessOwner: Advice = {
  title: 'Your business, set beside the others',
  summaries: [
    'From outside, little tells your business from its competitors.',
    'Part of what makes your business worth choosing can be seen from outside. The rest is known inside the house.',
    'Most of what makes your business worth choosing can be seen from outside.',
    'Nearly all that makes your business worth choosing can be seen from outside. Now others can pass it on.',
  ],
  keep: 'Let a confirmed result be how each piece of work ends, and decline what does not fit what you are known for.',
  remarks: [
    {
      bo_business_stage: {
        'It is just beginning':
          'Your business is beginning: the first clients whose results can be told are its best capital.',
        'It pays for itself': 'Your business pays for itself: it can begin to choose.',
        'It grows': 'Your business grows: see that what it is known for grows with it.',
        'It has stopped growing':
          'Your business has stopped growing: ask the last five clients whom they nearly chose instead.',
        'It is shrinking':
          'Your business is shrinking: begin with the clients who stayed, and with why they did.',
      },
      bo_market_adaptation: steps(
        'By your own mark, what you offer and what clients ask for have drifted apart: ask three of them what they looked for last.',
        'What you offer fits what clients ask for in part: show the part that fits first.',
        'What you offer fits what clients ask for: say it in the words in which they ask.',
      ),
    },
    {
      bo_lead_generation: {
        Recommendations:
          'You live on recommendations. Written down and confirmed, they go further than the people who give them.',
        'Search engines':
          'Who comes from a search engine knows nothing of you: let the first thing they read be a result.',
        'Social networks':
          'Social networks bring you attention; what makes a client of it is a result they can check.',
        Advertising: 'Advertising ends with its budget; a published result stays.',
        Tenders: 'In a tender, confirmed results are the part that competitors cannot copy.',
        Other: 'Ask those who come to you by other ways what decided it, and publish the answer.',
        'I could not say': 'You cannot say where clients come from: ask the next five, it costs nothing.',
      },
      bo_marketing_roi: {
        'We spend nothing': 'You spend nothing on marketing: a confirmed story takes an hour and no budget.',
        'I could not say':
          'You cannot tell what your marketing brings back: note for a month what each new client had read.',
        'Less than we spend':
          'Your marketing brings back less than it takes: proof goes on working when a campaign ends.',
        'About what we spend':
          'Your marketing pays for itself and no more: put part of it into results that stay readable.',
        'Clearly more than we spend': 'Your marketing pays: confirmed results give it something to point to.',
      },
    },
    {
      bo_authority_positioning: {
        ...both(
          ['Strongly disagree', 'Disagree'],
          'You are not among the names people mention first: a narrower field, named plainly, is quicker to lead.',
        ),
        'Neither agree nor disagree':
          'Whether you are among the first names, your clients know: ask whom else they considered.',
        ...both(
          ['Agree', 'Strongly agree'],
          'You are among the names people mention first: give those who mention you something to send on.',
        ),
      },
      bo_client_acquisition: {
        'We do': 'You begin most conversations yourselves: a published result lets a client begin.',
        'It is about even': 'Clients begin half of your conversations: find out what those had read.',
        'They do': 'Clients begin most of your conversations: you can afford to say which of them you want.',
      },
      bo_interactive_ai_profiles: {
        Yes: 'Your past work answers questions at night already: look at what is asked.',
        No: 'Questions about your past work wait until somebody is in the office. Not every client does.',
      },
    },
  ],
  next: 'Choose the three pieces of work you would want to be hired for again, and show them first, in those clients’ words.',
}
