CREATE TABLE `chat_budgets` (
	`subject` text NOT NULL,
	`day` text NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`subject`, `day`)
);
--> statement-breakpoint
CREATE INDEX `chat_budgets_day` ON `chat_budgets` (`day`);--> statement-breakpoint
CREATE TABLE `chat_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`is_user` integer NOT NULL,
	`text` text NOT NULL,
	`citations` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `chat_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chat_messages_session` ON `chat_messages` (`session_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `chat_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` integer NOT NULL,
	`visitor_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`last_activity_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chat_sessions_profile` ON `chat_sessions` (`profile_id`,`last_activity_at`);--> statement-breakpoint
CREATE INDEX `chat_sessions_visitor` ON `chat_sessions` (`visitor_id`);--> statement-breakpoint
CREATE INDEX `chat_sessions_last_activity` ON `chat_sessions` (`last_activity_at`);--> statement-breakpoint
CREATE TABLE `cron_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`profile_id` integer NOT NULL,
	`visitor` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`day` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_once_a_day` ON `events` (`profile_id`,`kind`,`day`,`visitor`,`subject`);--> statement-breakpoint
CREATE INDEX `events_profile` ON `events` (`profile_id`,`kind`,`at`);--> statement-breakpoint
CREATE TABLE `gallery_placements` (
	`area` text NOT NULL,
	`position` integer NOT NULL,
	`profile_id` integer NOT NULL,
	`industry` text NOT NULL,
	PRIMARY KEY(`area`, `position`, `profile_id`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gallery_placements_industry` ON `gallery_placements` (`area`,`industry`,`position`,`profile_id`);--> statement-breakpoint
CREATE INDEX `gallery_placements_profile` ON `gallery_placements` (`profile_id`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`profile_url` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`current_role` text DEFAULT '' NOT NULL,
	`industry` text DEFAULT '' NOT NULL,
	`business_areas` text DEFAULT '[]' NOT NULL,
	`core_problem_solved` text DEFAULT '' NOT NULL,
	`headline` text DEFAULT '' NOT NULL,
	`core_deliverables` text DEFAULT '[]' NOT NULL,
	`key_skills` text DEFAULT '[]' NOT NULL,
	`expertise` text DEFAULT '[]' NOT NULL,
	`about` text DEFAULT '' NOT NULL,
	`years_experience` text DEFAULT '' NOT NULL,
	`signature_system` text DEFAULT '[]' NOT NULL,
	`agent_type` text DEFAULT 'coach' NOT NULL,
	`plan` text DEFAULT 'free' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`scorecard_active` integer DEFAULT false NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`featured_rank` integer,
	`listed_at` integer,
	`validated_stories` integer DEFAULT 0 NOT NULL,
	`validated_references` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_profile_url_unique` ON `profiles` (`profile_url`);--> statement-breakpoint
CREATE INDEX `profiles_updated_at` ON `profiles` (`updated_at`);--> statement-breakpoint
CREATE INDEX `profiles_hanging_wrongly` ON `profiles` (`id`) WHERE listed_at is not null and is_active = 0;--> statement-breakpoint
CREATE TABLE `confirmations` (
	`story_id` integer NOT NULL,
	`version` integer NOT NULL,
	`reference_id` integer NOT NULL,
	`sentence` text,
	`confirmed_at` integer NOT NULL,
	PRIMARY KEY(`story_id`, `version`, `reference_id`),
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reference_id`) REFERENCES `references`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `confirmations_reference` ON `confirmations` (`reference_id`);--> statement-breakpoint
CREATE TABLE `references` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`profile_id` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`normalised_email` text NOT NULL,
	`company` text DEFAULT '' NOT NULL,
	`role` text DEFAULT '' NOT NULL,
	`relationship` text DEFAULT '' NOT NULL,
	`feedback` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'invited' NOT NULL,
	`address_confirmed_at` integer,
	`independent_at` integer,
	`read_by` text,
	`read_at` integer,
	`validated_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `references_address` ON `references` (`profile_id`,`normalised_email`);--> statement-breakpoint
CREATE INDEX `references_public` ON `references` (`profile_id`,`status`,`validated_at`);--> statement-breakpoint
CREATE TABLE `stories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`profile_id` integer NOT NULL,
	`place` integer NOT NULL,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`industry` text DEFAULT '' NOT NULL,
	`timeline` text DEFAULT '' NOT NULL,
	`prompt` text,
	`problem_description` text NOT NULL,
	`task` text DEFAULT '' NOT NULL,
	`solution` text NOT NULL,
	`results` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`validated_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stories_place` ON `stories` (`profile_id`,`place`);--> statement-breakpoint
CREATE INDEX `stories_public` ON `stories` (`profile_id`,`status`,`place`);