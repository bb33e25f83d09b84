import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Plan } from '../levels.ts'
import type { AgentType } from '../profiles/profile-answers.ts'
import { users } from './accounts.ts'

type SignatureStep = { title: string; outcome: string }

/** An expert and their public profile, to which stories, references and chats belong. */
export const profiles = sqliteTable(
  'profiles',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    profileUrl: text('profile_url').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    currentRole: text('current_role').notNull().default(''),
    industry: text().notNull().default(''),
    businessAreas: text('business_areas', { mode: 'json' }).$type<string[]>().notNull().default([]),
    coreProblemSolved: text('core_problem_solved').notNull().default(''),
    headline: text().notNull().default(''),
    coreDeliverables: text('core_deliverables', { mode: 'json' }).$type<string[]>().notNull().default([]),
    keySkills: text('key_skills', { mode: 'json' }).$type<string[]>().notNull().default([]),
    expertise: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    about: text().notNull().default(''),
    yearsExperience: text('years_experience').notNull().default(''),
    signatureSystem: text('signature_system', { mode: 'json' })
      .$type<SignatureStep[]>()
      .notNull()
      .default([]),
    agentType: text('agent_type').$type<AgentType>().notNull().default('coach'),
    agentGreeting: text('agent_greeting').notNull().default(''),
    /** Computed from all orders and subscriptions of the owner (R5); content for a sample without one. */
    plan: text().$type<Plan>().notNull().default('free'),
    /** When the plan must be computed again, because its cover ends; null for never. */
    planUntil: integer('plan_until', { mode: 'timestamp_ms' }),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    scorecardActive: integer('scorecard_active', { mode: 'boolean' }).notNull().default(false),
    /** Whether bookable hours exist; the plan decides whether they are shown. */
    hasOpenHours: integer('has_open_hours', { mode: 'boolean' }).notNull().default(false),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull().default(false),
    /** 0 and 1 for the two experts who come first in the gallery (R2). */
    featuredRank: integer('featured_rank'),
    /** Set while the profile is published (R10); public visibility depends on it alone. */
    listedAt: integer('listed_at', { mode: 'timestamp_ms' }),
    /** When it was first published, for the administrator's journeys (R14). */
    firstListedAt: integer('first_listed_at', { mode: 'timestamp_ms' }),
    /** Updated by `updatePublications`, so that a card needs no counting. */
    validatedStories: integer('validated_stories').notNull().default(0),
    validatedReferences: integer('validated_references').notNull().default(0),
    /** A hash of the published content; publishing the same again renews no page. */
    publishedHash: text('hung_as'),
    /** The owner; null for a sample. One account has one profile (R6). */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** As the owner requested it; `profileUrl` is derived from it (R10). */
    username: text(),
    phone: text().notNull().default(''),
    linkedinUrl: text('linkedin_url').notNull().default(''),
    company: text().notNull().default(''),
    targetIndustry: text('target_industry').notNull().default(''),
    /** Set while an administrator suspends it, with the reason for the owner (R10, R26). */
    suspendedAt: integer('suspended_at', { mode: 'timestamp_ms' }),
    suspendedReason: text('suspended_reason').notNull().default(''),
    /** The seed of its picture after a change of address, so that the picture stays (R10). */
    pictureSlug: text('picture_slug'),
    /**
     * When the owner last changed it, so that devices do not overwrite each other; `updatedAt` also changes with
     * stories and references.
     */
    editedAt: integer('edited_at', { mode: 'timestamp_ms' }),
    /** When the owner first shared it, by mail, by device or by copying its address. */
    passedOnAt: integer('passed_on_at', { mode: 'timestamp_ms' }),
    /** When its owner first made a CV of it: the dossier, or a JSON Resume (R14). */
    cvGeneratedAt: integer('cv_generated_at', { mode: 'timestamp_ms' }),
    /** When its owner first saved a story after that. */
    cvEditedAt: integer('cv_edited_at', { mode: 'timestamp_ms' }),
    /** Set once the owner erased the account: an empty row for the job `finish-erasing`. */
    erasedAt: integer('erased_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('profiles_updated_at').on(table.updatedAt),
    index('profiles_last_name').on(sql`lower(last_name)`),
    index('profiles_erased').on(table.erasedAt).where(sql`erased_at is not null`),
    index('profiles_plan_until').on(table.planUntil).where(sql`plan_until is not null`),
    uniqueIndex('profiles_owner').on(table.ownerId),
    index('profiles_owned').on(table.id).where(sql`owner_id is not null`),
    index('profiles_hanging_wrongly').on(table.id).where(sql`listed_at is not null and is_active = 0`),
  ],
)

/** Former addresses of a profile, which redirect to the new one and stay reserved (R10). */
export const profileRedirects = sqliteTable(
  'profile_redirects',
  {
    oldUrl: text('old_url').primaryKey(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('profile_redirects_profile').on(table.profileId)],
)

/** The addresses of erased profiles as keyed hashes, so that nobody else gets them (R26). */
export const retiredAddresses = sqliteTable(
  'retired_addresses',
  {
    hash: text().primaryKey(),
    until: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('retired_addresses_until').on(table.until)],
)
