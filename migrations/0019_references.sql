CREATE TABLE `claim_confirmations` (
	`story_id` integer NOT NULL,
	`version` integer NOT NULL,
	`place` integer NOT NULL,
	`reference_id` integer NOT NULL,
	`outcome` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`story_id`, `version`, `place`, `reference_id`),
	FOREIGN KEY (`reference_id`) REFERENCES `references`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`story_id`,`version`,`place`) REFERENCES `claims`(`story_id`,`version`,`place`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `claim_confirmations_reference` ON `claim_confirmations` (`reference_id`);--> statement-breakpoint
CREATE TABLE `confirmation_requests` (
	`story_id` integer NOT NULL,
	`version` integer NOT NULL,
	`reference_id` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`answered_at` integer,
	PRIMARY KEY(`story_id`, `version`, `reference_id`),
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reference_id`) REFERENCES `references`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `confirmation_requests_reference` ON `confirmation_requests` (`reference_id`);--> statement-breakpoint
CREATE TABLE `claims` (
	`story_id` integer NOT NULL,
	`version` integer NOT NULL,
	`place` integer NOT NULL,
	`part` text NOT NULL,
	`text` text NOT NULL,
	`is_marked` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`story_id`, `version`, `place`),
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `story_versions` (
	`story_id` integer NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`industry` text DEFAULT '' NOT NULL,
	`timeline` text DEFAULT '' NOT NULL,
	`problem_description` text NOT NULL,
	`task` text DEFAULT '' NOT NULL,
	`solution` text NOT NULL,
	`results` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`edited_at` integer NOT NULL,
	`submitted_at` integer,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`story_id`, `version`),
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `story_versions_queue` ON `story_versions` (`status`,`submitted_at`) WHERE status = 'submitted';--> statement-breakpoint
CREATE TABLE `suppressions` (
	`normalised_email` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`normalised_email`, `kind`)
);
--> statement-breakpoint
CREATE INDEX `suppressions_at` ON `suppressions` (`at`);--> statement-breakpoint
ALTER TABLE `users` ADD `network` text;--> statement-breakpoint
ALTER TABLE `references` ADD `words` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `references` ADD `invited_at` integer;--> statement-breakpoint
ALTER TABLE `references` ADD `expires_at` integer;--> statement-breakpoint
ALTER TABLE `references` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `references` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `references` ADD `submitted_at` integer;--> statement-breakpoint
ALTER TABLE `references` ADD `decided_at` integer;--> statement-breakpoint
ALTER TABLE `references` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `references` ADD `network` text;--> statement-breakpoint
ALTER TABLE `references` ADD `consent_at` integer;--> statement-breakpoint
CREATE INDEX `references_expires` ON `references` (`status`,`expires_at`);--> statement-breakpoint
CREATE INDEX `references_unreminded` ON `references` (`status`,`invited_at`) WHERE reminded_at is null;--> statement-breakpoint
INSERT INTO `story_versions` (`story_id`, `version`, `title`, `subtitle`, `industry`, `timeline`, `problem_description`, `task`, `solution`, `results`, `status`, `edited_at`, `submitted_at`, `decided_at`, `created_at`)
SELECT `id`, `version`, `title`, `subtitle`, `industry`, `timeline`, `problem_description`, `task`, `solution`, `results`, `status`, `updated_at`, `validated_at`, `validated_at`, `created_at` FROM `stories`;
