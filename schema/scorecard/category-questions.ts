import { agreement, type Question, several, unscored } from './answer-types.ts'
import type { Category } from './categories.ts'

const agree = agreement.map(([option]) => option)
const ten = Array.from({ length: 10 }, (_, index) => String(index + 1))
const howLong = ['Less than three months', 'Three to six months', 'Six to twelve months', 'More than a year']
const effect = ['None that I notice', 'A little', 'A good deal', 'It has changed everything']

/** The unscored questions of a single category, which shape the feedback (R3). */
export const categoryQuestions: Readonly<Record<Category, readonly Question[]>> = {
  'Job Seeker': [
    unscored('js_time_searching', 'multiple_choice', 'How long have you been looking?', [
      'I have not begun',
      ...howLong,
    ]),
    unscored(
      'js_financial_impact',
      'financial_impact',
      'How long could you go on looking before you would have to take any offer?',
      ['Less than two months', 'Two to six months', 'More than six months', 'As long as it takes'],
    ),
    several(
      'js_previous_attempts',
      'What have you tried?',
      [
        'Sending my CV to advertised posts',
        'Recruiters',
        'Asking people I know',
        'A new CV or profile, written by somebody else',
        'Courses or certificates',
        'Something else',
      ],
      'Nothing yet',
    ),
    unscored(
      'js_network_access',
      'three_option',
      'Do you know the people who decide on the roles you want?',
      ['None of them', 'Some of them', 'Most of them'],
    ),
    unscored('js_ai_impact', 'impact_scale', 'How much has AI changed the work you are looking for?', effect),
    unscored('js_weekly_cost', 'value_scale', 'How many hours a week does the search take?', [
      'Up to 2 hours',
      '3 to 7 hours',
      '8 to 15 hours',
      'More than 15 hours',
    ]),
    unscored(
      'js_market_reality',
      'likert',
      'The posts I see advertised are the posts that are really filled.',
      agree,
    ),
  ],
  Entrepreneur: [
    unscored('ent_timeline', 'multiple_choice', 'When should your offer pay for your living?', [
      'It does already',
      'Within three months',
      'Within a year',
      'There is no hurry',
    ]),
    several(
      'ent_barriers',
      'What is in the way?',
      [
        'I cannot say what I sell in one sentence',
        'I do not know who would buy it',
        'I do not know what to charge',
        'Nobody knows me',
        'I do not like selling',
        'I do it beside a job',
      ],
      'Nothing is in the way',
    ),
    several(
      'ent_previous_attempts',
      'How have you looked for clients?',
      [
        'Through people I know',
        'Posting on social networks',
        'A website',
        'Advertising',
        'Marketplaces for freelancers',
        'Another way',
      ],
      'Not at all yet',
    ),
    unscored(
      'ent_positioning',
      'likert',
      'Somebody who reads my profile knows within a minute whom I help and how.',
      agree,
    ),
    unscored(
      'ent_client_acquisition',
      'frequency',
      'How often does somebody you do not know ask to buy from you?',
      ['Never', 'A few times a year', 'Every month', 'Every week'],
    ),
    unscored('ent_ai_adaptation', 'three_option', 'What does AI do to what you offer?', [
      'It replaces some of it',
      'It changes nothing',
      'It makes it better',
    ]),
    unscored('ent_opportunity_cost', 'financial_impact', 'What do you give up for your offer at present?', [
      'Nothing that I miss',
      'Evenings and weekends',
      'Hours that I could be paid for',
      'A whole income',
    ]),
  ],
  'Business Owner': [
    unscored('bo_business_stage', 'multiple_choice', 'Where does your business stand?', [
      'It is just beginning',
      'It pays for itself',
      'It grows',
      'It has stopped growing',
      'It is shrinking',
    ]),
    unscored(
      'bo_market_adaptation',
      'scale_1_10',
      'From 1 to 10: how well does what you offer fit what clients ask for today?',
      ten,
    ),
    several(
      'bo_lead_generation',
      'Where do new clients come from?',
      ['Recommendations', 'Search engines', 'Social networks', 'Advertising', 'Tenders', 'Other'],
      'I could not say',
    ),
    unscored(
      'bo_authority_positioning',
      'likert',
      'In our field, we are among the three names that people mention first.',
      agree,
    ),
    unscored(
      'bo_interactive_ai_profiles',
      'yes_no',
      'Can a client ask a question about your past work at night, and get an answer from it?',
      ['Yes', 'No'],
    ),
    unscored(
      'bo_client_acquisition',
      'three_option',
      'Who begins most of your conversations with new clients?',
      ['We do', 'It is about even', 'They do'],
    ),
    unscored('bo_marketing_roi', 'value_scale', 'What comes back from what you spend on marketing?', [
      'We spend nothing',
      'I could not say',
      'Less than we spend',
      'About what we spend',
      'Clearly more than we spend',
    ]),
  ],
  'Legacy Builder': [
    unscored(
      'lb_contribution_desire',
      'text_input',
      'What should people still be doing because of you in ten years?',
    ),
    several(
      'lb_previous_attempts',
      'How have you passed on what you know?',
      [
        'Teaching or mentoring',
        'Talks',
        'Articles or a book',
        'Handbooks at work',
        'Stories, told to whoever asked',
        'Another way',
      ],
      'Not yet',
    ),
    unscored(
      'lb_impact_clarity',
      'likert',
      'I could name three people whose work is different because of me.',
      agree,
    ),
    unscored(
      'lb_platform_understanding',
      'three_option',
      'Do you have a place where your knowledge can be found?',
      ['No', 'Parts of it are somewhere', 'Yes, in one place'],
    ),
    unscored('lb_time_investment', 'value_scale', 'How much time could you give it?', [
      'An hour a month',
      'An hour a week',
      'A day a week',
      'More than that',
    ]),
    unscored(
      'lb_ai_enhancement',
      'impact_scale',
      'How much would it mean to you if others could ask your experience a question at any hour?',
      ['Nothing', 'A little', 'A good deal', 'It is what I have been looking for'],
    ),
    unscored('lb_urgency_factor', 'multiple_choice', 'When does it have to be done?', [
      'Before I leave my post',
      'Within a year',
      'Within five years',
      'There is no date',
    ]),
  ],
}
