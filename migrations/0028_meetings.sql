CREATE TABLE `availability` (
	`profile_id` integer PRIMARY KEY NOT NULL,
	`time_zone` text NOT NULL,
	`is_open` integer NOT NULL,
	`length` integer NOT NULL,
	`buffer` integer NOT NULL,
	`notice_minutes` integer NOT NULL,
	`horizon_days` integer NOT NULL,
	`place_kind` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`edited_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `availability_days` (
	`profile_id` integer NOT NULL,
	`day` text NOT NULL,
	`spans` text NOT NULL,
	PRIMARY KEY(`profile_id`, `day`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `availability_spans` (
	`profile_id` integer NOT NULL,
	`weekday` integer NOT NULL,
	`from_minute` integer NOT NULL,
	`to_minute` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `weekday`, `from_minute`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `busy_calendars` (
	`profile_id` integer PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`host` text NOT NULL,
	`etag` text,
	`last_read_at` integer,
	`problem` text,
	`failing_since` integer,
	`told_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `busy_calendars_due` ON `busy_calendars` (`due_at`);--> statement-breakpoint
CREATE TABLE `busy_spans` (
	`profile_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `starts_at`, `ends_at`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`profile_id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`made_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token_hash_unique` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE TABLE `meeting_holds` (
	`profile_id` integer NOT NULL,
	`visitor_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`network` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `visitor_id`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `meeting_holds_profile` ON `meeting_holds` (`profile_id`,`until`);--> statement-breakpoint
CREATE INDEX `meeting_holds_until` ON `meeting_holds` (`until`);--> statement-breakpoint
CREATE TABLE `meetings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` text NOT NULL,
	`token_hash` text NOT NULL,
	`owner_token_hash` text NOT NULL,
	`booking_key` text NOT NULL,
	`profile_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`blocked_until` integer NOT NULL,
	`status` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`normalised_email` text GENERATED ALWAYS AS (lower(case when instr(email, '+') between 2 and instr(email, '@')
        then substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')) else email end)) VIRTUAL,
	`visitor_id` text NOT NULL,
	`time_zone` text NOT NULL,
	`about` text NOT NULL,
	`brief` text DEFAULT '' NOT NULL,
	`cancelled_by` text,
	`cancel_reason` text DEFAULT '' NOT NULL,
	`settled_at` integer NOT NULL,
	`reminded_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `meetings_uid_unique` ON `meetings` (`uid`);--> statement-breakpoint
CREATE UNIQUE INDEX `meetings_token_hash_unique` ON `meetings` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `meetings_owner_token_hash_unique` ON `meetings` (`owner_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `meetings_booking_key_unique` ON `meetings` (`booking_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `meetings_slot` ON `meetings` (`profile_id`,`starts_at`) WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX `meetings_profile` ON `meetings` (`profile_id`,`status`,`starts_at`);--> statement-breakpoint
CREATE INDEX `meetings_starts` ON `meetings` (`status`,`starts_at`);--> statement-breakpoint
CREATE INDEX `meetings_visitor` ON `meetings` (`visitor_id`);--> statement-breakpoint
CREATE INDEX `meetings_email` ON `meetings` (`normalised_email`);--> statement-breakpoint
CREATE INDEX `meetings_ends` ON `meetings` (`ends_at`);--> statement-breakpoint
ALTER TABLE `leads` ADD `meeting_id` integer REFERENCES meetings(id) ON DELETE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX `leads_meeting_id_unique` ON `leads` (`meeting_id`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `has_open_hours` integer DEFAULT false NOT NULL;