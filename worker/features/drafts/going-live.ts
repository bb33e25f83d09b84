import { neededReferences, neededStories } from '#schema/dashboard.ts'

const number = (count: number) => ['no', 'one', 'two', 'three', 'four'][count] ?? String(count)

/** What puts a profile into the gallery, and when (R10). */
export const goingLive = `Your page goes live in the gallery by itself, free of charge, as soon as three things are there: your email address is confirmed, ${number(neededReferences)} people who worked with you have given a reference under a confirmed address, and ${number(neededStories)} story of yours is validated, which means that a referee has ticked what they saw of it and a validator has read it.`

/** Whether somebody asks how, when or whether their profile becomes public. */
export const asksOfGoingLive =
  /\b(?:publish\w*|gallery|next steps?|what (?:now|next)|account|register|sign up|log ?in|referees?|references?|validat\w+)\b|\b(?:go|goes|going|be|am|is|are|become|becomes|get|gets|put|appear|appears|shown|seen|page|profile|it|i|me) (?:\w+ ){0,2}(?:live|public|online|visible|listed|searchable|findable|on(?: the)? (?:site|website|web|internet|view))\b|\b(?:who|when|where|how|can) (?:\w+ ){0,4}(?:find|finds|see|sees|discover) (?:me|my (?:profile|page))\b/i
