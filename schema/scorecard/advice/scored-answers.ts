import type { Category } from '../categories.ts'
import { worded } from '../core-questions.ts'

type ByCategory = Readonly<Record<Category, string>>
const same = (text: string): ByCategory => worded(text, text, text, text)

/**
 * Remarks on scored answers: `strong` for two and three points, `weak` for none and one, `remedy` for fewer than three.
 */
export const scoredAnswers: Readonly<
  Record<string, { strong: ByCategory; weak: ByCategory; remedy: ByCategory }>
> = {
  identity_1: {
    strong: worded(
      'You can name the problem that an employer would hire you for.',
      'You can name the one problem that your offer solves.',
      'Your clients can name the one problem that your business solves.',
      'You can name the problem that your life’s work has answered.',
    ),
    weak: worded(
      'The problem that an employer would hire you for has no clear name yet.',
      'The one problem that your offer solves has no clear name yet.',
      'Your clients could not clearly name the one problem that your business solves.',
      'The problem that your life’s work has answered has no clear name yet.',
    ),
    remedy: worded(
      'Finish this sentence and send it to three former colleagues: “Call me when …”.',
      'Write the problem in your client’s words, not in the words of your method.',
      'Ask five clients why they chose you, and use the sentence that comes twice.',
      'Ask three people what they still do because of you, and look for the same word.',
    ),
  },
  identity_2: {
    strong: worded(
      'Former colleagues would describe what you are best at in much the same way.',
      'People who know your work would describe what you offer in much the same way.',
      'Your clients would describe what sets your business apart in much the same way.',
      'People you have taught would describe what you stand for in much the same way.',
    ),
    weak: worded(
      'Three former colleagues would say three different things about what you are best at.',
      'Three people who know your work would describe three different offers.',
      'Three of your clients would name three different things that set your business apart.',
      'Three people you have taught would say three different things about what you stand for.',
    ),
    remedy: worded(
      'Ask three former colleagues what they would call you for, and put the word that comes up most into your first line.',
      'Ask three people what you offer, and put the word that comes up most into your first line.',
      'Ask three clients what sets you apart, and put the word that comes up most into your first line.',
      'Ask three people you have taught what you stand for, and begin with the word that comes up most.',
    ),
  },
  identity_3: {
    strong: worded(
      'What you are known for at work is what you enjoy doing.',
      'What you sell is work that you would choose to do.',
      'Your business is known for the work it was set up to do.',
      'People come to you for what you most want to pass on.',
    ),
    weak: worded(
      'What you are known for at work is not plainly what you most enjoy doing.',
      'What you sell is not plainly the work that you would choose to do.',
      'What your business is known for is not plainly the work it was set up to do.',
      'What people come to you for is not plainly what you most want to pass on.',
    ),
    remedy: worded(
      'Tell first the work you want more of, not the work you have done most.',
      'Offer first the work you want more of, and let the rest wait until somebody asks.',
      'Publish first the work you want more of, and let the rest be asked for.',
      'Choose what you most want to pass on, and tell that before you are asked for something else.',
    ),
  },
  intention_1: {
    strong: worded(
      'You regularly show people who could hire you what you have solved.',
      'You regularly show people who could become clients what you have solved.',
      'Your business regularly publishes results that clients confirmed.',
      'You regularly put what you have learned where others can use it.',
    ),
    weak: worded(
      'People who could hire you see what you have solved a few times a year at most.',
      'People who could become clients see what you have solved a few times a year at most.',
      'Your business publishes a result that a client confirmed a few times a year at most.',
      'You put what you have learned where others can use it a few times a year at most.',
    ),
    remedy: worded(
      'Show one result a week to somebody who could hire you.',
      'Choose one kind of client for ninety days, and show them one result a week.',
      'Publish a confirmed result as the last step of each piece of work.',
      'Each time you solve something, put what you learned where others can use it.',
    ),
  },
  intention_2: {
    strong: worded(
      'The role you want is written down, in a sentence that a friend could repeat.',
      'Whom your offer is for is written down, in a sentence that a friend could repeat.',
      'Which clients you want more of is written down, in a sentence that your team could repeat.',
      'Whom your knowledge is for is written down, in a sentence that they would recognise.',
    ),
    weak: worded(
      'The role you want is not yet a sentence that others could pass on.',
      'Whom your offer is for is not yet a sentence that others could pass on.',
      'Which clients you want more of is not yet a sentence that your team could repeat.',
      'Whom your knowledge is for is not written down yet.',
    ),
    remedy: worded(
      'Write down the role you want, in one sentence that a friend could repeat.',
      'Write down whom your offer is for, in one sentence that a friend could repeat.',
      'Name the ten clients you would most like to have, and write down what they share.',
      'Choose one person who will need this in five years, and write to them.',
    ),
  },
  intention_3: {
    strong: worded(
      'If the right role came this week, most of your proof would be ready.',
      'If the right client called this week, most of your proof would be ready.',
      'If the right client called this week, most of your business’s proof would be ready.',
      'If somebody asked this week to learn from you, most of your material would be ready.',
    ),
    weak: worded(
      'If the right role came this week, your proof would be ready in part at best.',
      'If the right client called this week, your proof would be ready in part at best.',
      'If the right client called this week, your business’s proof would be ready in part at best.',
      'If somebody asked this week to learn from you, your material would be ready in part at best.',
    ),
    remedy: worded(
      'Put the proof for one piece of work together this week: what was wrong, what you did, what came of it, who saw it.',
      'Put the proof for one piece of work together this week: what was wrong, what you did, what came of it, who saw it.',
      'Put the proof for one piece of work together this week: what was wrong, what you did, what came of it, who saw it.',
      'Put the material for one lesson together this week: the problem, what you tried, what worked, who was there.',
    ),
  },
  impact_1: {
    strong: worded(
      'Your work changed a good deal for the people you last did it for.',
      'Your work has changed a good deal for the people you did it for.',
      'After your best work, a good deal is different for a client.',
      'You have changed a good deal for the people you have guided.',
    ),
    weak: worded(
      'What your work changed for the people you last did it for is little, or hard to name.',
      'What your work has changed for people is little so far, or hard to name.',
      'What changes for a client after your best work is little, or hard to name.',
      'What has changed for the people you have guided is little, or hard to name.',
    ),
    remedy: worded(
      'Ask somebody you last worked for what is different now, and by how much.',
      'Ask somebody you have helped what is different now, and by how much.',
      'Ask a client a year later what is different now, and by how much.',
      'Ask somebody you have guided what is different now.',
    ),
  },
  impact_2: {
    strong: same('A stranger can read what came of your work.'),
    weak: same('A stranger cannot read yet what came of your work.'),
    remedy: worded(
      'Turn one line of your CV into a story of four parts, and ask somebody who was there to confirm it.',
      'Tell one result as a story of four parts, and ask whoever had the problem to confirm it.',
      'Publish three finished pieces of work as stories, each confirmed by the client.',
      'Tell four stories, each confirmed: a problem, what everybody got wrong, what was changing, what changed somebody.',
    ),
  },
  impact_3: {
    strong: same('You count on two people who would confirm it.'),
    weak: same('You are not sure of two people who would confirm it.'),
    remedy: same('Ask one person who was there for a sentence that you may publish with their name.'),
  },
  ai_1: {
    strong: worded(
      'You use AI regularly in your search.',
      'You use AI regularly in building your offer.',
      'Your business uses AI regularly in its work for clients.',
      'You use AI regularly to record or arrange what you know.',
    ),
    weak: worded(
      'You use AI in your search a few times a year at most.',
      'You use AI in building your offer a few times a year at most.',
      'Your business uses AI in its work for clients a few times a year at most.',
      'You use AI to record or arrange what you know a few times a year at most.',
    ),
    remedy: worded(
      'Prepare one conversation a week with AI: what the employer struggles with, and which of your stories fits.',
      'Let AI question your offer once a week as a doubtful client would, and keep your answers.',
      'Choose one recurring step of your work for clients, and try it with AI beside the old way each week.',
      'Talk about one case for ten minutes a week, and let AI arrange what you said.',
    ),
  },
  ai_2: {
    strong: worded(
      'An assistant that is asked about you finds what you do.',
      'An assistant that is asked about your offer finds what you do.',
      'An assistant that is asked about your business finds what you do.',
      'An assistant that is asked about your life’s work finds what you do.',
    ),
    weak: worded(
      'An assistant that is asked about you does not find what you do.',
      'An assistant that is asked about your offer does not find what you do.',
      'An assistant that is asked about your business does not find what you do.',
      'An assistant that is asked about your life’s work does not find what you do.',
    ),
    remedy: worded(
      'Put your stories where an assistant can read and cite them.',
      'Publish a story where it can be read, quoted and cited.',
      'Put what you have solved where it can be asked and cited at any hour.',
      'Let an agent answer from your stories, so that they can be asked when you are not there.',
    ),
  },
  pain_1: {
    strong: worded(
      'Over the last twelve months, being overlooked has cost you a month’s pay at most.',
      'Over the last twelve months, being unknown has cost you a month’s income at most.',
      'Over the last twelve months, being hard to tell apart has cost your business a week’s turnover at most.',
      'Most of what you know would stay if you left tomorrow.',
    ),
    weak: worded(
      'Over the last twelve months, being overlooked has cost you more than a month’s pay.',
      'Over the last twelve months, being unknown has cost you more than a month’s income.',
      'Over the last twelve months, being hard to tell apart has cost your business more than a week’s turnover.',
      'If you left tomorrow, much of what you know would go with you.',
    ),
    remedy: worded(
      'Spend one hour less on applications each week, and that hour on a story that others confirm.',
      'Take the last client you did not win, and write the story that would have convinced them.',
      'Begin the next pitch with a confirmed result instead of with what you offer.',
      'Record the one thing that only you know this week, before you arrange anything.',
    ),
  },
  pain_2: {
    strong: worded(
      'It weighs little on you that people with less to show are chosen first.',
      'It weighs little on you that people with a weaker offer are found first.',
      'It weighs little on you that weaker competitors are found first.',
      'It weighs little on you that what you know might be lost.',
    ),
    weak: worded(
      'It weighs on you that people with less to show are chosen first.',
      'It weighs on you that people with a weaker offer are found first.',
      'It weighs on you that weaker competitors are found first.',
      'It weighs on you that what you know might be lost.',
    ),
    remedy: worded(
      'Read what those who are chosen first show, and set beside it one result with a name under it.',
      'Read what those who are found first show, and set beside it one result with a name under it.',
      'Read what those who are found first show, and set beside it one result with a name under it.',
      'Name one person who should know what you know, and tell them one story this month.',
    ),
  },
}
