CREATE TABLE `decisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`version` integer,
	`profile_id` integer,
	`verdict` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`decided_by` text,
	`decider_name` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `decisions_subject` ON `decisions` (`subject`,`subject_id`,`at`);--> statement-breakpoint
CREATE INDEX `decisions_at` ON `decisions` (`at`);--> statement-breakpoint
CREATE INDEX `decisions_profile` ON `decisions` (`profile_id`);--> statement-breakpoint
CREATE TABLE `profile_redirects` (
	`old_url` text PRIMARY KEY NOT NULL,
	`profile_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `profile_redirects_profile` ON `profile_redirects` (`profile_id`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `profiles` ADD `suspended_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `picture_slug` text;--> statement-breakpoint
ALTER TABLE `stories` ADD `key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `stories_key` ON `stories` (`profile_id`,`key`);--> statement-breakpoint
CREATE TRIGGER `decision_changed` BEFORE UPDATE OF `subject`, `subject_id`, `version`, `verdict`, `note`, `decider_name`, `at` ON `decisions`
BEGIN
	SELECT RAISE(ABORT, 'a decision is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `decision_deleted` BEFORE DELETE ON `decisions`
BEGIN
	SELECT RAISE(ABORT, 'a decision is never deleted');
END;
