CREATE TABLE `badge_endorsements` (
	`badge_id` text NOT NULL,
	`reference_id` integer NOT NULL,
	`claims` text NOT NULL,
	`named_hash` text NOT NULL,
	PRIMARY KEY(`badge_id`, `reference_id`),
	FOREIGN KEY (`badge_id`) REFERENCES `badges`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `badge_endorsements_reference` ON `badge_endorsements` (`reference_id`);--> statement-breakpoint
CREATE TABLE `badge_queue` (
	`profile_id` integer PRIMARY KEY NOT NULL,
	`change` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT 0 NOT NULL,
	`queued_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `badge_queue_due` ON `badge_queue` (`due_at`,`profile_id`);--> statement-breakpoint
CREATE TABLE `badges` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` integer,
	`story_id` integer NOT NULL,
	`version` integer NOT NULL,
	`profile_url` text NOT NULL,
	`title` text NOT NULL,
	`status_list` integer NOT NULL,
	`status_index` integer NOT NULL,
	`key_id` text NOT NULL,
	`says_hash` text NOT NULL,
	`issued_at` integer NOT NULL,
	`revoked_at` integer,
	`reason` text,
	`body` text NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `badges_status` ON `badges` (`status_list`,`status_index`);--> statement-breakpoint
CREATE UNIQUE INDEX `badges_unrevoked` ON `badges` (`story_id`,`version`,`says_hash`) WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX `badges_profile` ON `badges` (`profile_id`,`story_id`,`issued_at`);--> statement-breakpoint
CREATE INDEX `badges_story` ON `badges` (`story_id`,`issued_at`);--> statement-breakpoint
CREATE INDEX `badges_revoked` ON `badges` (`status_list`,`status_index`) WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX `badges_standing` ON `badges` (`status_list`,`status_index`,`id`,`profile_id`,`story_id`,`version`,`profile_url`) WHERE revoked_at is null;--> statement-breakpoint
-- Who was published before there were badges.
INSERT INTO `badge_queue` (`profile_id`, `change`, `queued_at`)
	SELECT `id`, lower(hex(randomblob(16))), unixepoch() * 1000 FROM `profiles` WHERE `listed_at` IS NOT NULL AND `owner_id` IS NOT NULL;
