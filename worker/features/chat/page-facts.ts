import type { PublicProfile } from '#schema/profiles.ts'
import { splitSentences } from '#schema/sentences.ts'
import type { Fact } from './intent-patterns.ts'
import { counted, endless, joined, listed, quoted } from './wording.ts'

/** A fact of the page in the page's own words; undefined where nothing is published. */
export const factAnswer = (profile: PublicProfile, fact: Fact): string | undefined => facts[fact](profile)

const facts: Record<Fact, (profile: PublicProfile) => string | undefined> = {
  years: ({ firstName, yearsExperience, about }) => {
    const sentences = splitSentences(about)
    const lived = /\bsince (?:then|\d{4})\b/i
    const told =
      sentences.find((text) => lived.test(text)) ?? sentences.find((text) => /\byears?\b/.test(text))
    return (
      joined([
        yearsExperience && `The page gives ${firstName}’s experience as ${quoted(yearsExperience)}.`,
        told && `In ${firstName}’s own words: ${quoted(told)}`,
      ]) || undefined
    )
  },
  days: ({ firstName, about }) => {
    const told = splitSentences(about).find((text) => /\b(?:days?|hours?|weeks?)\b/.test(text))
    return told && `In ${firstName}’s own words: ${quoted(told)}`
  },
  person: ({ firstName, about }) => (about ? `${firstName} says on this page: ${quoted(about)}` : undefined),
  background: ({ firstName, about, currentRole }) => {
    if (about) return `${firstName} says on this page: ${quoted(about)}`
    return currentRole ? `On this page ${firstName}’s role is ${quoted(currentRole)}.` : undefined
  },
  deliverables: ({ firstName, coreDeliverables, coreProblemSolved }) =>
    joined([
      coreProblemSolved &&
        `${firstName} works on one problem above all: ${quoted(endless(coreProblemSolved))}.`,
      coreDeliverables.length > 0 && `What ${firstName} delivers: ${each(coreDeliverables)}.`,
    ]) || undefined,
  role: ({ firstName, currentRole, industry }) =>
    currentRole &&
    `On this page ${firstName}’s role is ${quoted(currentRole)}${industry && `, in the industry ${quoted(industry)}`}.`,
  industry: ({ firstName, industry, stories }) => {
    const others = [...new Set(stories.map((story) => story.industry))].filter(
      (told) => told && told !== industry,
    )
    return (
      industry &&
      joined([
        `${firstName}’s industry on this page is ${quoted(industry)}.`,
        others.length > 0 && `The stories also come from ${listed(others.map(quoted))}.`,
      ])
    )
  },
  areas: ({ firstName, businessAreas, expertise, coreProblemSolved }) =>
    joined([
      coreProblemSolved &&
        `${firstName} works on one problem above all: ${quoted(endless(coreProblemSolved))}.`,
      businessAreas.length > 0 &&
        `${businessAreas.length === 1 ? 'The business area' : 'The business areas'} on this page: ${listed(businessAreas.map(quoted))}.`,
      expertise.length > 0 && `The topics: ${each(expertise)}.`,
    ]) || undefined,
  skills: ({ firstName, solutionProfile: { keySkills } }) =>
    keySkills.length > 0
      ? `The key skills on ${firstName}’s page: ${listed(keySkills.map(quoted))}.`
      : undefined,
  method: ({ firstName, signatureSystem }) =>
    signatureSystem.length > 0
      ? `${firstName}’s method has ${signatureSystem.length === 1 ? 'one step' : `${counted(signatureSystem.length)} steps`}: ${signatureSystem.map(({ title, outcome }, place) => `${place + 1}. ${title}: ${quoted(outcome)}`).join(' ')}`
      : undefined,
}

const each = (texts: string[]) => texts.map((text) => quoted(endless(text))).join('; ')
